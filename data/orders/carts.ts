// Reads and writes carts: one row per owner, lines as one JSON document. The version detects concurrent writes.
import { emptyCart, type Cart } from '#domain/orders/cart.ts'
import { readWrapping } from '#domain/orders/wrapping.ts'
import { brokenConstraint, instant, json, sql, type Queryable } from '../database.ts'

export type StoredCart = Cart & {
  readonly id: string
  readonly version: number
  /** Ids of promotions and coupons that the customer had already used when the cart was ordered. */
  readonly spentRules: readonly string[]
}

/** An empty cart that is not stored yet (version 0). */
export function newCart(id: string): StoredCart {
  return { ...emptyCart, id, version: 0, spentRules: [] }
}

/** Returns undefined for a visitor without a stored cart. Takes no lock; `saveCart` checks the version. */
export async function loadCart(db: Queryable, owner: string): Promise<StoredCart | undefined> {
  const cart = await db.row<StoredCart>(sql`
    select id, version, lines, coupon_code as "couponCode", spent_promotions as "spentRules"
    from cart where session_id = ${owner}`)
  return cart && withWrapping(cart)
}

/** Lines of earlier releases have no wrapping paper. */
function withWrapping<Stored extends StoredCart>(cart: Stored): Stored {
  const lines = cart.lines.map((line) => {
    return { ...line, wrapping: readWrapping(line.wrapping?.paper, line.wrapping?.ribbon) }
  })
  return { ...cart, lines }
}

/** `isSoldOut`: a variant of the cart is sold out, and no order was placed with this idempotency key. */
export type CartToOrder = StoredCart & { readonly isSoldOut: boolean }

/** The cart of a visitor who places an order. One statement, because most calls of a flash sale end with it. */
export async function loadCartToOrder(
  db: Queryable,
  owner: string,
  idempotencyKey: string,
): Promise<CartToOrder | undefined> {
  const cart = await db.row<CartToOrder>(sql`
    select id, version, lines, coupon_code as "couponCode", spent_promotions as "spentRules",
      exists (
        select from jsonb_to_recordset(lines) as line ("variantId" uuid)
        where (select available from variant where id = line."variantId") <= 0)
      and not exists (select from orders where idempotency_key = ${idempotencyKey}) as "isSoldOut"
    from cart where session_id = ${owner}`)
  return cart && withWrapping(cart)
}

export type SaveOutcome = 'saved' | 'conflict' | 'repeated'

/** The idempotency key of a change, and the hash of its request. */
export type IdempotentChange = { readonly key: string; readonly requestHash: string }

/**
 * Saves the cart in one statement; version 0 inserts it. 'conflict': another write changed the version since loading.
 * With `once`, a key is accepted one time; 'repeated' means that an earlier call has applied its change.
 */
export async function saveCart(
  db: Queryable,
  owner: string,
  cart: StoredCart,
  now: number,
  once: IdempotentChange | null,
): Promise<SaveOutcome> {
  const lines = json(cart.lines)
  try {
    // Key and change are written together or not at all.
    const saved = await db.run(sql`
      with saved as (
        insert into cart (id, session_id, lines, coupon_code, version, updated_at)
        values (${cart.id}, ${owner}, ${lines}, ${cart.couponCode}, 1, ${instant(now)})
        on conflict (session_id) do update
          set lines = excluded.lines, coupon_code = excluded.coupon_code, version = cart.version + 1,
            updated_at = excluded.updated_at
          where cart.version = ${cart.version}
        returning id),
      guard as (
        insert into idempotency (key, request_hash, created_at)
        select ${once?.key}::text, ${once?.requestHash}::text, ${instant(now)}::timestamptz from saved
        where ${once !== null})
      select id from saved`)
    return saved === 1 ? 'saved' : 'conflict'
  } catch (error) {
    if (brokenConstraint(error) === 'idempotency_pkey') return 'repeated'
    throw error
  }
}

/** Hash of the request that used this idempotency key; undefined for a new key. */
export async function findRequestHash(db: Queryable, key: string): Promise<string | undefined> {
  return db.value<string>(sql`select request_hash from idempotency where key = ${key}`)
}
