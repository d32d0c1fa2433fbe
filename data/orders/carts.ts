// Carts: one row per visitor, its lines one document. A version guards against two tabs writing at once.
import { emptyCart, type Cart } from '#domain/orders/cart.ts'
import { brokenConstraint, json, sql, type Queryable } from '../database.ts'

export type StoredCart = Cart & {
  readonly id: string
  readonly version: number
  /** Ids of promotions and coupons that were found used before when it was being ordered. */
  readonly spentRules: readonly string[]
}

/** A cart nothing was put into yet. */
export function newCart(id: string): StoredCart {
  return { ...emptyCart, id, version: 0, spentRules: [] }
}

/** The visitor's cart, or undefined where nothing was ever put into one. */
export async function loadCart(db: Queryable, sessionId: string): Promise<StoredCart | undefined> {
  return db.row<StoredCart>(sql`
    select id, version, lines, coupon_code as "couponCode", spent_promotions as "spentRules"
    from cart where session_id = ${sessionId}`)
}

export type SaveOutcome = 'saved' | 'conflict' | 'repeated'

/** A change that must happen once: the caller's key and what it asked. */
export type Once = { readonly key: string; readonly requestHash: string }

/**
 * Saves the cart if nobody else did since it was loaded (version 0: it is new). With `once`, the same key
 * is accepted a single time: 'repeated' says that its change is in the cart already.
 */
export async function saveCart(
  db: Queryable,
  sessionId: string,
  cart: StoredCart,
  nowMs: number,
  once: Once | null,
): Promise<SaveOutcome> {
  const now = new Date(nowMs)
  const lines = json(cart.lines)
  try {
    // The key is written only with the change: a lost race leaves neither.
    const saved = await db.run(sql`
      with saved as (
        insert into cart (id, session_id, lines, coupon_code, version, updated_at)
        values (${cart.id}, ${sessionId}, ${lines}, ${cart.couponCode}, 1, ${now})
        on conflict (session_id) do update
          set lines = excluded.lines, coupon_code = excluded.coupon_code, version = cart.version + 1,
            updated_at = excluded.updated_at
          where cart.version = ${cart.version}
        returning id),
      guard as (
        insert into idempotency (key, request_hash, created_at)
        select ${once?.key}::text, ${once?.requestHash}::text, ${now}::timestamptz from saved
        where ${once !== null})
      select id from saved`)
    return saved === 1 ? 'saved' : 'conflict'
  } catch (error) {
    if (brokenConstraint(error) === 'idempotency_pkey') return 'repeated'
    throw error
  }
}

/** What a key was used for; undefined where it is new. */
export async function findRequestHash(db: Queryable, key: string): Promise<string | undefined> {
  const row = await db.row<{ request_hash: string }>(
    sql`select request_hash from idempotency where key = ${key}`,
  )
  return row?.request_hash
}
