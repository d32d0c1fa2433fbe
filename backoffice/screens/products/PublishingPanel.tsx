// Status, schedule, address, categories and tags.
import { useState } from 'react'
import { productStatuses } from '#domain/catalog/product-record.ts'
import { inLanguage } from '#domain/markets/locale.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { readTimeField, toTimeField, useShopZone } from '../../platform/shop-time.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CategoryDialog } from '../categories/CategoryDialog.tsx'
import type { Taxonomy } from './taxonomy.ts'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type PublishingPanelProps = {
  editor: ProductEditor
  taxonomy: Taxonomy
  onTaxonomy: (taxonomy: Taxonomy) => void
}

export function PublishingPanel({ editor, taxonomy, onTaxonomy }: PublishingPanelProps) {
  const zone = useShopZone()
  const { record, home, error, change } = editor
  const isUnpriced =
    record.status === 'active' && record.variants.some(({ prices }) => Object.keys(prices).length === 0)
  const namesOf = (tag: string) => taxonomy.tags.find(({ key }) => key === tag)!.names
  return (
    <Panel stack title={t('admin.product.publishing')}>
      <div className="side-by-side">
        <SelectField
          label={t('admin.orders.status')}
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
          {...bindText(record.key, (key) => change({ key }))}
          error={error('key')}
        />
      </div>
      <Categories editor={editor} taxonomy={taxonomy} onTaxonomy={onTaxonomy} />
      {taxonomy.tags.length > 0 && (
        <fieldset>
          <legend>{t('admin.categories.tags')}</legend>
          <div className="choices">
            <Checkboxes
              all={taxonomy.tags.map(({ key }) => key)}
              nameOf={(key) => inLanguage(namesOf(key), pageLocale, home) ?? key}
              chosen={record.tags}
              onChange={(tags) => change({ tags })}
            />
          </div>
        </fieldset>
      )}
    </Panel>
  )
}

/** The product's categories. A new one is created here, and chosen. */
function Categories({ editor, taxonomy, onTaxonomy }: PublishingPanelProps) {
  const { record, home, change } = editor
  const [isAdding, setIsAdding] = useState(false)
  const textsOf = (category: string) => taxonomy.categories.find(({ key }) => key === category)!.texts
  function add(next: Taxonomy): void {
    const known = new Set(taxonomy.categories.map(({ key }) => key))
    const added = next.categories.map(({ key }) => key).filter((key) => !known.has(key))
    onTaxonomy(next)
    change((before) => ({ ...before, categories: [...before.categories, ...added] }))
  }
  return (
    <fieldset>
      <legend>{t('admin.categories.title')}</legend>
      <div className="choices">
        <Checkboxes
          all={taxonomy.categories.map(({ key }) => key)}
          nameOf={(key) => inLanguage(textsOf(key), pageLocale, home)?.name ?? key}
          chosen={record.categories}
          onChange={(categories) => change({ categories })}
        />
        <AddButton variant="tertiary" onClick={() => setIsAdding(true)}>
          {t('admin.categories.new')}
        </AddButton>
      </div>
      {isAdding && (
        <CategoryDialog record={null} taxonomy={taxonomy} onSaved={add} onClose={() => setIsAdding(false)} />
      )}
    </fieldset>
  )
}
