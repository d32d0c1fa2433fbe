// News of wishes: told only while it is true, against the price at the wishing; and the mail that collects it.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Money } from '#domain/pricing/money.ts'
import { money } from '#domain/pricing/money.ts'
import { instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { customersWithAlerts, type WishlistAlerts } from '#data/customers/wishlist-alerts.ts'
import type { Shop } from '../context.ts'

export type WishlistAlert = {
  readonly product: ProductCard
  readonly backInStock: boolean
  /** What it cost when it was wished for, where it costs less now. */
  readonly droppedFrom: Money | null
}

/** For so long a gift counts as back. */
const backMs = 30 * 86_400_000

/** Prices are compared in one currency only: another market's is another price. */
export function detectAlerts(
  known: readonly WishlistAlerts[],
  products: readonly ProductCard[],
  now: number,
): WishlistAlert[] {
  const newsOf = new Map(known.map((each) => [each.productId, each]))
  return products.flatMap((product) => {
    const news = newsOf.get(product.id)
    if (!news || product.stock === 'out') return []
    const { price, currency, backAt } = news
    const isLower = price !== null && currency === product.price.currency && product.price.minor < price
    const backInStock = backAt !== null && now - backAt.getTime() < backMs
    const droppedFrom = isLower ? money(price, product.price.currency) : null
    return backInStock || droppedFrom ? [{ product, backInStock, droppedFrom }] : []
  })
}

/** One mail a day at the most, by the shop's calendar. Says whether there is one to send. */
export async function planAlertMails({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<boolean> {
  const today = plainDateIn(now(), warehouse.timeZone)
  const customers = await customersWithAlerts(db, new Date(instantAt(today, 0, warehouse.timeZone)))
  for (const customerId of customers) {
    const once = `wishes ${customerId} ${today}`
    await enqueue(db, 'wish-mail', { template: 'wish-news', customerId }, now(), { once })
  }
  return customers.length > 0
}
