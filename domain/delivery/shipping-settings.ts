// Shipping as the merchant has set it: the warehouse, the methods, and each zone's rates and transit times.
import type { PlainDate, Weekday } from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import type { Currency } from '../pricing/money.ts'
import type { Texts } from '../settings/content.ts'
import type { PriceSettings } from '../settings/derived-price.ts'

export type Warehouse = {
  readonly country: Country
  /** IANA name. The shop's calendar days are those of this time zone. */
  readonly timeZone: string
  /** Handling of an order at or after this hour starts on the next day. */
  readonly cutoffHour: number
  /** Days on which parcels are packed; holidays of the country are free. */
  readonly workdays: readonly Weekday[]
  /** Further days on which nothing is packed. */
  readonly closedOn: readonly PlainDate[]
}

/** `pickup`: the buyer collects the parcel at the point of the method. */
export const methodKinds = ['delivery', 'pickup'] as const

export type MethodSettings = {
  readonly id: string
  readonly kind: (typeof methodKinds)[number]
  /** {}: the shop's own words for `standard` and `express`. */
  readonly names: Texts
  /** Address and opening hours of a pick-up point, in lines; '' for deliveries. */
  readonly point: string
  /** Keys of tags: the method is not offered for parcels with one of these products. */
  readonly excludedTags: readonly string[]
}

/** Amounts in minor units of one currency. */
export type RateAmounts = {
  /** Fee of each weight step. */
  readonly fees: readonly number[]
  /** Added for each further step above the last; null: heavier parcels are not carried. */
  readonly further: number | null
  /** Fees by the value of the goods, from the lowest value up; they replace the fee by weight. 0 is free. */
  readonly byValue: readonly { readonly from: number; readonly fee: number }[]
}

export type MethodRate = {
  /** Id of the method. */
  readonly method: string
  /** Transit time in working days of the destination. */
  readonly transit: { readonly min: number; readonly max: number }
  /** A currency without own amounts has those of the base currency, by exchange rate. */
  readonly amounts: { readonly [Name in Currency]?: RateAmounts }
}

export type ShippingZone = {
  /** The merchant's name of the zone; '' for that of its countries. */
  readonly name: string
  /** null: all countries that no other zone has. */
  readonly countries: readonly Country[] | null
  /** The first method is preselected. A zone without rates is not delivered to. */
  readonly rates: readonly MethodRate[]
}

export type ShippingSettings = {
  readonly warehouse: Warehouse
  readonly methods: readonly MethodSettings[]
  /** Upper limits of the weight steps in grams, ascending. */
  readonly weightSteps: readonly number[]
  /** Size in grams of each further step. */
  readonly furtherStep: number
  readonly zones: readonly ShippingZone[]
}
export type FeeRules = { readonly shipping: ShippingSettings; readonly prices: PriceSettings }

/** A method with its rate in a zone. */
export type OfferedMethod = { readonly method: MethodSettings; readonly rate: MethodRate }

function zoneOf({ zones }: ShippingSettings, country: Country): ShippingZone | undefined {
  return (
    zones.find(({ countries }) => countries?.includes(country)) ??
    zones.find(({ countries }) => countries === null)
  )
}

/** Methods to a country in the merchant's order; none if the shop does not deliver there. */
export function methodsTo(shipping: ShippingSettings, country: Country): OfferedMethod[] {
  return (zoneOf(shipping, country)?.rates ?? []).flatMap((rate) => {
    const method = shipping.methods.find(({ id }) => id === rate.method)
    return method ? [{ method, rate }] : []
  })
}

/** Ids of the preselected method and of the fastest one; null if the shop does not deliver there. */
export function usualMethods(
  shipping: ShippingSettings,
  country: Country,
): { readonly usual: string; readonly fastest: string } | null {
  const offered = methodsTo(shipping, country).filter(({ method }) => method.kind === 'delivery')
  const [first] = offered
  if (!first) return null
  const fastest = offered.reduce((best, each) =>
    each.rate.transit.max < best.rate.transit.max ? each : best,
  )
  return { usual: first.method.id, fastest: fastest.method.id }
}

/** Ids of the methods that deliver to an address, not to a pick-up point, in the merchant's order. */
export function deliveringMethods(shipping: ShippingSettings, country: Country): string[] {
  return methodsTo(shipping, country).flatMap(({ method: { id, kind } }) => (kind === 'delivery' ? [id] : []))
}

/** `wanted` if it delivers to addresses of the country, else the usual method there. */
export function deliveringMethod(shipping: ShippingSettings, wanted: string, country: Country): string {
  const delivers = deliveringMethods(shipping, country)
  return delivers.includes(wanted) ? wanted : (usualMethods(shipping, country)?.usual ?? wanted)
}
