// Inserts an order in one SQL statement. Stock, coupon, order, lines, payment, jobs and the emptied cart change
// together or not at all. Constraints abort the statement; a condition that matches no row would not.
import { brokenConstraint, instant, json, sql, sqlState, type Queryable } from '../database.ts'
import type { NewOrder } from './new-order.ts'

/**
 * Every outcome except `placed` writes nothing. `repeated`: this idempotency key has placed an order before.
 * `collided`: deadlock or serialization failure with another order; the caller retries.
 */
export type InsertOutcome =
  | 'placed'
  | 'repeated'
  | 'number-taken'
  | 'not-enough-stock'
  | 'coupon-used-up'
  | 'promotion-used-up'
  | 'used-before'
  | 'unpaid-orders-many'
  | 'unpaid-gifts-many'
  | 'collided'
  | 'cart-changed'
  | 'registry-item-given'

const outcomeOfConstraint: Record<string, InsertOutcome> = {
  orders_are_placed_once: 'repeated',
  orders_number_key: 'number-taken',
  gift_code_opens_one_parcel: 'number-taken',
  variant_stock_is_not_negative: 'not-enough-stock',
  coupon_limit_holds: 'coupon-used-up',
  promotion_limit_holds: 'promotion-used-up',
  used_once_by_each: 'used-before',
  cart_is_ordered_once: 'cart-changed',
  unpaid_orders_are_few: 'unpaid-orders-many',
  unpaid_units_are_few: 'unpaid-gifts-many',
  registry_item_is_given_once: 'registry-item-given',
  registry_gift_has_an_item: 'registry-item-given',
}

const outcomeOfState: Record<string, InsertOutcome> = {
  // Division by zero: the CTE `guards` aborts the statement if the cart has changed since pricing.
  '22012': 'cart-changed',
  '40001': 'collided',
  '40P01': 'collided',
}

/**
 * Places the order atomically; needs no transaction. Known constraint violations become an outcome, other errors are
 * thrown.
 */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<InsertOutcome> {
  try {
    await db.row(statementFor(order))
    return 'placed'
  } catch (error) {
    const outcome = outcomeOfState[sqlState(error)] ?? outcomeOfConstraint[brokenConstraint(error)]
    if (!outcome) throw error
    return outcome
  }
}

/**
 * Lock order: variants by id, then coupon, then promotions by id. Orders for the same products wait for each other and
 * never deadlock. Limits for unpaid orders are checked before any lock. `guards` is referenced by column, because
 * PostgreSQL skips expressions that the query does not use.
 */
// oxlint-disable-next-line max-lines-per-function -- one SQL statement
function statementFor(order: NewOrder) {
  const placedAt = instant(order.placedAt)
  const { totals } = order
  const guestEmail = order.customerId === null ? order.email : null
  const units = new Map<string, number>()
  for (const { variantId, quantity } of order.lines)
    units.set(variantId, (units.get(variantId) ?? 0) + quantity)
  return sql`
    -- Order lines from the JSON parameter.
    with line as (
      select * from jsonb_to_recordset(${json(order.lines)}::jsonb) as l(
        "id" uuid, "position" int, "productId" uuid, "variantId" uuid, "sku" text, "productKey" text,
        "title" text, "optionsText" text, "picture" text, "quantity" int, "unitPrice" bigint,
        "discount" bigint, "total" bigint, "personalisation" text, "withoutText" boolean, "giftMessage" text,
        "wrap" boolean, "wrapPaper" text, "wrapRibbon" text, "wrapPrice" bigint, "taxRate" numeric, "deliveryId" uuid)),
    -- Limits for unpaid orders; raises an error if one is exceeded.
    allowed as materialized (
      select check_unpaid_orders(${json(order.unpaidLimits)}::jsonb, ${order.network}, ${guestEmail},
        ${order.customerId}::uuid, array_agg("variantId"), sum("quantity")::int,
        ${placedAt}::timestamptz) as yes from line),
    -- Quantity per variant. The planner expects few rows of an array, and finds their variants by the key.
    wanted as (
      select w.id, w.quantity from unnest(${[...units.keys()]}::uuid[], ${[...units.values()]}::int[])
        as w (id, quantity), allowed where allowed.yes),
    -- Locks the variants in id order.
    locked as (select v.id, w.quantity from variant v join wanted w using (id) order by v.id for update of v),
    -- Takes the stock; a constraint rejects negative stock. Untracked variants are not counted.
    taken as (
      update variant set stock = stock - case when stock_mode = 'untracked' then 0 else locked.quantity end from locked where variant.id = locked.id
      returning variant.id),
    -- Empties the cart if its version is the priced one.
    emptied as (
      update cart set lines = '[]', coupon_code = null, spent_promotions = '[]', version = version + 1,
        updated_at = ${placedAt}
      where id = ${order.cartId} and version = ${order.cartVersion} returning id),
    -- The order; every later CTE depends on it.
    placed as (
      insert into orders (id, number, idempotency_key, request_hash, cart_id, cart_version, session_id,
        network, customer_id, email, buyer_name, invoice_address, locale, country, currency, status, payment_status, subtotal,
        gift_wrap, shipping_fee, discount, sales_tax, total, coupon_code, discounts, taxes, tax_notes, remark, held_until,
        placed_at, updated_at)
      select ${order.id}, ${order.number}, ${order.idempotencyKey}, ${order.requestHash}, ${order.cartId},
        ${order.cartVersion}, ${order.sessionId}, ${order.network}, ${order.customerId}::uuid, ${order.email},
        ${order.buyerName}, ${order.invoiceAddress && json(order.invoiceAddress)}::jsonb, ${order.locale}, ${order.country}, ${order.currency},
        'unpaid', 'unpaid', ${totals.subtotal.minor}, ${totals.giftWrap.minor}, ${totals.shippingFee.minor},
        ${totals.discount.minor}, ${totals.salesTax.minor}, ${totals.total.minor}, ${order.couponCode},
        ${json(order.discounts)}, ${json(order.taxes)}::jsonb, ${order.taxNotes}::text[], ${order.remark}, ${instant(order.heldUntil)}, ${placedAt}::timestamptz,
        ${placedAt}::timestamptz
      from (select 1 / (case when (select count(*) from taken) = (select count(*) from wanted) then 1
        else 0 end) as goods,
                   1 / (select count(*) from emptied) as cart) as guards
      where guards.goods = 1 and guards.cart = 1
      returning id),
    -- Order lines with frozen texts and amounts.
    lines as (
      insert into order_line (id, order_id, position, product_id, variant_id, sku, product_key, title,
        options_text, picture, quantity, unit_price, discount, total, personalisation, without_text,
        gift_message, wrap, wrap_paper, wrap_ribbon, wrap_price, tax_rate, group_id)
      select l."id", placed.id, "position", "productId", "variantId", "sku", "productKey", "title",
        "optionsText", "picture", "quantity", "unitPrice", "discount", "total", "personalisation",
        "withoutText", "giftMessage", "wrap", "wrapPaper", "wrapRibbon", "wrapPrice", "taxRate", "deliveryId" from line l, placed),
    -- One delivery per recipient.
    deliveries as (
      insert into shipment_group (id, order_id, position, address, method, fee, ships_on, earliest, latest,
        arrive_on, message, gift_code, requires_shipping, ship_to)
      select g."id", placed.id, "position", "address", "method", "fee", "shipsOn", "earliest", "latest",
        "arriveOn", "message", "giftCode", "requiresShipping", "shipTo"
      from jsonb_to_recordset(${json(order.deliveries)}::jsonb) as g("id" uuid, "position" int,
        "address" jsonb, "method" text, "fee" bigint, "shipsOn" date, "earliest" date, "latest" date,
        "arriveOn" date, "message" text, "giftCode" text, "requiresShipping" boolean, "shipTo" jsonb), placed),
    -- The open payment.
    payment as (
      insert into payment (id, order_id, provider, status, amount, currency, created_at, updated_at)
      select ${order.paymentId}, id, ${order.paymentProvider}, 'open', ${totals.total.minor},
        ${order.currency}, ${placedAt}::timestamptz, ${placedAt}::timestamptz from placed),
    -- Counts the coupon use; a constraint enforces its limit.
    coupon as (
      update coupon set used = used + 1 from placed where coupon.id = ${order.couponId} returning coupon.id),
    -- Records the coupon use.
    coupon_used as (
      insert into coupon_use (order_id, coupon_id, email, used_at) select ${order.id}, id, ${order.email},
        ${placedAt}::timestamptz from coupon),
    -- Records the promotion uses.
    promotions_used as (
      insert into promotion_use (order_id, promotion_id, amount)
      select placed.id, u."promotionId", u."amount"
      from jsonb_to_recordset(${json(order.promotionUses)}::jsonb) as u("promotionId" uuid, "amount" bigint),
        placed
      returning promotion_id),
    -- Locks promotions with a limit, after the coupon, in the same order as releaseUses.
    limited as (
      select p.id from promotion p join promotions_used u on u.promotion_id = p.id
      where p.usage_limit is not null and (select count(*) from coupon) >= 0
      order by p.id for update of p),
    -- Counts uses of limited promotions.
    promotions_counted as (update promotion set used = used + 1 from limited where promotion.id = limited.id),
    -- Rules with one use per customer; a constraint rejects a second use.
    spent as (
      insert into single_use (rule_id, who, order_id)
      select s."ruleId", s."who", placed.id
      from jsonb_to_recordset(${json(order.singleUses)}::jsonb) as s("ruleId" uuid, "who" text), placed),
    -- Gifts for a registry. A constraint refuses more than are wanted.
    registry_gifts as (
      insert into registry_gift (id, item_id, order_id, quantity)
      select g."id", g."itemId", placed.id, g."quantity"
      from jsonb_to_recordset(${json(order.registryGifts)}::jsonb) as g("id" uuid, "itemId" uuid, "quantity" int),
        placed
      returning item_id, quantity),
    -- Locked by id, as releaseGifts does.
    registry_items as (
      select i.id, g.quantity from registry_item i join registry_gifts g on g.item_id = i.id order by i.id
      for update of i),
    given as (
      update registry_item i set given = i.given + r.quantity from registry_items r where i.id = r.id),
    -- The first event of the order.
    event as (
      insert into order_event (id, order_id, kind, actor, at) select ${order.eventId}, id,
        'placed', ${order.placedBy}, ${placedAt}::timestamptz from placed),
    -- Jobs that the order causes.
    jobs as (
      insert into job (id, kind, data, run_at, created_at)
      select j."id", j."kind", j."data", to_timestamp(j."runAt" / 1000.0), ${placedAt}::timestamptz
      from jsonb_to_recordset(${json(order.jobs)}::jsonb) as j("id" uuid, "kind" text, "data" jsonb,
        "runAt" bigint), placed),
    -- Catalogue changes for the new stock.
    changed as (
      insert into catalog_change (id, product_id, kind)
      select c."id", c."productId", 'stock'
      from jsonb_to_recordset(${json(order.changes)}::jsonb) as c("id" uuid, "productId" uuid), placed)
    select id from placed`
}
