// The product editor: everything about a product on one page, with one save.
import { useEffect, useRef, useState } from 'react'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved, navigate, type ScreenProps } from '../../platform/router.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { PictureField } from '../../shared/pictures/PictureField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { CustomsPanel, MarketsPanel, SalePanel, SearchEnginesPanel } from './FactsPanels.tsx'
import { PersonalisationPanel } from './PersonalisationPanel.tsx'
import { CategoriesPanel, StatusPanel, TagsPanel } from './PublishingPanels.tsx'
import { SizeChartPanel } from './SizeChartPanel.tsx'
import { TextsPanel } from './TextsPanel.tsx'
import { VariantsPanel } from './VariantsPanel.tsx'
import { toneOf } from './product-tone.ts'
import { useProductEditor, type ProductEditor, type StoredProduct } from './product-editor.ts'
import type { Taxonomy } from './taxonomy.ts'
import { bindSubmit } from '../../platform/bind.ts'
import './products.css'

export default function ProductScreen({ params }: ScreenProps) {
  return params['id'] === 'new' ? <NewProduct /> : <StoredProductOf id={params['id'] ?? ''} />
}

function NewProduct() {
  const taxonomy = useLoad('admin.listTaxonomy', {})
  return taxonomy.data ? (
    <Editor stored={null} preview="" drawnPictures={[]} taxonomy={taxonomy.data} />
  ) : (
    taxonomy.notLoaded
  )
}

function StoredProductOf({ id }: { id: string }) {
  const taxonomy = useLoad('admin.listTaxonomy', {})
  const product = useLoad('admin.viewProduct', { id })
  if (!taxonomy.data || !product.data) return taxonomy.notLoaded ?? product.notLoaded
  const { record, preview, drawnPictures } = product.data
  return (
    <Editor
      stored={{ id, record: record as ProductRecord }}
      preview={preview}
      drawnPictures={drawnPictures}
      taxonomy={taxonomy.data}
    />
  )
}

const formId = 'product-form'

type EditorProps = {
  stored: StoredProduct | null
  /** Address; empty before the first save. */
  preview: string
  drawnPictures: readonly string[]
  taxonomy: Taxonomy
}

function Editor({ stored, preview, drawnPictures, taxonomy: loaded }: EditorProps) {
  const [taxonomy, setTaxonomy] = useState(loaded)
  const editor = useProductEditor(stored, taxonomy.home)
  // A new form after discarding: fields forget what was typed.
  const [attempt, setAttempt] = useState(0)
  const { id, record, home, changed, status } = editor
  // A new product begins in the home language: the others translate it.
  const [locale, setLocale] = useState<Locale>(id === null ? home : pageLocale)
  const form = useFirstProblem(editor)
  const title = record.texts[pageLocale]?.title || record.texts[home]?.title || t('admin.products.new')

  async function save(): Promise<void> {
    const saved = await editor.save()
    if (!saved || id !== null) return
    leaveSaved(`/products/${saved.id}`, { replace: true })
  }

  return (
    <>
      <ScreenHead
        title={title}
        back={{ path: '/products', label: t('admin.products.title') }}
        stays
        // Of the stored product: a copy is told from its original by being a draft.
        badge={
          status && (
            <span className="product-state">
              <Badge tone={toneOf[status]}>{t(`admin.products.${status}`)}</Badge>
              {!changed && <small className="muted">{t('account.saved')}</small>}
            </span>
          )
        }
      >
        {id !== null && <ProductActions id={id} changed={changed} preview={preview} />}
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
        <div className="stack">
          <TextsPanel editor={editor} locale={locale} onLocale={setLocale} />
          <Panel title={t('admin.pictures.title')}>
            <PictureField product={record} home={home} change={editor.change} />
          </Panel>
          <VariantsPanel editor={editor} locale={locale} currency={taxonomy.currency} />
          <PersonalisationPanel editor={editor} locale={locale} drawnPictures={drawnPictures} />
          <DetailsPanel editor={editor} locale={locale} />
          <SizeChartPanel editor={editor} />
          <SearchEnginesPanel editor={editor} locale={locale} />
          <CustomsPanel editor={editor} />
        </div>
        <div className="stack" data-part="facts">
          <StatusPanel editor={editor} />
          <CategoriesPanel editor={editor} taxonomy={taxonomy} onTaxonomy={setTaxonomy} />
          <TagsPanel editor={editor} taxonomy={taxonomy} />
          <SalePanel editor={editor} />
          <MarketsPanel editor={editor} />
        </div>
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

type ProductActionsProps = Pick<EditorProps, 'preview'> & { id: string; changed: boolean }

function ProductActions({ id, changed, preview }: ProductActionsProps) {
  async function duplicate(): Promise<void> {
    const copy = await adminCall('admin.duplicateProduct', { id })
    navigate(`/products/${copy.id}`)
  }

  return (
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
  )
}

/** Focuses the first field with a problem of a save. */
function useFirstProblem({ errors }: ProductEditor) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [errors])
  return form
}
