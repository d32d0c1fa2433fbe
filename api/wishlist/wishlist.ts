// Operations of wishlist and recently viewed products, for visitors and signed-in customers.
import { z } from 'zod'
import { loadCards } from '#data/catalog/products.ts'
import {
  loadNotificationPreferences,
  saveNotificationPreference,
} from '#data/customers/notification-preferences.ts'
import { loadWishlistAlerts } from '#data/customers/wishlist-alerts.ts'
import {
  addRecentView,
  addWishlistItem,
  forgetRecentViews,
  loadRecentViews,
  loadWishlist,
  removeWishlistItem,
} from '#data/customers/wishlist-items.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import { formatDate } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { wishlistOwner } from '#services/owner.ts'
import { latestArrivals, loadSavedProducts } from '#services/wishlist/saved-products.ts'
import { detectAlerts } from '#services/wishlist/wishlist-alerts.ts'
import type { Context } from '../context.ts'
import { customerOperation, operation } from '../operation.ts'
import { cardShape, idShape, moneyShape } from '../shapes.ts'

const productsOutput = z.object({ products: z.array(cardShape) })
const savedShape = cardShape.extend({
  /** Of a product that was saved in a variant: its options. Picture, price and stock are of it, too. */
  optionsText: z.string().optional(),
})
const savedOutput = z.object({ products: z.array(savedShape) })
const arrivalShape = {
  /** The latest day of arrival of an order now, as text; null: not in stock, or not sent there. */
  arrival: z.string().nullable(),
}
const wishlistOutput = z.object({
  products: z.array(savedShape.extend(arrivalShape)),
  /** Products above that are back in stock or cost less than when they were saved. */
  news: z.array(
    z.object({
      productId: z.string(),
      backInStock: z.boolean(),
      /** The price when it was saved, if the price is lower now. */
      droppedFrom: moneyShape.nullable(),
    }),
  ),
  /** Whether the customer receives alerts by mail; null for a guest. */
  notices: z.boolean().nullable(),
})
const byProduct = z.strictObject({ productId: idShape })

async function showRecent(context: Context) {
  const { db, caller, settings } = context
  const ids = await loadRecentViews(db, wishlistOwner(context))
  const cards = await loadCards(db, ids, caller.locale, currencyOf(caller.country), settings.lowStockBelow)
  return { products: await withArrivals(cards, context) }
}

async function showSaved(context: Context) {
  const { locale, country } = context.caller
  const items = await loadWishlist(context.db, wishlistOwner(context))
  return loadSavedProducts(items, { locale, currency: currencyOf(country) }, context)
}

async function showWishlist(context: Context) {
  const { db, customer, now } = context
  const [saved, changes, preferences] = await Promise.all([
    showSaved(context),
    loadWishlistAlerts(db, wishlistOwner(context)),
    customer && loadNotificationPreferences(db, customer.id),
  ])
  const products = await withArrivals(saved, context)
  const news = detectAlerts(changes, products, now()).map(({ product, backInStock, droppedFrom }) => {
    return { productId: product.id, backInStock, droppedFrom }
  })
  return { products, news, notices: preferences && preferences.wishes }
}

async function withArrivals<Card extends ProductCard>(products: readonly Card[], context: Context) {
  const { country, locale } = context.caller
  const arrivals = await latestArrivals(products, country, context)
  return products.map((product) => ({ ...product, arrival: arrivalText(arrivals.get(product.id), locale) }))
}

function arrivalText(day: PlainDate | undefined, locale: Locale): string | null {
  if (!day) return null
  return translateFor(locale)('finder.arrives', { date: unbrokenDates(formatDate(locale, day, 'weekday')) })
}

export const viewWishlistOperation = operation('wishlist.view', {
  summary: "The visitor's wishlist, newest first.",
  output: wishlistOutput,
  run: (_input, context) => showWishlist(context),
})

export const setWishlistAlertsOperation = customerOperation('wishlist.setNotices', {
  summary: 'Starts or stops mails about saved products that are back in stock or cost less.',
  input: z.strictObject({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  async run({ on }, { db, customer, now }) {
    await saveNotificationPreference(db, customer.id, 'wishes', on, now())
    return { on }
  },
})

export const addToWishlistOperation = operation('wishlist.add', {
  summary:
    'Adds a product to the wishlist, and remembers the variant. Adding it again changes only the variant.',
  input: byProduct.extend({ variantId: idShape.optional() }),
  output: savedOutput,
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 600, seconds: 60 }],
  async run({ productId, variantId = null }, context) {
    const { db, caller, now } = context
    const exists = await addWishlistItem(
      db,
      wishlistOwner(context),
      { id: productId, variantId },
      currencyOf(caller.country),
      now(),
    )
    return exists ? { products: await showSaved(context) } : refuse('product-unknown')
  },
})

export const removeFromWishlistOperation = operation('wishlist.remove', {
  summary: 'Removes a product from the wishlist.',
  input: byProduct,
  output: savedOutput,
  async run({ productId }, context) {
    await removeWishlistItem(context.db, wishlistOwner(context), productId)
    return { products: await showSaved(context) }
  },
})

export const listRecentProductsOperation = operation('recent.view', {
  summary: "The visitor's recently viewed products, newest first.",
  output: z.object({ products: z.array(cardShape.extend(arrivalShape)) }),
  silent: true,
  run: (_input, context) => showRecent(context),
})

export const recordViewOperation = operation('recent.add', {
  summary: 'Records that the visitor viewed a product, and counts the view once a day.',
  input: byProduct,
  output: z.object({ noted: z.boolean() }),
  silent: true,
  limits: [
    { per: 'ip', calls: 600, seconds: 60 },
    { per: 'visitor', calls: 120, seconds: 60 },
  ],
  async run({ productId }, context) {
    const { db, caller, now, countView } = context
    await addRecentView(db.relaxed, wishlistOwner(context), productId, now())
    countView(productId, caller)
    return { noted: true }
  },
})

export const clearRecentViewsOperation = operation('recent.forget', {
  summary: "Deletes the visitor's recently viewed products.",
  output: productsOutput,
  async run(_input, context) {
    await forgetRecentViews(context.db, wishlistOwner(context))
    return { products: [] }
  },
})
