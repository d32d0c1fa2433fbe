// The wishlist and the recently viewed gifts of a visitor, or of the customer who is signed in.
import { z } from 'zod'
import type { Queryable } from '#data/database.ts'
import { loadCards } from '#data/products.ts'
import {
  addRecentView,
  addWish,
  forgetRecentViews,
  loadRecentViews,
  loadWishes,
  removeWish,
} from '#data/wishes.ts'
import { currencyOf } from '#domain/market.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { shelfOwner } from '../owner.ts'
import { cardShape, idShape } from '../shapes.ts'

const gifts = z.object({ products: z.array(cardShape) })
const byProduct = z.strictObject({ productId: idShape })

async function shown(context: Context, load: (db: Queryable, owner: string) => Promise<string[]>) {
  const { db, caller } = context
  const ids = await load(db, shelfOwner(context))
  return { products: await loadCards(db, ids, caller.locale, currencyOf(caller.country)) }
}

export const viewWishlist = operation({
  name: 'wishlist.view',
  summary: 'What the visitor wishes for, newest first.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({}),
  output: gifts,
  refusals: [],
  run: (_input, context) => shown(context, loadWishes),
})

export const addToWishlist = operation({
  name: 'wishlist.add',
  summary: 'Puts a product on the wishlist; putting it there again changes nothing.',
  method: 'PUT',
  who: 'visitor',
  input: byProduct,
  output: gifts,
  refusals: ['product-unknown'],
  async run({ productId }, context) {
    const { db, now } = context
    const known = await addWish(db, shelfOwner(context), productId, now())
    return known ? shown(context, loadWishes) : refuse('product-unknown')
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
    await removeWish(context.db, shelfOwner(context), productId)
    return shown(context, loadWishes)
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
  limits: [{ per: 'session', calls: 120, seconds: 60 }],
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
