// Translations as a file: download all texts of a language, check the translated file, and import it.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { formatNumber } from '#messages/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { compressed } from './compressed-file.ts'

type Outcomes = AdminOutput<'admin.importTranslations'>['outcomes']

/** More lines would fill the screen; the others follow after these are corrected. */
const shownLines = 20

export function TranslationsPanel() {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [language, setLanguage] = useState(useLocale())
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<Outcomes | null>(null)
  const count = checked?.find(({ outcome }) => outcome === 'changed')?.lines.length ?? 0
  const send = async (write: boolean): Promise<Outcomes> => {
    const content = await compressed(file!)
    return (await adminCall('admin.importTranslations', { content, language, write })).outcomes
  }
  const download = () =>
    run(async () => {
      const { csv } = await adminCall('admin.exportTranslations', { language })
      const link = document.createElement('a')
      // The mark makes spreadsheets read UTF-8.
      link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }))
      link.download = `translations-${language}.csv`
      link.click()
      URL.revokeObjectURL(link.href)
    })
  const check = () => run(async () => setChecked(await send(false)))
  const write = () =>
    run(async () => {
      await send(true)
      setChecked(await send(false))
    }, t('account.saved'))
  return (
    <Panel title={t('admin.product.translations')} text={t('admin.translations.text')}>
      <div className="stack">
        <LocaleField
          label={t('chooser.language')}
          value={language}
          onChange={(next) => {
            setLanguage(next)
            setChecked(null)
          }}
        />
        <div>
          <Button variant="secondary" loading={busy} onClick={() => void download()}>
            {t('admin.translations.download')}
          </Button>
        </div>
        <Field
          type="file"
          accept=".csv,text/csv"
          label={t('admin.translations.file')}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null)
            setChecked(null)
          }}
        />
        {file && !checked && (
          <div>
            <Button loading={busy} onClick={() => void check()}>
              {t('admin.import.check')}
            </Button>
          </div>
        )}
        {checked && <Report outcomes={checked} />}
        {count > 0 && (
          <div>
            <Button loading={busy} onClick={() => void write()}>
              {t('admin.translations.write')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function Report({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslate()
  const locale = useLocale()
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
          cell: ({ lines }) => formatNumber(locale, lines.length),
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
