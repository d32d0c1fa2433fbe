// One variant in the matrix: price, stock and SKU. Behind a button are the prices in other currencies, barcode,
// weight, cost and content.
import { memo, useId, useState, type ReactNode } from 'react'
import {
  stockModes,
  type VariantRecord,
  measureUnits,
  type MeasureUnit,
  type UnitMeasure,
} from '#domain/catalog/product-record.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ProductEditor } from './product-editor.ts'
import { option } from '../../ui/option.tsx'
import { baseMeasuresOf } from '#domain/pricing/unit-price.ts'
import { formatMeasure } from '#messages/format-unit-price.ts'

type VariantRowProps = {
  at: number
  variant: VariantRecord
  name: string
  /** File name of the variant's picture; empty without one. */
  picture: string
  /** Colour of one of its values; empty without one. */
  swatch: string
  currencies: string
  errors: string
  /** Shoppers see the product. */
  isActive: boolean
  onChange: ProductEditor['changeVariant']
}

export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { at, variant, name, picture, swatch, currencies, errors, isActive, onChange } = props
  const id = useId()
  const [home, ...others] = currencies.split(' ') as [Currency, ...Currency[]]
  const problems = JSON.parse(errors) as Record<string, string>
  // A reduced price has its checkbox there.
  const [isOpened, setOpened] = useState(() => variant.prices[home]?.reduced ?? false)
  const behind = ['barcode', 'weightGrams', 'cost', 'unitMeasure', ...others.map((each) => `prices.${each}`)]
  const isOpen = isOpened || behind.some((field) => problems[field])
  const isUntracked = variant.stockMode === 'untracked'
  const changePrices = (prices: VariantRecord['prices']) => onChange(at, { prices })
  const priceField = (currency: Currency) => (
    <PriceField
      currency={currency}
      variant={variant}
      error={problems[`prices.${currency}`]}
      hint={isActive && Object.keys(variant.prices).length === 0 ? t('admin.product.unpriced') : undefined}
      onChange={changePrices}
    />
  )
  return (
    <>
      <tr>
        {name && (
          <th scope="row" id={id}>
            <VariantName name={name} picture={picture} swatch={swatch} />
          </th>
        )}
        <td>{priceField(home)}</td>
        <td>
          <NumberField
            label={t('admin.products.stock')}
            value={variant.stock}
            error={problems['stock']}
            hint={isUntracked ? t('admin.stockMode.untracked') : undefined}
            disabled={isUntracked}
            onValue={(stock) => onChange(at, { stock: stock ?? 0 })}
          />
        </td>
        <td>
          <Field
            label={t('admin.orders.sku')}
            {...bindText(variant.sku ?? '', (sku) => onChange(at, { sku: sku || null }))}
            error={problems['sku'] ?? problems['options']}
          />
        </td>
        <td data-part="more">
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={t('admin.product.more')}
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpened)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr data-part="more">
          <td colSpan={5} headers={name ? id : undefined}>
            <MoreFields at={at} variant={variant} currency={home} problems={problems} onChange={onChange}>
              {others.map((currency) => (
                <div key={currency}>{priceField(currency)}</div>
              ))}
              <ReducedFields variant={variant} currencies={[home, ...others]} onChange={changePrices} />
            </MoreFields>
          </td>
        </tr>
      )}
    </>
  )
})

type VariantNameProps = Pick<VariantRowProps, 'name' | 'picture' | 'swatch'>

function VariantName({ name, picture, swatch }: VariantNameProps) {
  return (
    <span className="variant-name">
      {picture ? (
        <img src={`/media/${picture}-160.webp`} alt="" />
      ) : (
        // An attribute, because the page forbids inline styles.
        swatch && (
          <svg viewBox="0 0 2 2" aria-hidden="true">
            <circle cx="1" cy="1" r="1" fill={swatch} />
          </svg>
        )
      )}
      {name}
    </span>
  )
}

type MoreFieldsProps = Pick<VariantRowProps, 'at' | 'variant' | 'onChange'> & {
  currency: Currency
  problems: Readonly<Record<string, string>>
  children: ReactNode
}

function MoreFields({ at, variant, currency, problems, onChange, children }: MoreFieldsProps) {
  const { cost, unitMeasure, stockMode } = variant
  const costCurrency = cost?.currency ?? currency
  return (
    <div className="variant-more">
      <SelectField
        label={t('admin.product.stockMode')}
        {...bindText(stockMode, (next) => onChange(at, { stockMode: next }))}
      >
        {stockModes.map((mode) => option(mode, t(`admin.stockMode.${mode}`)))}
      </SelectField>
      <Field
        label={t('admin.product.barcode')}
        {...bindText(variant.barcode ?? '', (barcode) => onChange(at, { barcode: barcode || null }))}
        error={problems['barcode']}
      />
      <NumberField
        label={t('admin.product.weight')}
        value={variant.weightGrams}
        error={problems['weightGrams']}
        onValue={(weight) => onChange(at, { weightGrams: weight ?? 0 })}
      />
      <NumberField
        label={`${t('admin.product.cost')} (${costCurrency})`}
        currency={costCurrency}
        value={cost?.minor ?? null}
        error={problems['cost']}
        onValue={(minor) => onChange(at, { cost: minor === null ? null : money(minor, costCurrency) })}
      />
      <MeasureFields
        measure={unitMeasure}
        error={problems['unitMeasure']}
        onChange={(next) => onChange(at, { unitMeasure: next })}
      />
      {children}
    </div>
  )
}

type PriceFieldProps = {
  currency: Currency
  variant: VariantRecord
  error: string | undefined
  hint: string | undefined
  onChange: (prices: VariantRecord['prices']) => void
}

function PriceField({ currency, variant: { prices }, error, hint, onChange }: PriceFieldProps) {
  return (
    <NumberField
      label={`${t('admin.products.price')} (${currency})`}
      currency={currency}
      value={prices[currency]?.minor ?? null}
      error={error}
      hint={hint}
      onValue={(minor) => {
        const { [currency]: before, ...rest } = prices
        onChange(
          minor === null ? rest : { ...rest, [currency]: { minor, reduced: before?.reduced ?? false } },
        )
      }}
    />
  )
}

type ReducedFieldsProps = Pick<PriceFieldProps, 'variant' | 'onChange'> & {
  currencies: readonly Currency[]
}

/** A new variant has no former price to compare with. */
function ReducedFields({ variant: { id, prices }, currencies, onChange }: ReducedFieldsProps) {
  if (id === undefined) return null
  return currencies.map((currency) => {
    const price = prices[currency]
    const label = t('admin.product.reduced')
    return (
      price && (
        <Checkbox
          key={currency}
          label={currencies.length > 1 ? `${label} (${currency})` : label}
          {...bindChecked(price.reduced, (reduced) =>
            onChange({ ...prices, [currency]: { ...price, reduced } }),
          )}
        />
      )
    )
  })
}

type MeasureFieldsProps = {
  /** null: no unit price. */
  measure: UnitMeasure | null
  error: string | undefined
  onChange: (measure: UnitMeasure | null) => void
}

/** Content of a variant, from which the shop computes its unit price: 250 g, priced per 100 g. */
function MeasureFields({ measure, error, onChange }: MeasureFieldsProps) {
  const unit = measure?.unit ?? 'g'
  const bases = baseMeasuresOf(measure)
  const [usual] = baseMeasuresOf({ unit })
  const textOf = ({ baseAmount, baseUnit }: (typeof bases)[number]): string =>
    formatMeasure(pageLocale, baseAmount, baseUnit)
  return (
    <div className="measure-fields">
      <NumberField
        label={t('admin.product.content')}
        value={measure?.amount ?? null}
        error={error}
        onValue={(amount) =>
          onChange(amount === null ? null : { ...(measure ?? { unit, ...usual! }), amount })
        }
      />
      {measure && (
        <>
          <SelectField
            label={t('admin.product.unit')}
            value={unit}
            onChange={(event) => {
              const next = event.currentTarget.value as MeasureUnit
              onChange({ amount: measure.amount, unit: next, ...baseMeasuresOf({ unit: next })[0]! })
            }}
          >
            {measureUnits.map((each) => option(each, formatMeasure(pageLocale, null, each)))}
          </SelectField>
          <SelectField
            label={t('admin.product.pricedPer')}
            value={textOf(measure)}
            onChange={({ currentTarget: { value } }) => {
              const base = bases.find((each) => textOf(each) === value)
              if (base) onChange({ ...measure, ...base })
            }}
          >
            {bases.map((each) => option(textOf(each), textOf(each)))}
          </SelectField>
        </>
      )}
    </div>
  )
}
