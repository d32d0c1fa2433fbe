// One variant in the matrix: prices, stock, SKU, barcode and weight.
import { memo } from 'react'
import { stockModes, type StockMode, type VariantRecord } from '#domain/catalog/product-record.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Checkbox } from '#storefront/ui/Checkbox.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { SelectField } from '#storefront/ui/SelectField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ProductEditor } from './product-editor.ts'

type VariantRowProps = {
  at: number
  variant: VariantRecord
  name: string
  currencies: string
  errors: string
  onChange: ProductEditor['changeVariant']
}

export const VariantRow = memo(function VariantRow({
  at,
  variant,
  name,
  currencies,
  errors,
  onChange,
}: VariantRowProps) {
  const t = useTranslate()
  const problems = JSON.parse(errors) as Record<string, string>
  const { stockMode } = variant
  return (
    <tr>
      {name && <th scope="row">{name}</th>}
      {(currencies.split(' ') as Currency[]).map((currency) => (
        <PriceCell
          key={currency}
          currency={currency}
          variant={variant}
          error={problems[`prices.${currency}`]}
          onChange={(prices) => onChange(at, { prices })}
        />
      ))}
      <td>
        <NumberField
          label={t('admin.products.stock')}
          value={variant.stock}
          error={problems['stock']}
          disabled={stockMode === 'untracked'}
          onValue={(stock) => onChange(at, { stock: stock ?? 0 })}
        />
      </td>
      <td>
        <SelectField
          label={t('admin.product.stockMode')}
          value={stockMode}
          onChange={(event) => onChange(at, { stockMode: event.currentTarget.value as StockMode })}
        >
          {stockModes.map((mode) => (
            <option key={mode} value={mode}>
              {t(`admin.stockMode.${mode}`)}
            </option>
          ))}
        </SelectField>
      </td>
      <td>
        <Field
          label={t('admin.product.sku')}
          value={variant.sku ?? ''}
          error={problems['sku'] ?? problems['options']}
          onChange={(event) => onChange(at, { sku: event.currentTarget.value || null })}
        />
      </td>
      <td>
        <Field
          label={t('admin.product.barcode')}
          value={variant.barcode ?? ''}
          error={problems['barcode']}
          onChange={(event) => onChange(at, { barcode: event.currentTarget.value || null })}
        />
      </td>
      <td>
        <NumberField
          label={t('admin.product.weight')}
          value={variant.weightGrams}
          error={problems['weightGrams']}
          onValue={(weight) => onChange(at, { weightGrams: weight ?? 0 })}
        />
      </td>
    </tr>
  )
})

type PriceCellProps = {
  currency: Currency
  variant: VariantRecord
  error: string | undefined
  onChange: (prices: VariantRecord['prices']) => void
}

function PriceCell({ currency, variant: { id, prices }, error, onChange }: PriceCellProps) {
  const t = useTranslate()
  const price = prices[currency]
  return (
    <td>
      <NumberField
        label={`${t('admin.products.price')} (${currency})`}
        currency={currency}
        value={price?.minor ?? null}
        error={error}
        onValue={(minor) => {
          const { [currency]: before, ...rest } = prices
          onChange(
            minor === null ? rest : { ...rest, [currency]: { minor, reduced: before?.reduced ?? false } },
          )
        }}
      />
      {price && id !== undefined && (
        <Checkbox
          label={t('admin.product.reduced')}
          checked={price.reduced}
          onChange={(event) =>
            onChange({ ...prices, [currency]: { ...price, reduced: event.currentTarget.checked } })
          }
        />
      )}
    </td>
  )
}
