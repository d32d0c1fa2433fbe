// The wishlist and the recently viewed gifts of a visitor, or of the customer who is signed in.
import { z } from 'zod'
import type { Queryable } from '#data/database.ts'
import {
  loadNotificationPreferences,
  saveNotificationPreference,
} from '#data/customers/notification-preferences.ts'
import { loadCards } from '#data/catalog/products.ts'
import { loadWishlistAlerts } from '#data/customers/wishlist-alerts.ts'
import {
  addRecentView,
  addWishlistItem,
  forgetRecentViews,
  loadRecentViews,
  loadWishlist,
  removeWishlistItem,
} from '#data/customers/wishlist-items.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { customerOperation, operation } from '../operation.ts'
import { shelfOwner } from '../owner.ts'
import { cardShape, idShape, moneyShape } from '../shapes.ts'
import { detectAlerts } from './wishlist-alerts.ts'

const gifts = z.object({ products: z.array(cardShape) })
const wishes = gifts.extend({
  /** Of the products above, where there is something new since they were wished for. */
  news: z.array(
    z.object({
      productId: z.string(),
      backInStock: z.boolean(),
      /** What it cost when it was wished for, where it costs less now. */
      droppedFrom: moneyShape.nullable(),
    }),
  ),
  /** Whether the customer is told of news by mail; null for a guest. */
  notices: z.boolean().nullable(),
})
const byProduct = z.strictObject({ productId: idShape })

async function shown(context: Context, load: (db: Queryable, owner: string) => Promise<string[]>) {
  const { db, caller } = context
  const ids = await load(db, shelfOwner(context))
  return { products: await loadCards(db, ids, caller.locale, currencyOf(caller.country)) }
}

async function shownWishes(context: Context) {
  const { db, customer, now } = context
  const [{ products }, known, choices] = await Promise.all([
    shown(context, loadWishlist),
    loadWishlistAlerts(db, shelfOwner(context)),
    customer && loadNotificationPreferences(db, customer.id),
  ])
  const news = detectAlerts(known, products, now()).map(({ product, backInStock, droppedFrom }) => {
    return { productId: product.id, backInStock, droppedFrom }
  })
  return { products, news, notices: choices && choices.wishes }
}

export const viewWishlist = operation({
  name: 'wishlist.view',
  summary: 'What the visitor wishes for, newest first.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({}),
  output: wishes,
  refusals: [],
  run: (_input, context) => shownWishes(context),
})

export const setWishNotices = customerOperation({
  name: 'wishlist.setNotices',
  summary: 'Starts or stops mails about wishes that are back in stock or cost less.',
  method: 'PUT',
  input: z.strictObject({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  refusals: ['sign-in-needed'],
  async run({ on }, { db, customer, now }) {
    await saveNotificationPreference(db, customer.id, 'wishes', on, now())
    return { on }
  },
})

export const addToWishlist = operation({
  name: 'wishlist.add',
  summary: 'Puts a product on the wishlist; putting it there again changes nothing.',
  method: 'PUT',
  who: 'visitor',
  input: byProduct,
  output: gifts,
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 600, seconds: 60 }],
  async run({ productId }, context) {
    const { db, caller, now } = context
    const known = await addWishlistItem(db, shelfOwner(context), productId, currencyOf(caller.country), now())
    return known ? shown(context, loadWishlist) : refuse('product-unknown')
  },
})

export const removeFromWishlist = operation({
  name: 'wishlist.remove',
  summary: 'Takes a product off the wishlist.',
  method: 'DELETE',
  who: 'visitor',
  input: byProduct,
  output: gifts,
  refusals: [],
  async run({ productId }, context) {
    await removeWishlistItem(context.db, shelfOwner(context), productId)
    return shown(context, loadWishlist)
  },
})

export const viewRecent = operation({
  name: 'recent.view',
  summary: 'What the visitor looked at lately, newest first.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({}),
  output: gifts,
  refusals: [],
  silent: true,
  run: (_input, context) => shown(context, loadRecentViews),
})

export const noteView = operation({
  name: 'recent.add',
  summary: 'Notes that the visitor looked at a product, and counts the look once a day.',
  method: 'PUT',
  who: 'visitor',
  input: byProduct,
  output: z.object({ noted: z.boolean() }),
  refusals: [],
  silent: true,
  limits: [
    { per: 'ip', calls: 600, seconds: 60 },
    { per: 'visitor', calls: 120, seconds: 60 },
  ],
  async run({ productId }, context) {
    const { db, caller, now, countView } = context
    await addRecentView(db.relaxed, shelfOwner(context), productId, now())
    countView(productId, caller)
    return { noted: true }
  },
})

export const forgetRecent = operation({
  name: 'recent.forget',
  summary: 'Forgets what the visitor looked at.',
  method: 'DELETE',
  who: 'visitor',
  input: z.strictObject({}),
  output: gifts,
  refusals: [],
  async run(_input, context) {
    await forgetRecentViews(context.db, shelfOwner(context))
    return { products: [] }
  },
})
