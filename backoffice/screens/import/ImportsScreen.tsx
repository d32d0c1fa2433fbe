// Imports of products: check a file, and the latest imports.
import { sampleFile } from '#domain/import/sample-file.ts'
import { categorySources, type CategorySource } from '#domain/import/imported-product.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { adminHref, navigate } from '../../platform/router.ts'
import { useDraftForm, type DraftForm } from '../../platform/use-draft-form.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { compressed } from './compressed-file.ts'
import { TranslationsPanel } from './TranslationsPanel.tsx'
import './ImportScreen.css'
import { option } from '../../ui/option.tsx'
import { formatNumber } from '#messages/format.ts'

export default function ImportsScreen() {
  const imports = useLoad('admin.listImports', {})
  const shop = useLoad('admin.listTaxonomy', {})
  if (imports.notLoaded) return imports.notLoaded
  return (
    <>
      <ScreenHead title={t('admin.import.title')} text={t('admin.import.lead')} />
      <div className="import-screen stack">
        <Panel stack>
          {shop.data && <FileForm home={shop.data.home} base={shop.data.currency} />}
          <Disclosure summary={t('admin.import.how')}>
            <p>{t('admin.import.howShopify')}</p>
            <p>{t('admin.import.howWoo')}</p>
          </Disclosure>
        </Panel>
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
        {shop.data && <TranslationsPanel home={shop.data.home} />}
        <Panel title={t('admin.redirects.title')} text={t('admin.redirects.text')}>
          <Button variant="secondary" href={adminHref('/old-addresses')}>
            {t('account.edit')}
          </Button>
        </Panel>
      </div>
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

/** How the chosen file is read. */
function Reading({ form }: { form: DraftForm<FileDraft> }) {
  const { language, categories } = form.draft
  return (
    <>
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
    </>
  )
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
  const { file } = form.draft
  return (
    <form className="stack" {...form.props}>
      <Steps
        label={t('admin.import.title')}
        steps={[
          { label: t('admin.import.stepChoose') },
          { label: t('admin.import.stepCheck') },
          { label: t('admin.import.stepImport') },
        ]}
        current={file ? 1 : 0}
        doneLabel={t('admin.setup.done')}
      />
      <FileField
        label={t('admin.import.file')}
        hint={t('admin.import.drop')}
        chosen={file}
        error={form.errors['file']}
        onChoose={(next) => form.change({ file: next })}
      />
      {file && <Reading form={form} />}
      <FormProblem text={form.problem} />
      <div className="button-row">
        <Button type="submit" disabled={!file} loading={form.busy}>
          {t('admin.import.check')}
        </Button>
        <Button size="s" variant="link" onClick={() => download('sample-products.csv', sampleFile())}>
          {t('admin.import.sample')}
        </Button>
      </div>
    </form>
  )
}
