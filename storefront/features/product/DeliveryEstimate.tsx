// Delivery dates for any country of sale. The page includes the dates of its own country; those of other countries, and
// dates after their expiry, are loaded.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { usePrehydrationValue } from '#web/platform/hydration/use-prehydration-value.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CountryField } from '../../shared/addresses/CountryField.tsx'
import { call } from '#web/platform/api/call.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import { deliveryId } from './delivery-id.ts'
import './DeliveryEstimate.css'

const icons = { usual: 'truck', other: 'express', occasion: 'calendar', duties: 'globe' } as const

export function DeliveryEstimate({ productKey, initial }: { productKey: string; initial: DeliveryDates }) {
  const t = useTranslate()
  const [country, setCountry] = useState<Country>(initial.country)
  const section = useRef<HTMLElement>(null)
  usePrehydrationValue(section, 'select', ({ value }) => setCountry(value as Country))
  const dates = useDates(country, productKey, initial)
  return (
    <section
      ref={section}
      id={deliveryId(productKey)}
      className="delivery-estimate"
      aria-label={t('delivery.title')}
    >
      <CountryField label={t('delivery.to')} value={country} onChange={setCountry} />
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
  // No dependency of the effect: to a clock that is ahead, loaded dates have expired too.
  const isFresh = useEffectEvent(() => dates.country === country && Date.now() < dates.until)
  useEffect(() => {
    let current = true
    if (!isFresh())
      void call('catalog.delivery', { key, country }, { background: true }).then(
        (loaded) => current && setDates(loaded),
        // The previous dates stay.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [country, key])
  return dates
}
