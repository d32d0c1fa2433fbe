// Delivery dates for any country of sale. The page includes the dates of its own country; dates of other countries
// and expired dates are computed here.
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import type { Translate } from '#messages/translator.ts'
import { useFormat, useMoney, useVisit } from '../../platform/pages/visit.ts'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { DeliveryDates, Parcel } from './delivery-dates.ts'
import './DeliveryEstimate.css'

const methods = ['standard', 'express'] as const

export function DeliveryEstimate({ parcel, initial }: { parcel: Parcel; initial: DeliveryDates }) {
  const { t, frame } = useVisit()
  const format = useFormat()
  const money = useMoney()
  const [country, setCountry] = useState<Country>(initial.country)
  const section = useRef<HTMLElement>(null)
  usePrehydrationValue(section, 'select', ({ value }) => setCountry(value as Country))
  const dates = useDates(country, parcel, initial, t)
  const { spans, inTime, fees } = dates
  return (
    <section ref={section} className="delivery-estimate" aria-label={t('delivery.title')}>
      <SelectField
        label={t('delivery.to')}
        value={country}
        onChange={(event) => setCountry(event.target.value as Country)}
      >
        {frame.countries.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      <ul aria-live="polite" aria-busy={dates.country !== country}>
        {methods.map((method) => (
          <li key={method}>
            <Icon name={method === 'express' ? 'express' : 'truck'} />
            <span>
              {t(`delivery.${method}`, {
                dates: format.dateRange(spans[method].earliest, spans[method].latest),
              })}
              <small>
                {method === 'standard'
                  ? t('delivery.fee', { fee: money(fees.standard), from: money(fees.freeFrom) })
                  : money(fees.express)}
              </small>
            </span>
          </li>
        ))}
        {inTime && (
          <li>
            <Icon name="calendar" />
            <span>
              {t('delivery.inTime', {
                occasion: inTime.occasion,
                on: format.date(inTime.on, 'short'),
                date: format.date(inTime.by, 'weekday'),
              })}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function useDates(country: Country, parcel: Parcel, initial: DeliveryDates, t: Translate): DeliveryDates {
  const [dates, setDates] = useState(initial)
  useEffect(() => {
    let current = true
    const isFresh = dates.country === country && Date.now() < dates.until
    if (!isFresh)
      void import('./delivery-dates.ts').then(
        ({ deliveryDates }) => current && setDates(deliveryDates(country, parcel, Date.now(), t)),
        // If the rules cannot be loaded, the previous dates stay.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [country, parcel, dates, t])
  return dates
}
