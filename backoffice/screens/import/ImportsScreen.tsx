// Imports of products: check a file, and the latest imports.
import { useState } from 'react'
import { categorySources, type CategorySource } from '#domain/import/imported-product.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { adminHref, navigate } from '../../platform/router.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { compressed } from './compressed-file.ts'
import { option } from '../../ui/option.tsx'
import type { AdminOutput } from '#api/call.ts'
import { formatNumber } from '#messages/format.ts'

export default function ImportsScreen() {
  const imports = useLoad('admin.listImports', {})
  const shop = useLoad('admin.listTaxonomy', {})
  if (imports.notLoaded) return imports.notLoaded
  return (
    <>
      <ScreenHead title={t('admin.import.title')}>
        <Button variant="secondary" href={adminHref('/old-addresses')}>
          {t('admin.redirects.title')}
        </Button>
      </ScreenHead>
      <Panel>{shop.data && <FileForm home={shop.data.home} base={shop.data.currency} />}</Panel>
      <Panel title={t('admin.import.history')}>
        <DataTable
          label={t('admin.import.history')}
          rows={imports.data?.runs ?? []}
          loading={imports.loading}
          rowKey={({ id }) => id}
          empty={t('admin.import.none')}
          columns={[
            {
              label: t('admin.import.file'),
              cell: ({ id, fileName, createdAt }) => (
                <>
                  <a href={adminHref(`/import/${id}`)}>{fileName}</a>
                  <small className="muted">{shopTime(createdAt)}</small>
                </>
              ),
            },
            ...(['created', 'changed', 'unchanged', 'skipped'] as const).map((outcome) => ({
              key: outcome,
              label: t(`admin.import.result.${outcome}`),
              numeric: true,
              cell: (run: { readonly [key in typeof outcome]: number }) =>
                formatNumber(pageLocale, run[outcome]),
            })),
            {
              label: t('admin.import.undone'),
              numeric: true,
              cell: ({ undone }) => (undone === 0 ? '' : formatNumber(pageLocale, undone)),
            },
          ]}
        />
      </Panel>
      <TranslationsPanel />
    </>
  )
}

type FileDraft = {
  readonly file: File | null
  readonly language: Locale
  readonly currency: Currency
  readonly categories: CategorySource
  readonly tagPrefix: string
}

/** Begins with the shop's own language and currency. */
function FileForm({ home, base }: { home: Locale; base: Currency }) {
  const form = useDraftForm<FileDraft>(
    { file: null, language: home, currency: base, categories: 'collection', tagPrefix: '' },
    {
      check: ({ file, categories, tagPrefix }) => ({
        ...(!file?.size && { file: t('form.required') }),
        ...(categories === 'tag' && tagPrefix.trim() === '' && { tagPrefix: t('form.required') }),
      }),
      submit: async ({ file, ...settings }) => {
        const content = await compressed(file!)
        const { id } = await adminCall('admin.startImport', { name: file!.name, content, ...settings })
        navigate(`/import/${id}`)
      },
    },
  )
  const { language, categories } = form.draft
  return (
    <form className="stack" {...form.props}>
      <Field
        label={t('admin.import.file')}
        hint={t('admin.import.fileHint')}
        type="file"
        name="file"
        accept=".csv,text/csv"
        error={form.errors['file']}
        onChange={({ currentTarget: { files } }) => form.change({ file: files?.[0] ?? null })}
      />
      <SelectField label={t('admin.import.currency')} {...form.field('currency')}>
        {currencies.map((each) => option(each, each))}
      </SelectField>
      <LocaleField
        label={t('admin.import.language')}
        value={language}
        onChange={(language) => form.change({ language })}
      />
      <SelectField label={t('admin.import.categories')} {...form.field('categories')}>
        {categorySources.map((each) => option(each, t(`admin.import.from.${each}`)))}
      </SelectField>
      {categories === 'tag' && <Field {...form.field('tagPrefix')} label={t('admin.import.tagPrefix')} />}
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" loading={form.busy}>
          {t('admin.import.check')}
        </Button>
      </div>
    </form>
  )
}

type Outcomes = AdminOutput<'admin.importTranslations'>['outcomes']

/** More lines would fill the screen; the others follow after these are corrected. */
const shownLines = 20

/** Translations as a file: download all texts of a language, check the translated file, and import it. */
function TranslationsPanel() {
  const [language, setLanguage] = useState(pageLocale)
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
          <ActionButton action={check}>{t('admin.import.check')}</ActionButton>
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
