// Status, schedule and address; categories; tags.
import { useState } from 'react'
import { productStatuses } from '#domain/catalog/product-record.ts'
import { inLanguage } from '#domain/markets/locale.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { readTimeField, toTimeField, useShopZone } from '../../platform/shop-time.ts'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { FoldPanel } from '../../ui/FoldPanel.tsx'
import { CategoryDialog } from '../categories/CategoryDialog.tsx'
import type { Taxonomy } from './taxonomy.ts'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

export function StatusPanel({ editor }: { editor: ProductEditor }) {
  const zone = useShopZone()
  const { record, error, change } = editor
  const isUnpriced =
    record.status === 'active' && record.variants.some(({ prices }) => Object.keys(prices).length === 0)
  return (
    <FoldPanel openOnWide title={t('admin.orders.status')} summary={t(`admin.products.${record.status}`)}>
      <SelectField
        label={t('admin.orders.status')}
        labelHidden
        {...bindText(record.status, (status) => change({ status }))}
        hint={isUnpriced ? t('admin.product.unpriced') : undefined}
      >
        {productStatuses.map((status) => option(status, t(`admin.products.${status}`)))}
      </SelectField>
      {record.status === 'draft' && (
        <Field
          type="datetime-local"
          label={t('admin.product.publishAt')}
          hint={zone}
          value={toTimeField(record.publishAt)}
          error={error('publishAt')}
          onChange={({ currentTarget: { value } }) => change({ publishAt: readTimeField(value) })}
        />
      )}
      <Field
        label={t('admin.product.key')}
        hint={t('admin.product.keyHint')}
        dir="ltr"
        {...bindText(record.key, (key) => change({ key }))}
        error={error('key')}
      />
    </FoldPanel>
  )
}

type TaxonomyPanelProps = { editor: ProductEditor; taxonomy: Taxonomy }

export function TagsPanel({ editor: { record, home, change }, taxonomy: { tags } }: TaxonomyPanelProps) {
  const entries = tags.map(({ key, names }) => ({ key, name: inLanguage(names, pageLocale, home) ?? key }))
  if (entries.length === 0) return null
  return (
    <FoldPanel openOnWide title={t('admin.categories.tags')} summary={String(record.tags.length)}>
      <ChipsField
        label={t('admin.categories.addTag')}
        entries={entries}
        chosen={record.tags}
        onChange={(next) => change({ tags: next })}
      />
    </FoldPanel>
  )
}

type CategoriesPanelProps = TaxonomyPanelProps & { onTaxonomy: (taxonomy: Taxonomy) => void }

/** The product's categories. A new one is created here, and chosen. */
export function CategoriesPanel({ editor, taxonomy, onTaxonomy }: CategoriesPanelProps) {
  const { record, home, change } = editor
  const [isAdding, setIsAdding] = useState(false)
  const nameOf = (category: string | null): string | undefined => {
    const texts = taxonomy.categories.find(({ key }) => key === category)?.texts
    return texts && inLanguage(texts, pageLocale, home)?.name
  }
  function add(next: Taxonomy): void {
    const known = new Set(taxonomy.categories.map(({ key }) => key))
    const added = next.categories.map(({ key }) => key).filter((key) => !known.has(key))
    onTaxonomy(next)
    change((before) => ({ ...before, categories: [...before.categories, ...added] }))
  }
  return (
    <FoldPanel openOnWide title={t('admin.categories.title')} summary={String(record.categories.length)}>
      <ChipsField
        label={t('admin.categories.add')}
        entries={taxonomy.categories.map(({ key, parent }) => ({
          key,
          name: nameOf(key) ?? key,
          group: nameOf(parent),
        }))}
        chosen={record.categories}
        onChange={(categories) => change({ categories })}
      />
      <div>
        <AddButton variant="tertiary" onClick={() => setIsAdding(true)}>
          {t('admin.categories.new')}
        </AddButton>
      </div>
      {isAdding && (
        <CategoryDialog record={null} taxonomy={taxonomy} onSaved={add} onClose={() => setIsAdding(false)} />
      )}
    </FoldPanel>
  )
}
