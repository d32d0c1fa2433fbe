// The wishlist and the recently viewed gifts of a visitor.
import { z } from 'zod'
import type { Queryable } from '#data/database.ts'
import { loadCards } from '#data/products.ts'
import {
  addRecentView,
  addWish,
  forgetRecentViews,
  loadRecentViews,
  loadWishes,
  ownerOfSession,
  removeWish,
} from '#data/wishes.ts'
import { currencyOf } from '#domain/market.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { cardShape, idShape } from '../shapes.ts'

const gifts = z.object({ products: z.array(cardShape) })
const byProduct = z.strictObject({ productId: idShape })

async function shown(context: Context, load: (db: Queryable, owner: string) => Promise<string[]>) {
  const { db, caller } = context
  const ids = await load(db, ownerOfSession(caller.session))
  return { products: await loadCards(db, ids, caller.locale, currencyOf(caller.country)) }
}

export const viewWishlist = operation({
  name: 'wishlist.view',
  summary: 'What the visitor wishes for, newest first.',
  method: 'POST',
  input: z.strictObject({}),
  output: gifts,
  refusals: [],
  run: (_input, context) => shown(context, loadWishes),
})

export const addToWishlist = operation({
  name: 'wishlist.add',
  summary: 'Puts a product on the wishlist; putting it there again changes nothing.',
  method: 'PUT',
  input: byProduct,
  output: gifts,
  refusals: ['product-unknown'],
  async run({ productId }, context) {
    const { db, caller, now } = context
    const known = await addWish(db, ownerOfSession(caller.session), productId, now())
    return known ? shown(context, loadWishes) : refuse('product-unknown')
  },
})

export const removeFromWishlist = operation({
  name: 'wishlist.remove',
  summary: 'Takes a product off the wishlist.',
  method: 'DELETE',
  input: byProduct,
  output: gifts,
  refusals: [],
  async run({ productId }, context) {
    await removeWish(context.db, ownerOfSession(context.caller.session), productId)
    return shown(context, loadWishes)
  },
})

export const viewRecent = operation({
  name: 'recent.view',
  summary: 'What the visitor looked at lately, newest first.',
  method: 'POST',
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
  input: byProduct,
  output: z.object({ noted: z.boolean() }),
  refusals: [],
  silent: true,
  limits: [{ per: 'session', calls: 120, seconds: 60 }],
  async run({ productId }, { db, caller, now, countView }) {
    await addRecentView(db.relaxed, ownerOfSession(caller.session), productId, now())
    countView(productId, caller)
    return { noted: true }
  },
})

export const forgetRecent = operation({
  name: 'recent.forget',
  summary: 'Forgets what the visitor looked at.',
  method: 'DELETE',
  input: z.strictObject({}),
  output: gifts,
  refusals: [],
  async run(_input, { db, caller }) {
    await forgetRecentViews(db, ownerOfSession(caller.session))
    return { products: [] }
  },
})
