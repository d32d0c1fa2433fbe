// Computes when a product arrives in a country by each method. Also computes the order-by day for the next occasion
// that it reaches.
import { plainDateIn, timeZones, type PlainDate } from '../calendar/calendar.ts'
import { neededFor } from '../calendar/countdown.ts'
import { occasionCalendar, type NextOccasion } from '../calendar/occasion.ts'
import type { OccasionChange } from '../calendar/occasion-changes.ts'
import { validUntil } from '../calendar/validity.ts'
import { currencyOf, type Country } from '../markets/market.ts'
import { zero, type Money } from '../pricing/money.ts'
import { orderBy } from './delivery.ts'
import { isLastOrderToday } from './last-order-today.ts'
import { arrivesFresh, shippingMethods, type ShippedProduct, type ShippingMethod } from './shipping.ts'
import { freeShippingFrom } from './shipping-fees.ts'
import type { FeeRules } from './shipping-settings.ts'

/** The product facts that its delivery depends on. */
export type DeliveredProduct = ShippedProduct & {
  readonly handlingDays: number
  readonly weightGrams: number
  readonly requiresShipping: boolean
}

export type ProductDelivery = {
  readonly country: Country
  /** False: there is nothing to say about fees and days. */
  readonly requiresShipping: boolean
  /** The preselected method first; none if the shop does not deliver there. */
  readonly methods: readonly {
    readonly id: string
    readonly fee: Money
    readonly earliest: PlainDate
    readonly latest: PlainDate
  }[]
  /** Value of the goods from which the first method is free; null if it never is. */
  readonly freeFrom: Money | null
  /** The next occasion that the first method reaches, or that leads the shop and any method reaches; null without one. */
  readonly inTime: {
    readonly occasion: NextOccasion
    /** The order-by day of the first method; null if it is too late for it. */
    readonly by: PlainDate | null
    readonly isToday: boolean
    /** The method with the latest order-by day; null if that is the first method. */
    readonly latest: { readonly id: string; readonly by: PlainDate } | null
  } | null
  /** Expiry in epoch milliseconds. Equal in all renderings until then, so the page's ETag stays the same. */
  readonly until: number
}

/** The methods of one piece that is sent, the preselected first; none if the shop does not deliver it there. */
export function methodsOf(
  rules: FeeRules,
  country: Country,
  product: DeliveredProduct,
  now: number,
): ShippingMethod[] {
  const { handlingDays, weightGrams } = product
  return shippingMethods(rules, {
    country,
    subtotal: zero(currencyOf(country)),
    weightGrams,
    items: 1,
    requiresShipping: true,
    handlingDays,
    contents: [product],
    orderedAt: now,
  })
}

export function productDelivery(
  rules: FeeRules & { readonly occasions: readonly OccasionChange[] },
  country: Country,
  product: DeliveredProduct,
  now: number,
): ProductDelivery {
  const { shipping } = rules
  const { handlingDays, requiresShipping } = product
  const methods = methodsOf(rules, country, product, now)
  const today = plainDateIn(now, timeZones[country])
  const inTime = (): ProductDelivery['inTime'] => {
    const calendar = occasionCalendar(rules)
    // If the nearest occasion is too near, the gift is for the one after it.
    for (const occasion of calendar.next(country, today)) {
      const needed = neededFor([product], occasion)
      if (occasion.date <= today || !needed) continue
      const days = methods.flatMap(({ id }) => {
        const route = { country, method: id, handlingDays }
        const deadline = orderBy(shipping, needed, route, now, arrivesFresh([product]))
        return deadline ? [{ id, by: deadline.date }] : []
      })
      const by = days.find(({ id }) => id === methods[0]?.id)?.by ?? null
      if (days.length === 0 || (!by && !calendar.mayLead(occasion.occasion, country))) continue
      const latest = days.reduce((best, each) => (each.by > best.by ? each : best))
      const isToday = by !== null && isLastOrderToday(by, today)
      return { occasion, by, isToday, latest: latest.by === by ? null : latest }
    }
    return null
  }
  return {
    country,
    requiresShipping,
    methods: methods.map(({ id, fee, earliest, latest }) => ({ id, fee, earliest, latest })),
    freeFrom: freeShippingFrom(rules, country),
    inTime: inTime(),
    until: validUntil(shipping.warehouse, country, now),
  }
}
