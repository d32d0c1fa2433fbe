// The days on which a placed delivery can arrive, as the checkout would offer them now. Method and fee stay.
import { loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { addDays, plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { maxDaysAhead } from '#domain/delivery/delivery.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { quoteDelivery, type QuotedDelivery } from '../checkout/quote.ts'
import type { Shop } from '../shop.ts'
import { linesToPack } from './kept-lines.ts'

type Facts = ReadonlyMap<string, VariantFacts>

/** What decides about the days of an order's goods. */
export async function loadFacts(db: Queryable, order: StoredOrder): Promise<Facts> {
  const ids = [...new Set(order.lines.map(({ variantId }) => variantId))]
  return loadVariantFacts(db, ids, localeOrDefault(order.locale), order.currency)
}

/**
 * The dates by the method of the delivery, on the requested day if it is possible. null: the shop no longer offers the
 * method, or no longer sells one of the goods.
 */
export function daysOf(
  order: StoredOrder,
  delivery: StoredDelivery,
  arriveOn: PlainDate | null,
  facts: Facts,
  { settings, now }: Pick<Shop, 'settings' | 'now'>,
): QuotedDelivery['chosen'] {
  const lines = linesToPack(order).filter((line) => line.delivery === delivery.position)
  if (lines.some(({ variantId }) => !facts.has(variantId))) return null
  const { country, state } = delivery.address
  const requested = { country, state, shippingMethod: delivery.method, arriveOn, lines: null }
  const read = { cart: { lines }, facts, currency: order.currency }
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
