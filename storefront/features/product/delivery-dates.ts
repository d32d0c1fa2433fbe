// Computes when a product arrives in a country, and its order-by day for the next occasion there. The rules are those
// of the checkout. A page loads this file only for another country, or after its own dates have expired.
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Product } from '#domain/catalog/catalog.ts'
import { deliveryOf, orderBy } from '#domain/delivery/delivery.ts'
import { listedFees, type ListedFees } from '#domain/delivery/shipping-fees.ts'
import type { ShippingMethodId } from '#domain/delivery/shipping-zones.ts'
import type { Country } from '#domain/markets/market.ts'
import { validUntil } from '#domain/calendar/validity.ts'
import { nextOccasions } from '#domain/calendar/occasion.ts'
import type { Translate } from '#messages/translator.ts'

/** The product facts that its delivery depends on. */
export type Parcel = Pick<Product, 'handlingDays' | 'weightGrams'>

type Span = { readonly earliest: PlainDate; readonly latest: PlainDate }

export type DeliveryDates = {
  readonly country: Country
  readonly spans: Readonly<Record<ShippingMethodId, Span>>
  readonly fees: ListedFees
  /** The next occasion and its order-by day; null without one, or if standard shipping is too late. */
  readonly inTime: {
    /** Its name. */
    readonly occasion: string
    readonly on: PlainDate
    readonly by: PlainDate
  } | null
  /** Expiry in epoch milliseconds. Equal in all renderings until then, so the page's ETag stays the same. */
  readonly until: number
}

/** `now` in epoch milliseconds. */
export function deliveryDates(
  country: Country,
  { handlingDays, weightGrams }: Parcel,
  now: number,
  t: Translate,
): DeliveryDates {
  const span = (method: ShippingMethodId): Span => {
    const { earliest, latest } = deliveryOf({ country, method, handlingDays }, now)
    return { earliest, latest }
  }
  const today = plainDateIn(now, timeZones[country])
  const next = nextOccasions(country, today).find(({ date }) => date > today)
  const route = { country, method: 'standard', handlingDays } as const
  const deadline = next && orderBy(next.givenOn, route, now)
  return {
    country,
    spans: { standard: span('standard'), express: span('express') },
    fees: listedFees(country, weightGrams),
    inTime:
      next && deadline
        ? { occasion: t(`occasion.${next.occasion}`), on: next.date, by: deadline.date }
        : null,
    until: validUntil(country, now),
  }
}
