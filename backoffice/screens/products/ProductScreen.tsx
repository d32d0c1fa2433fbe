// The product editor: everything about a product on one page, with one save.
import { useEffect, useRef, useState } from 'react'
import { type ProductRecord, emptyTexts } from '#domain/catalog/product-record.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved, navigate, type ScreenProps } from '../../platform/router.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { PictureField } from '../../shared/pictures/PictureField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { FactsPanels } from './FactsPanels.tsx'
import { PersonalisationPanel } from './PersonalisationPanel.tsx'
import { PublishingPanel } from './PublishingPanel.tsx'
import { SizeChartPanel } from './SizeChartPanel.tsx'
import { VariantsPanel } from './VariantsPanel.tsx'
import { toneOf } from './product-tone.ts'
import { useProductEditor, type ProductEditor, type StoredProduct } from './product-editor.ts'
import type { Taxonomy } from './taxonomy.ts'
import { Field } from '#web/ui/Field.tsx'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { TextPreview } from '../../shared/TextPreview.tsx'
import { missingTexts, textEntries, withText } from '#domain/catalog/product-texts.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import './products.css'

export default function ProductScreen({ params }: ScreenProps) {
  return params['id'] === 'new' ? <NewProduct /> : <StoredProductOf id={params['id'] ?? ''} />
}

function NewProduct() {
  const taxonomy = useLoad('admin.listTaxonomy', {})
  return taxonomy.data ? <Editor stored={null} preview="" taxonomy={taxonomy.data} /> : taxonomy.notLoaded
}

function StoredProductOf({ id }: { id: string }) {
  const taxonomy = useLoad('admin.listTaxonomy', {})
  const product = useLoad('admin.viewProduct', { id })
  if (!taxonomy.data || !product.data) return taxonomy.notLoaded ?? product.notLoaded
  const { record, preview } = product.data
  return (
    <Editor stored={{ id, record: record as ProductRecord }} preview={preview} taxonomy={taxonomy.data} />
  )
}

const formId = 'product-form'

type EditorProps = { stored: StoredProduct | null; preview: string; taxonomy: Taxonomy }

function Editor({ stored, preview, taxonomy: loaded }: EditorProps) {
  const [taxonomy, setTaxonomy] = useState(loaded)
  const editor = useProductEditor(stored, taxonomy.home)
  // A new form after discarding: fields forget what was typed.
  const [attempt, setAttempt] = useState(0)
  const { id, record, home, changed, status } = editor
  const form = useFirstProblem(editor)
  const title = record.texts[home]?.title || t('admin.products.new')

  async function save(): Promise<void> {
    const saved = await editor.save()
    if (!saved || id !== null) return
    leaveSaved(`/products/${saved.id}`, { replace: true })
  }

  async function duplicate(): Promise<void> {
    const copy = await adminCall('admin.duplicateProduct', { id: id! })
    navigate(`/products/${copy.id}`)
  }

  return (
    <>
      <ScreenHead
        title={title}
        back={{ path: '/products', label: t('admin.products.title') }}
        // Of the stored product: a copy is told from its original by being a draft.
        badge={status && <Badge tone={toneOf[status]}>{t(`admin.products.${status}`)}</Badge>}
      >
        {id !== null && (
          <>
            <ActionButton variant="secondary" icon="copy" disabled={changed} action={duplicate}>
              {t('admin.product.duplicate')}
            </ActionButton>
            {preview && (
              <Button variant="secondary" icon="eye" href={preview} target="_blank" rel="noreferrer">
                {t('admin.product.preview')}
              </Button>
            )}
          </>
        )}
      </ScreenHead>
      <form
        key={attempt}
        ref={form}
        id={formId}
        className="product-editor"
        noValidate
        {...bindSubmit(() => void save())}
      >
        <FormProblem text={editor.problems.join('\n')} />
        <TextPanel editor={editor} />
        <Panel title={t('admin.pictures.title')}>
          <PictureField product={record} home={home} change={editor.change} />
        </Panel>
        <VariantsPanel editor={editor} currency={taxonomy.currency} />
        <SizeChartPanel editor={editor} />
        <PersonalisationPanel editor={editor} />
        <PublishingPanel editor={editor} taxonomy={taxonomy} onTaxonomy={setTaxonomy} />
        <FactsPanels editor={editor} />
        <TranslationPanel editor={editor} />
      </form>
      <SaveBar
        changed={changed}
        busy={editor.busy}
        form={formId}
        onDiscard={() => {
          editor.discard()
          setAttempt((count) => count + 1)
        }}
      />
    </>
  )
}

/** Focuses the first field with a problem of a save. */
function useFirstProblem({ errors }: ProductEditor) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [errors])
  return form
}

/** Title and description in the home language, with a preview of the description as the shop shows it. */
function TextPanel({ editor }: { editor: ProductEditor }) {
  const { record, home, error, changeTexts } = editor
  const { title, description } = record.texts[home] ?? emptyTexts
  return (
    <Panel stack>
      <Field
        label={t('admin.product.title')}
        dir="auto"
        {...bindText(title, (title) => changeTexts({ title }))}
        error={error(`texts.${home}.title`)}
      />
      <div className="side-by-side">
        <Field
          multiline
          label={t('admin.product.description')}
          dir="auto"
          hint={t('admin.product.markdown')}
          {...bindText(description, (description) => changeTexts({ description }))}
          error={error(`texts.${home}.description`)}
        />
        <TextPreview text={description} />
      </div>
    </Panel>
  )
}

/** The texts of one other language beside those of the home language, with the number of missing texts. */
function TranslationPanel({ editor }: { editor: ProductEditor }) {
  const { record, home, error, change } = editor
  const [locale, setLocale] = useState<Locale | ''>('')
  // Any language may have an address of its own.
  const address = { path: 'slug', text: t('admin.product.slug') }
  const source = [...textEntries(record.texts[home]).filter(({ path }) => path !== 'slug'), address]
  const written = new Map(
    locale ? textEntries(record.texts[locale]).map(({ path, text }) => [path, text]) : [],
  )
  return (
    <Panel stack title={t('admin.product.translations')}>
      <SelectField label={t('chooser.language')} {...bindText(locale, setLocale)}>
        <option value="">–</option>
        {locales
          .filter((each) => each !== home)
          .map((each) => (
            <option key={each} value={each}>
              {localeTable[each].name} –{' '}
              {t('admin.product.missing', { count: missingTexts(record, each, home).length })}
            </option>
          ))}
      </SelectField>
      {locale &&
        source.map(({ path, text }) => (
          <Field
            key={`${locale} ${path}`}
            multiline={path === 'description'}
            label={text.length > maxLabel ? `${text.slice(0, maxLabel)}…` : text}
            lang={localeTable[locale].tag}
            dir="auto"
            value={written.get(path) ?? ''}
            error={error(`texts.${locale}.${path}`)}
            onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
              change((before) => withText(before, locale, path, value))
            }
          />
        ))}
    </Panel>
  )
}

const maxLabel = 300
