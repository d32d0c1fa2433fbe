// Fields of one rate: days in transit, fees by weight, fees by value.
import { maxValueSteps } from '#domain/delivery/check-shipping.ts'
import { amountsIn } from '#domain/delivery/shipping-fees.ts'
import type { MethodRate, RateAmounts, ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { formatWeight } from '#messages/format-measure.ts'
import { Button } from '#web/ui/Button.tsx'
import { pageLocale, t } from '../../../platform/language.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { Settings } from '../settings-screen.tsx'
import { numberOf, shownNumber } from './shipping-parts.ts'
import { AddButton } from '../../../ui/AddButton.tsx'

type RateFieldsProps = {
  rate: MethodRate
  shipping: ShippingSettings
  settings: Settings
  currency: Currency
  errorOf: (path: string) => string | undefined
  onChange: (rate: MethodRate) => void
}

export function RateFields({ rate, shipping, settings, currency, errorOf, onChange }: RateFieldsProps) {
  const { transit, amounts } = rate
  const { base } = settings.prices
  const own = amounts[currency]
  const derived = amountsIn(rate, currency, { shipping, prices: settings.prices })
  const { [currency]: _, ...others } = amounts
  const set = (next: RateAmounts) => onChange({ ...rate, amounts: { ...amounts, [currency]: next } })
  return (
    <div className="stack">
      <div className="field-grid" data-size="s">
        {(['min', 'max'] as const).map((end) => (
          <NumberField
            key={end}
            label={t(`admin.shipping.${end}Days`)}
            value={shownNumber(transit[end])}
            error={end === 'max' ? errorOf('transit') : undefined}
            onValue={(value) => onChange({ ...rate, transit: { ...transit, [end]: numberOf(value) } })}
          />
        ))}
      </div>
      {own ? (
        <AmountFields
          amounts={own}
          shipping={shipping}
          currency={currency}
          error={errorOf(`amounts.${currency}`) ?? errorOf('amounts')}
          onChange={set}
        />
      ) : (
        <p className="muted">
          {t(derived ? 'admin.shipping.byRate' : 'admin.shipping.noRate', { currency: base })}
        </p>
      )}
      {own === undefined && (
        <Button
          size="s"
          variant="link"
          onClick={() =>
            set(derived ?? { fees: shipping.weightSteps.map(() => 0), further: null, byValue: [] })
          }
        >
          {t('admin.shipping.ownAmounts', { currency })}
        </Button>
      )}
      {own && currency !== base && (
        <Button size="s" variant="link" onClick={() => onChange({ ...rate, amounts: others })}>
          {t('admin.shipping.useRate', { currency: base })}
        </Button>
      )}
    </div>
  )
}

type AmountFieldsProps = {
  amounts: RateAmounts
  shipping: ShippingSettings
  currency: Currency
  error: string | undefined
  onChange: (amounts: RateAmounts) => void
}

function AmountFields({ amounts, shipping, currency, error, onChange }: AmountFieldsProps) {
  const { weightSteps, furtherStep } = shipping
  const { fees, further, byValue } = amounts
  const weight = (grams: number) => formatWeight(pageLocale, Math.max(0, grams))
  const setValue = (at: number, part: Partial<(typeof byValue)[number]> | null) =>
    onChange({
      ...amounts,
      byValue: part ? byValue.with(at, { ...byValue[at]!, ...part }) : byValue.toSpliced(at, 1),
    })
  return (
    <>
      <div className="field-grid" data-size="s">
        {weightSteps.map((limit, at) => (
          <NumberField
            key={at}
            label={t('admin.shipping.upTo', { weight: weight(limit) })}
            currency={currency}
            value={shownNumber(fees[at] ?? 0)}
            error={at === 0 ? error : undefined}
            onValue={(value) =>
              onChange({ ...amounts, fees: fees.map((each, i) => (i === at ? numberOf(value) : each)) })
            }
          />
        ))}
        <NumberField
          label={t('admin.shipping.further', { weight: weight(furtherStep) })}
          hint={t('admin.shipping.furtherHint')}
          currency={currency}
          value={further}
          onValue={(value) => onChange({ ...amounts, further: value })}
        />
      </div>
      {byValue.map(({ from, fee }, at) => (
        <div key={at} className="add-row">
          <NumberField
            label={t('admin.shipping.fromValue', { currency })}
            currency={currency}
            value={shownNumber(from)}
            onValue={(value) => setValue(at, { from: numberOf(value) })}
          />
          <NumberField
            label={t('admin.shipping.valueFee', { currency })}
            currency={currency}
            value={shownNumber(fee)}
            onValue={(value) => setValue(at, { fee: numberOf(value) })}
          />
          <Button size="s" variant="tertiary" icon="close" onClick={() => setValue(at, null)}>
            {t('admin.product.remove')}
          </Button>
        </div>
      ))}
      <AddButton
        variant="tertiary"
        disabled={byValue.length >= maxValueSteps}
        onClick={() => onChange({ ...amounts, byValue: [...byValue, { from: -1, fee: 0 }] })}
      >
        {t('admin.shipping.addValue')}
      </AddButton>
    </>
  )
}
