// When it arrives, in any country the shop sends to. The page brings the dates of its own country along;
// others, and dates of a page that has lain open for long, are computed here.
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { useFormat, useMoney, useVisit } from '../../platform/pages/visit.ts'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { DeliveryDates, Parcel } from './delivery-dates.ts'
import './DeliveryEstimate.css'

const methods = ['standard', 'express'] as const

export function DeliveryEstimate({ parcel, known }: { parcel: Parcel; known: DeliveryDates }) {
  const { t, frame } = useVisit()
  const format = useFormat()
  const money = useMoney()
  const [country, setCountry] = useState<Country>(known.country)
  const place = useRef<HTMLElement>(null)
  usePrehydrationValue(place, 'select', ({ value }) => setCountry(value as Country))
  const dates = useDates(country, parcel, known)
  const { spans, inTime, fees } = dates
  return (
    <section ref={place} className="delivery-estimate" aria-label={t('delivery.title')}>
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
                occasion: t(`occasion.${inTime.occasion}`),
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

function useDates(country: Country, parcel: Parcel, known: DeliveryDates): DeliveryDates {
  const [dates, setDates] = useState(known)
  useEffect(() => {
    let current = true
    const isFresh = dates.country === country && Date.now() < dates.until
    if (!isFresh)
      void import('./delivery-dates.ts').then(
        ({ deliveryDates }) => current && setDates(deliveryDates(country, parcel, Date.now())),
        // Without the rules the dates stay those of the page's own country.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [country, parcel, dates])
  return dates
}
