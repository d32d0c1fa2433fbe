// Translations as a file: download all texts of a language, check the translated file, and import it.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { formatNumber } from '#messages/format.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { compressed } from './compressed-file.ts'

type Outcomes = AdminOutput<'admin.importTranslations'>['outcomes']

/** More lines would fill the screen; the others follow after these are corrected. */
const shownLines = 20

/** Begins with a language that is translated, not with the one of the original texts. */
export function TranslationsPanel({ home }: { home: Locale }) {
  const [language, setLanguage] = useState(
    pageLocale === home ? locales.find((each) => each !== home)! : pageLocale,
  )
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<Outcomes | null>(null)
  const count = checked?.find(({ outcome }) => outcome === 'changed')?.lines.length ?? 0
  const send = async (write: boolean): Promise<Outcomes> => {
    const content = await compressed(file!)
    return (await adminCall('admin.importTranslations', { content, language, write })).outcomes
  }
  async function save(): Promise<void> {
    const { csv } = await adminCall('admin.exportTranslations', { language })
    download(`translations-${language}.csv`, csv)
  }
  const check = async () => setChecked(await send(false))
  async function write(): Promise<void> {
    await send(true)
    await check()
  }
  return (
    <Panel stack title={t('admin.product.translations')} text={t('admin.translations.text')}>
      <LocaleField
        label={t('chooser.language')}
        value={language}
        onChange={(next) => {
          setLanguage(next)
          setChecked(null)
        }}
      />
      <div>
        <ActionButton variant="secondary" action={save}>
          {t('admin.translations.download')}
        </ActionButton>
      </div>
      <FileField
        label={t('admin.translations.file')}
        hint={t('admin.import.drop')}
        chosen={file}
        onChoose={(next) => {
          setFile(next)
          setChecked(null)
        }}
      />
      {!checked && (
        <div>
          <ActionButton disabled={!file} action={check}>
            {t('admin.import.check')}
          </ActionButton>
        </div>
      )}
      {checked && <Report outcomes={checked} />}
      {count > 0 && (
        <div>
          <ActionButton action={write} done={t('account.saved')}>
            {t('admin.translations.write')}
          </ActionButton>
        </div>
      )}
    </Panel>
  )
}

function Report({ outcomes }: { outcomes: Outcomes }) {
  const isNamed = (outcome: Outcomes[number]['outcome']): boolean =>
    outcome !== 'changed' && outcome !== 'unchanged' && outcome !== 'empty'
  return (
    <DataTable
      label={t('admin.product.translations')}
      rows={outcomes}
      rowKey={({ outcome }) => outcome}
      empty={t('admin.content.none')}
      columns={[
        { label: t('admin.translations.result'), cell: ({ outcome }) => t(`admin.translations.${outcome}`) },
        {
          label: t('admin.translations.rows'),
          numeric: true,
          cell: ({ lines }) => formatNumber(pageLocale, lines.length),
        },
        {
          label: t('admin.translations.lines'),
          cell: ({ outcome, lines }) =>
            isNamed(outcome)
              ? lines.slice(0, shownLines).join(', ') + (lines.length > shownLines ? ' …' : '')
              : '',
        },
      ]}
    />
  )
}
