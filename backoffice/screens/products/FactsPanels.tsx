// Brand, tax and shipping; countries of sale; texts for search engines; customs.
import type { Locale } from '#domain/markets/locale.ts'
import { countries } from '#domain/markets/market.ts'
import { emptyTexts, taxClasses, type ProductRecord } from '#domain/catalog/product-record.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { FoldPanel } from '../../ui/FoldPanel.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { CountryList } from '../settings/CountryField.tsx'
import { homeLabel } from './home-label.ts'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'

type PanelProps = { editor: ProductEditor }

/** Parts of a summary that are filled in. */
function summaryOf(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ') || t('admin.product.notSet')
}

type LineFieldProps = PanelProps & {
  name: 'brand' | 'productType' | 'originCountry' | 'hsCode'
  label: string
}

function LineField({ editor: { record, error, change }, name, label }: LineFieldProps) {
  return (
    <Field
      label={label}
      {...bindText(record[name] ?? '', (next) => change({ [name]: next || null } as Partial<ProductRecord>))}
      error={error(name)}
    />
  )
}

export function SalePanel({ editor }: PanelProps) {
  const { record, error, change } = editor
  return (
    <FoldPanel
      title={t('admin.product.facts')}
      summary={summaryOf(record.brand, record.productType, t(`admin.taxClass.${record.taxClass}`))}
    >
      <LineField editor={editor} name="brand" label={t('admin.product.brand')} />
      <LineField editor={editor} name="productType" label={t('admin.product.type')} />
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
    </FoldPanel>
  )
}

export function CustomsPanel({ editor }: PanelProps) {
  const { originCountry, hsCode } = editor.record
  return (
    <FoldPanel title={t('admin.product.customs')} summary={summaryOf(originCountry, hsCode)}>
      <div className="side-by-side">
        <LineField editor={editor} name="originCountry" label={t('admin.product.origin')} />
        <LineField editor={editor} name="hsCode" label={t('admin.product.hsCode')} />
      </div>
    </FoldPanel>
  )
}

export function SearchEnginesPanel({ editor, locale }: PanelProps & { locale: Locale }) {
  const { record, home, error, changeTexts } = editor
  const { seoTitle, seoDescription } = record.texts[home] ?? emptyTexts
  return (
    <FoldPanel title={t('admin.product.seo')} summary={summaryOf(seoTitle || seoDescription)}>
      <Field
        label={homeLabel(t('admin.product.seoTitle'), home, locale)}
        {...bindText(seoTitle, (next) => changeTexts({ seoTitle: next }))}
        error={error(`texts.${home}.seoTitle`)}
      />
      <Field
        label={homeLabel(t('admin.product.seoDescription'), home, locale)}
        {...bindText(seoDescription, (next) => changeTexts({ seoDescription: next }))}
        error={error(`texts.${home}.seoDescription`)}
      />
    </FoldPanel>
  )
}

export function MarketsPanel({ editor: { record, change } }: PanelProps) {
  const chosen = record.markets ?? countries
  const share = { count: chosen.length, all: countries.length }
  return (
    <FoldPanel
      title={t('admin.product.markets')}
      summary={record.markets ? t('admin.payments.someMarkets', share) : t('admin.payments.everyMarket')}
    >
      <CountryList
        label={t('admin.product.markets')}
        among={countries}
        chosen={chosen}
        onChange={(next) => change({ markets: next.length === countries.length ? null : next })}
      />
    </FoldPanel>
  )
}
