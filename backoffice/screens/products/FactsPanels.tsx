// Brand, tax, shipping and texts for search engines.
import { countries } from '#domain/markets/market.ts'
import { emptyTexts, taxClasses, type ProductRecord } from '#domain/catalog/product-record.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { MarketList } from '../settings/MarketList.tsx'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'

export function FactsPanels({ editor }: { editor: ProductEditor }) {
  const { record, home, error, change, changeTexts } = editor
  const texts = record.texts[home] ?? emptyTexts
  const line = (name: 'brand' | 'productType' | 'originCountry' | 'hsCode', label: string) => (
    <Field
      label={label}
      {...bindText(record[name] ?? '', (next) => change({ [name]: next || null } as Partial<ProductRecord>))}
      error={error(name)}
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
            {...bindText(record.taxClass, (taxClass) => change({ taxClass }))}
          >
            {taxClasses.map((each) => option(each, t(`admin.taxClass.${each}`)))}
          </SelectField>
          <NumberField
            label={t('admin.product.handlingDays')}
            value={record.handlingDays}
            error={error('handlingDays')}
            onValue={(days) => change({ handlingDays: days ?? 0 })}
          />
          {line('originCountry', t('admin.product.origin'))}
          {line('hsCode', t('admin.product.hsCode'))}
          <NumberField
            label={t('admin.product.freshDays')}
            hint={t('admin.product.freshDaysHint')}
            value={record.freshDays}
            error={error('freshDays')}
            onValue={(freshDays) => change({ freshDays })}
          />
          <div>
            <Checkbox
              label={t('admin.product.requiresShipping')}
              {...bindChecked(record.requiresShipping, (requiresShipping) => change({ requiresShipping }))}
            />
            <Checkbox
              label={t('admin.product.giftWrap')}
              {...bindChecked(record.giftWrap, (giftWrap) => change({ giftWrap }))}
            />
          </div>
        </div>
      </Panel>
      <Markets editor={editor} />
      <Panel stack title={t('admin.product.seo')}>
        <Field
          label={t('admin.product.seoTitle')}
          {...bindText(texts.seoTitle, (seoTitle) => changeTexts({ seoTitle }))}
          error={error(`texts.${home}.seoTitle`)}
        />
        <Field
          label={t('admin.product.seoDescription')}
          {...bindText(texts.seoDescription, (seoDescription) => changeTexts({ seoDescription }))}
          error={error(`texts.${home}.seoDescription`)}
        />
      </Panel>
    </>
  )
}

function Markets({ editor: { record, change } }: { editor: ProductEditor }) {
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
