// The weight steps of all rates. A change of their number changes the fees of all rates.
import { maxWeightSteps } from '#domain/delivery/check-shipping.ts'
import type { RateAmounts, ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { formatWeight } from '#messages/format-measure.ts'
import { Button } from '#web/ui/Button.tsx'
import { pageLocale, t } from '../../../platform/language.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { FoldPanel } from '../../../ui/FoldPanel.tsx'
import { numberOf, shownNumber, type ShippingParts } from './shipping-parts.ts'
import { AddButton } from '../../../ui/AddButton.tsx'

export function WeightsPanel({ shipping, change, errorOf }: ShippingParts) {
  const { weightSteps, furtherStep } = shipping
  const error = errorOf('weightSteps')
  return (
    <FoldPanel
      title={t('admin.shipping.weights')}
      summary={t('admin.shipping.upTo', {
        weight: formatWeight(pageLocale, Math.max(0, ...weightSteps)),
      })}
      open={Boolean(error) || Boolean(errorOf('furtherStep'))}
    >
      <p className="muted">{t('admin.shipping.weightsText')}</p>
      <div className="field-grid" data-size="s">
        {weightSteps.map((limit, at) => (
          <NumberField
            key={at}
            label={t('admin.shipping.step', { number: at + 1 })}
            value={shownNumber(limit)}
            error={at === 0 ? error : undefined}
            onValue={(value) =>
              change({ weightSteps: weightSteps.map((each, i) => (i === at ? numberOf(value) : each)) })
            }
          />
        ))}
        <NumberField
          label={t('admin.shipping.furtherStep')}
          value={shownNumber(furtherStep)}
          error={errorOf('furtherStep')}
          onValue={(value) => change({ furtherStep: numberOf(value) })}
        />
      </div>
      <div className="shipping-choices">
        <AddButton
          disabled={weightSteps.length >= maxWeightSteps}
          onClick={() => change(withSteps(shipping, weightSteps.length + 1))}
        >
          {t('admin.shipping.addStep')}
        </AddButton>
        {weightSteps.length > 1 && (
          <Button
            size="s"
            variant="tertiary"
            onClick={() => change(withSteps(shipping, weightSteps.length - 1))}
          >
            {t('admin.shipping.removeStep')}
          </Button>
        )}
      </div>
    </FoldPanel>
  )
}

/** A new step is twice as heavy as the last, and has its fee. */
function withSteps({ weightSteps, zones }: ShippingSettings, count: number): Partial<ShippingSettings> {
  const sized = <Item,>(items: readonly Item[], next: (last: Item) => Item): Item[] =>
    count < items.length ? items.slice(0, count) : [...items, next(items.at(-1)!)]
  const withFees = (amounts: RateAmounts): RateAmounts => ({
    ...amounts,
    fees: sized(amounts.fees, (last) => last),
  })
  return {
    weightSteps: sized(weightSteps, (last) => last * 2),
    zones: zones.map((zone) => ({
      ...zone,
      rates: zone.rates.map((rate) => ({
        ...rate,
        amounts: Object.fromEntries(
          Object.entries(rate.amounts).map(([currency, amounts]) => [currency, withFees(amounts)]),
        ),
      })),
    })),
  }
}
