// The days on which a placed delivery can arrive, as the checkout would offer them now. Method and fee stay.
import { loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { addDays, plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { maxDaysAhead } from '#domain/delivery/delivery.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { quoteDelivery, type QuotedDelivery } from '../checkout/quote.ts'
import type { Shop } from '../shop.ts'

type Facts = { readonly byVariant: ReadonlyMap<string, VariantFacts>; readonly currency: Currency }

/** What decides about the days of an order's goods. */
export async function loadFacts(db: Queryable, order: StoredOrder): Promise<Facts> {
  const ids = [...new Set(order.lines.map(({ variantId }) => variantId))]
  const { currency } = order
  return { byVariant: await loadVariantFacts(db, ids, localeOrDefault(order.locale), currency), currency }
}

/**
 * The dates of a delivery with these lines by its method, on the requested day if it is possible. null: the shop no
 * longer offers the method, or no longer sells one of the goods.
 */
export function daysOf(
  lines: StoredOrder['lines'],
  delivery: StoredDelivery,
  arriveOn: PlainDate | null,
  { byVariant, currency }: Facts,
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
): QuotedDelivery['chosen'] {
  if (lines.some(({ variantId }) => !byVariant.has(variantId))) return null
  const { country, state } = delivery.address
  const requested = { country, state, shippingMethod: delivery.method, arriveOn, lines: null }
  const read = { cart: { lines }, facts: byVariant, currency }
  const { chosen } = quoteDelivery(read, requested, settings, now())
  return chosen?.id === delivery.method ? chosen : null
}

/** The first and the last day that can be requested. */
export function offeredDays(
  soonest: NonNullable<QuotedDelivery['chosen']>,
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
) {
  const today = plainDateIn(now(), settings.shipping.warehouse.timeZone)
  return { first: soonest.latest, last: addDays(today, maxDaysAhead) }
}
