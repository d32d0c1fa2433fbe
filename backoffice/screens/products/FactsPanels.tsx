// Brand, tax, shipping and texts for search engines.
import { countries } from '#domain/markets/market.ts'
import { emptyTexts, taxClasses, type ProductRecord, type TaxClass } from '#domain/catalog/product-record.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Checkbox } from '#storefront/ui/Checkbox.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { SelectField } from '#storefront/ui/SelectField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { MarketList } from '../settings/MarketList.tsx'
import type { ProductEditor } from './product-editor.ts'

export function FactsPanels({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, error, change, changeTexts } = editor
  const texts = record.texts[home] ?? emptyTexts
  const line = (name: 'brand' | 'productType' | 'originCountry' | 'hsCode', label: string) => (
    <Field
      label={label}
      value={record[name] ?? ''}
      error={error(name)}
      onChange={(event) => change({ [name]: event.currentTarget.value || null } as Partial<ProductRecord>)}
    />
  )
  return (
    <>
      <Panel title={t('admin.product.facts')}>
        <div className="side-by-side">
          {line('brand', t('admin.product.brand'))}
          {line('productType', t('admin.product.type'))}
          <SelectField
            label={t('admin.product.taxClass')}
            value={record.taxClass}
            onChange={(event) => change({ taxClass: event.currentTarget.value as TaxClass })}
          >
            {taxClasses.map((each) => (
              <option key={each} value={each}>
                {t(`admin.taxClass.${each}`)}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={t('admin.product.handlingDays')}
            value={record.handlingDays}
            error={error('handlingDays')}
            onValue={(days) => change({ handlingDays: days ?? 0 })}
          />
          <NumberField
            label={t('admin.product.freshDays')}
            hint={t('admin.product.freshDaysHint')}
            value={record.freshDays}
            error={error('freshDays')}
            onValue={(freshDays) => change({ freshDays })}
          />
          {line('originCountry', t('admin.product.origin'))}
          {line('hsCode', t('admin.product.hsCode'))}
          <Checkbox
            label={t('admin.product.requiresShipping')}
            checked={record.requiresShipping}
            onChange={(event) => change({ requiresShipping: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('admin.product.giftWrap')}
            checked={record.giftWrap}
            onChange={(event) => change({ giftWrap: event.currentTarget.checked })}
          />
        </div>
      </Panel>
      <Markets editor={editor} />
      <Panel title={t('admin.product.seo')}>
        <div className="stack">
          <Field
            label={t('admin.product.seoTitle')}
            value={texts.seoTitle}
            error={error(`texts.${home}.seoTitle`)}
            onChange={(event) => changeTexts({ seoTitle: event.currentTarget.value })}
          />
          <Field
            label={t('admin.product.seoDescription')}
            value={texts.seoDescription}
            error={error(`texts.${home}.seoDescription`)}
            onChange={(event) => changeTexts({ seoDescription: event.currentTarget.value })}
          />
        </div>
      </Panel>
    </>
  )
}

function Markets({ editor: { record, change } }: { editor: ProductEditor }) {
  const t = useTranslate()
  return (
    <Panel title={t('admin.product.markets')}>
      <MarketList
        markets={countries}
        chosen={record.markets ?? countries}
        onChange={(chosen) => change({ markets: chosen.length === countries.length ? null : chosen })}
      />
    </Panel>
  )
}
