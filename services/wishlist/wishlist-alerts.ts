// Wishlist alerts: detects saved products that are back in stock or cheaper, and enqueues their mails.
import { customersWithAlerts, type WishlistAlerts } from '#data/customers/wishlist-alerts.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { money, type Money } from '#domain/pricing/money.ts'
import type { Shop } from '../shop.ts'
import type { SavedProduct } from './saved-products.ts'

export type WishlistAlert = {
  readonly product: SavedProduct
  readonly backInStock: boolean
  /** The price when it was saved, if the price is lower now. */
  readonly droppedFrom: Money | null
}

/** Period in which a product counts as back in stock. */
const backMs = 30 * dayMs

/** The current alerts of `products`. Prices are compared in the saved currency only. */
export function detectAlerts(
  changes: readonly WishlistAlerts[],
  products: readonly SavedProduct[],
  now: number,
): WishlistAlert[] {
  const changeOf = new Map(changes.map((each) => [each.productId, each]))
  return products.flatMap((product) => {
    const change = changeOf.get(product.id)
    if (!change || product.stock === 'out') return []
    const { price, currency, backAt } = change
    const isLower = price !== null && currency === product.price.currency && product.price.minor < price
    const backInStock = backAt !== null && now - backAt < backMs
    const droppedFrom = isLower ? money(price, product.price.currency) : null
    return backInStock || droppedFrom ? [{ product, backInStock, droppedFrom }] : []
  })
}

/** Enqueues at most one mail a day per customer, by the warehouse's calendar. True if there is a mail to send. */
export async function planAlertMails({
  db,
  now,
  settings,
}: Pick<Shop, 'db' | 'now' | 'settings'>): Promise<boolean> {
  const { timeZone } = settings.shipping.warehouse
  const today = plainDateIn(now(), timeZone)
  const customers = await customersWithAlerts(db, instantAt(today, 0, timeZone))
  for (const customerId of customers) {
    const once = `wishes ${customerId} ${today}`
    await enqueue(db, 'wish-mail', { template: 'wish-news', customerId }, now(), { once })
  }
  return customers.length > 0
}
