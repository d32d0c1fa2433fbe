// Content of a variant, from which the shop computes its unit price: 250 g, priced per 100 g.
import { measureUnits, type MeasureUnit, type UnitMeasure } from '#domain/catalog/product-record.ts'
import { baseMeasuresOf } from '#domain/pricing/unit-price.ts'
import { formatMeasure } from '#messages/format-unit-price.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { option } from '../../ui/option.tsx'

type MeasureFieldsProps = {
  /** null: no unit price. */
  measure: UnitMeasure | null
  error: string | undefined
  onChange: (measure: UnitMeasure | null) => void
}

export function MeasureFields({ measure, error, onChange }: MeasureFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const unit = measure?.unit ?? 'g'
  const bases = baseMeasuresOf(measure)
  const [usual] = baseMeasuresOf({ unit })
  const textOf = ({ baseAmount, baseUnit }: (typeof bases)[number]): string =>
    formatMeasure(locale, baseAmount, baseUnit)
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
            {measureUnits.map((each) => option(each, formatMeasure(locale, null, each)))}
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
