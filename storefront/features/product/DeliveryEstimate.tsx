// Delivery dates for any country of sale. The page includes the dates of its own country; those of other countries, and
// dates after their expiry, are loaded.
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { usePrehydrationValue } from '#web/platform/hydration/use-prehydration-value.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { call } from '#web/platform/api/call.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import './DeliveryEstimate.css'

const icons = { usual: 'truck', other: 'express', occasion: 'calendar' } as const

export function DeliveryEstimate({ productKey, initial }: { productKey: string; initial: DeliveryDates }) {
  const { t, frame } = useVisit()
  const [country, setCountry] = useState<Country>(initial.country)
  const section = useRef<HTMLElement>(null)
  usePrehydrationValue(section, 'select', ({ value }) => setCountry(value as Country))
  const dates = useDates(country, productKey, initial)
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
        {dates.lines.map(({ kind, text, detail }) => (
          <li key={text}>
            {kind !== 'none' && <Icon name={icons[kind]} />}
            <span>
              {text}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDates(country: Country, key: string, initial: DeliveryDates): DeliveryDates {
  const [dates, setDates] = useState(initial)
  useEffect(() => {
    let current = true
    const isFresh = dates.country === country && Date.now() < dates.until
    if (!isFresh)
      void call('catalog.delivery', { key, country }, { background: true }).then(
        (loaded) => current && setDates(loaded),
        // The previous dates stay.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [country, key, dates])
  return dates
}
