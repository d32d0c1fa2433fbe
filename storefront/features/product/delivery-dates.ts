// When a gift would arrive in a country, and until when to order it for the next occasion there: the rules of
// the checkout, in a file of their own because a page needs them only for another country than its own.
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Product } from '#domain/catalog/catalog.ts'
import { deliveryOf, orderBy } from '#domain/delivery/delivery.ts'
import { listedFees, type ListedFees } from '#domain/delivery/shipping-fees.ts'
import type { ShippingMethodId } from '#domain/delivery/shipping-zones.ts'
import type { Country } from '#domain/markets/market.ts'
import { validUntil } from '#domain/calendar/validity.ts'
import { nextOccasions, type NextOccasion } from '#domain/calendar/occasion.ts'

/** What of a gift says how it travels. */
export type Parcel = Pick<Product, 'handlingDays' | 'weightGrams'>

type Span = { readonly earliest: PlainDate; readonly latest: PlainDate }

export type DeliveryDates = {
  readonly country: Country
  readonly spans: Readonly<Record<ShippingMethodId, Span>>
  readonly fees: ListedFees
  /** The next occasion and the last day to order for it; null where it is too late for standard shipping. */
  readonly inTime: {
    readonly occasion: NextOccasion['occasion']
    readonly on: PlainDate
    readonly by: PlainDate
  } | null
  /** When this ceases to be true, in milliseconds. Equal for all renderings until then, as a page's ETag asks. */
  readonly until: number
}

export function deliveryDates(
  country: Country,
  { handlingDays, weightGrams }: Parcel,
  now: number,
): DeliveryDates {
  const span = (method: ShippingMethodId): Span => {
    const { earliest, latest } = deliveryOf({ country, method, handlingDays }, now)
    return { earliest, latest }
  }
  const [next] = nextOccasions(country, plainDateIn(now, timeZones[country]))
  const by = next && orderBy(next.date, { country, method: 'standard', handlingDays }, now)
  return {
    country,
    spans: { standard: span('standard'), express: span('express') },
    fees: listedFees(country, weightGrams),
    inTime: next && by ? { occasion: next.occasion, on: next.date, by: by.date } : null,
    until: validUntil(country, now),
  }
}
