// Shows the methods, fees and days of a parcel, by the settings on the screen.
import { useState } from 'react'
import { shippingMethods } from '#domain/delivery/shipping.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { money, type Money } from '#domain/pricing/money.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { t } from '../../../platform/language.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { CountryField } from '../CountryField.tsx'
import { nameOfMethod } from './MethodsPanel.tsx'
import type { ShippingParts } from './shipping-parts.ts'

export function RateTester({ shipping, settings }: ShippingParts) {
  const { money: format, date, dateRange } = useVisit()
  const [country, setCountry] = useState<Country>(settings.markets[0]!)
  const [facts, setFacts] = useState({ value: 2_500, weight: 500, handling: 1 })
  const [now] = useState(() => Date.now())
  const currency = currencyOf(country)
  const set = (name: keyof typeof facts) => (value: number | null) =>
    setFacts({ ...facts, [name]: Math.max(0, value ?? 0) })
  const rows = shippingMethods(
    { shipping, prices: settings.prices },
    {
      country,
      subtotal: money(facts.value, currency),
      weightGrams: facts.weight,
      items: 1,
      requiresShipping: true,
      handlingDays: Math.min(facts.handling, 365),
      contents: [],
      orderedAt: now,
    },
  )
  const nameOf = (id: string) =>
    nameOfMethod(
      shipping.methods.find((each) => each.id === id)!,
      settings.homeLocale,
    )
  const feeOf = (fee: Money) => (fee.minor === 0 ? t('totals.free') : format(fee))
  return (
    <Panel stack title={t('admin.shipping.tester')} text={t('admin.shipping.testerText')}>
      <div className="field-grid">
        <CountryField value={country} among={settings.markets} onChange={setCountry} />
        <NumberField
          label={t('admin.shipping.value', { currency })}
          currency={currency}
          value={facts.value}
          onValue={set('value')}
        />
        <NumberField label={t('admin.product.weight')} value={facts.weight} onValue={set('weight')} />
        <NumberField label={t('admin.shipping.handling')} value={facts.handling} onValue={set('handling')} />
      </div>
      {rows.length === 0 && <p className="muted">{t('checkout.notDelivered')}</p>}
      {rows.map(({ id, fee, shipsOn, earliest, latest }) => (
        <dl key={id} className="rate-result">
          <dt>{nameOf(id)}</dt>
          <dd>{feeOf(fee)}</dd>
          <dt>{t('admin.shipping.leaves')}</dt>
          <dd>{date(shipsOn, 'short')}</dd>
          <dt>{t('order.arrives')}</dt>
          <dd>{dateRange(earliest, latest, 'short')}</dd>
        </dl>
      ))}
    </Panel>
  )
}
