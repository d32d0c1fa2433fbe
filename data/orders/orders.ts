// Reads orders, and moves them from status to status.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { Picture } from '#domain/catalog/catalog.ts'
import type { Address } from '#domain/delivery/address.ts'
import type { InvoiceAddress } from '#domain/invoices/invoice-address.ts'
import type { DocumentKind } from '#domain/invoices/issued-document.ts'
import type { RequestStatus } from '#domain/orders/open-request.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import type { ReturnReason } from '#domain/orders/return-reason.ts'
import type { ReturnKind } from '#domain/orders/returns.ts'
import type { Wrapping } from '#domain/orders/wrapping.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import type { TaxNote, TaxPart } from '#domain/tax/order-taxes.ts'
import { sql, type Queryable } from '../database.ts'
import type { StoredEvent } from './order-events.ts'

/** A discount as the shopper saw it. Orders of earlier releases have no `reason`. */
export type FrozenDiscount = {
  readonly key: string
  readonly name: string
  readonly minor: number
  readonly reason?: DiscountReason
}

export type StoredOrder = {
  readonly id: string
  readonly number: string
  readonly requestHash: string
  readonly email: string
  /** Empty if the buyer of an order for one recipient typed none. */
  readonly buyerName: string
  /** null: the invoice is made out to the buyer, or to the only recipient. */
  readonly invoiceAddress: InvoiceAddress | null
  readonly locale: string
  readonly country: string
  readonly currency: Currency
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Minor units. */
  readonly subtotal: number
  readonly giftWrap: number
  readonly shippingFee: number
  readonly discount: number
  /** Added to the prices. */
  readonly salesTax: number
  readonly total: number
  readonly couponCode: string | null
  readonly discounts: readonly FrozenDiscount[]
  /** null in orders of earlier releases. */
  readonly taxes: readonly TaxPart[] | null
  readonly taxNotes: readonly TaxNote[]
  readonly remark: string
  readonly heldUntil: number
  readonly placedAt: number
  /** Days in which anything may be sent back, as promised then. */
  readonly returnDays: number
  /** The shop pays the postage of a return, as promised then. */
  readonly freeReturns: boolean
  readonly lines: readonly StoredLine[]
  /** One per recipient, in order of position. */
  readonly deliveries: readonly StoredDelivery[]
  readonly payment: {
    id: string
    provider: string
    attempt: number
    reference: string | null
    /** Page of the provider. */
    url: string | null
    status: string
    method: string
    /** The last day to pay an invoice; null: the goods are sent when they are paid. */
    dueOn: PlainDate | null
    /** The buyer has all of it back, or will: by refunds and lost disputes. */
    isPaidBack: boolean
  }
  readonly events: readonly StoredEvent[]
  readonly refunds: readonly {
    amount: number
    /** Of a second payment: the order itself stays paid. */
    isDuplicate: boolean
    returnId: string | null
    promisedAt: number
    doneAt: number | null
    state: RefundState
  }[]
  readonly requests: readonly StoredRequest[]
  /** Issued invoice and credit notes, in the order of issue. */
  readonly documents: readonly { readonly kind: DocumentKind; readonly number: string }[]
}

export type StoredLine = {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly sku: string
  readonly productKey: string
  readonly title: string
  readonly optionsText: string
  readonly picture: Omit<Picture, 'alt'> | null
  /** As placed. */
  readonly quantity: number
  /** Quantity that staff removed before packing. */
  readonly removed: number
  readonly unitPrice: number
  /** Lower than `unitPrice` after a change to a cheaper variant. */
  readonly currentPrice: number
  readonly discount: number
  readonly total: number
  readonly personalisation: string
  /** The buyer declined the personalisation. */
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
  readonly wrapping: Wrapping | null
  readonly wrapPrice: number
  /** Basis points; null: without tax, or an order of an earlier release. */
  readonly taxRate: number | null
  /** Position of its delivery. */
  readonly delivery: number
  /** Quantity removed, or in open or approved return requests. */
  readonly returned: number
  /** The product has a review from this order. */
  readonly reviewed: boolean
}

/** `pending`: accepted by the provider. `failed`: the money is still ours. */
export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed'

/** The part of an order for one recipient. */
export type StoredDelivery = {
  readonly id: string
  readonly position: number
  readonly address: Address
  readonly method: string
  readonly shipsOn: PlainDate
  readonly earliest: PlainDate
  readonly latest: PlainDate
  /** The requested delivery day. */
  readonly arriveOn: string | null
  readonly message: string
  /** null for orders of earlier releases. */
  readonly giftCode: string | null
  /** False: its goods are handed over without a parcel. */
  readonly requiresShipping: boolean
  readonly shipments: readonly StoredParcel[]
}

export type StoredParcel = {
  readonly carrier: string
  readonly trackingNumber: string
  readonly shippedAt: number
  readonly deliveredAt: number | null
}

/** A return or a withdrawal. */
export type StoredRequest = {
  readonly id: string
  readonly reference: string
  readonly kind: ReturnKind
  /** `declared`: a withdrawal that the buyer has not confirmed. */
  readonly status: RequestStatus
  readonly name: string
  readonly answer: string
  readonly askedAt: number
  readonly decidedAt: number | null
  readonly lines: readonly {
    id: string
    quantity: number
    reason: ReturnReason
    /** Requested variant of an exchange; null for a voucher. */
    replacement: string | null
  }[]
  /** E-mail and language of the recipient who requested an exchange. */
  readonly email: string
  readonly locale: string
  /** Parcel of the replacement; null before it is sent. */
  readonly parcel: { readonly carrier: string; readonly trackingNumber: string } | null
}

/** Selects one order by id, number or idempotency key. */
export type OrderHandle =
  | { id: string }
  /** With `email`, the address must match too. A wrong address takes the same time as an unknown number. */
  | { number: string; email?: string }
  | { idempotencyKey: string }

/**
 * Reads an order with everything that belongs to it, in one statement and without a lock. Undefined if none matches.
 *
 * Subqueries: `lines` (with returned quantity and review state), `deliveries` (with their parcels), `payment`, `events`,
 * `refunds` (recorded, paid or not), `requests` (returns, withdrawals and exchanges with their lines), `documents`.
 */
export async function loadOrder(db: Queryable, handle: OrderHandle): Promise<StoredOrder | undefined> {
  const id = 'id' in handle ? handle.id : null
  const number = 'number' in handle ? handle.number : null
  const email = 'email' in handle ? (handle.email ?? null) : null
  const key = 'idempotencyKey' in handle ? handle.idempotencyKey : null
  return db.row<StoredOrder>(sql`
    select o.id, o.number, o.request_hash as "requestHash", o.email, o.buyer_name as "buyerName",
      o.invoice_address as "invoiceAddress", o.locale,
      o.country, o.currency, o.status, o.payment_status as "paymentStatus", o.subtotal,
      o.gift_wrap as "giftWrap", o.shipping_fee as "shippingFee", o.discount, o.sales_tax as "salesTax", o.total,
      o.coupon_code as "couponCode", o.discounts, o.taxes, o.tax_notes as "taxNotes", o.remark,
      o.held_until as "heldUntil",
      o.placed_at as "placedAt", o.return_days as "returnDays", o.free_returns as "freeReturns",
      (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'variantId', l.variant_id,
          'sku', l.sku, 'productKey', l.product_key, 'title', l.title, 'optionsText', l.options_text,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'removed', l.removed,
          'currentPrice', coalesce(l.current_price, l.unit_price), 'discount', l.discount, 'total', l.total,
          'personalisation', l.personalisation, 'withoutText', l.without_text, 'giftMessage', l.gift_message,
          'wrap', l.wrap, 'wrapping', case when l.wrap_ribbon is not null then json_build_object(
            'paper', l.wrap_paper, 'ribbon', l.wrap_ribbon) end, 'wrapPrice', l.wrap_price, 'taxRate', l.tax_rate, 'delivery', lg.position,
          'returned', l.removed + (select coalesce(sum(quantity), 0) from sent_back where order_line_id = l.id),
          'reviewed', exists (select 1 from review v where v.order_id = o.id and v.product_id = l.product_id),
          'picture', case when p.name is null then null else jsonb_strip_nulls(jsonb_build_object(
            'name', p.name, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
            'lettering', (select f.lettering - 'blank' - 'words' || '{"sample":""}' from picture f
              where f.lettering ->> 'blank' = p.name and f.lettering is not null
              order by f.name limit 1))) end) order by l.position)
        from order_line l join shipment_group lg on lg.id = l.group_id
        left join picture p on p.name = l.picture where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('id', g.id, 'position', g.position, 'address', g.address,
          'method', g.method, 'shipsOn', g.ships_on, 'earliest', g.earliest, 'latest', g.latest,
          'arriveOn', g.arrive_on, 'message', g.message, 'giftCode', g.gift_code, 'requiresShipping', g.requires_shipping,
          'shipments', (select coalesce(json_agg(json_build_object('carrier', s.carrier,
              'trackingNumber', s.tracking_number,
              'shippedAt', (extract(epoch from s.shipped_at) * 1000)::bigint,
              'deliveredAt', (extract(epoch from s.delivered_at) * 1000)::bigint)
              order by s.shipped_at, s.id), '[]') from shipment s where s.group_id = g.id
                and s.return_id is null)) order by g.position)
        from shipment_group g where g.order_id = o.id) as deliveries,
      (select json_build_object('id', y.id, 'provider', y.provider, 'attempt', y.attempt,
        'reference', y.reference, 'url', y.url, 'status', y.status, 'method', y.method,
        'dueOn', y.due_on, 'isPaidBack', y.amount > 0 and b.paid_back >= y.amount)
        from payment y join settled_payment b on b.order_id = y.order_id where y.order_id = o.id) as payment,
      (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'actor', e.actor, 'data', e.data,
        'at', (extract(epoch from e.at) * 1000)::bigint) order by e.at, e.id)
        from order_event e where e.order_id = o.id) as events,
      (select coalesce(json_agg(json_build_object('amount', f.amount, 'isDuplicate', f.reason = 'duplicate', 'returnId', f.return_id,
          'promisedAt', (extract(epoch from f.promised_at) * 1000)::bigint,
          'doneAt', (extract(epoch from f.done_at) * 1000)::bigint,
          'state', case when f.failed_at is not null then 'failed' when f.done_at is not null then 'succeeded'
            when f.reference is not null then 'pending' else 'requested' end)
          order by f.promised_at, f.id), '[]') from refund f where f.order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('id', q.id, 'reference', q.reference, 'kind', q.kind,
          'status', q.status, 'name', q.name, 'answer', q.answer, 'email', q.email, 'locale', q.locale,
          'parcel', (select json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number)
            from shipment s
            where s.return_id = q.id order by s.shipped_at limit 1),
              'askedAt', (extract(epoch from q.asked_at) * 1000)::bigint,
          'decidedAt', (extract(epoch from q.decided_at) * 1000)::bigint,
          'lines', (select json_agg(json_build_object('id', ql.order_line_id, 'quantity', ql.quantity,
            'reason', ql.reason, 'replacement', ql.wish_variant_id))
            from return_line ql where ql.return_id = q.id)) order by q.asked_at, q.id), '[]')
        from return_request q where q.order_id = o.id) as requests,
      (select coalesce(json_agg(json_build_object('kind', i.kind, 'number', i.number)
          order by i.issued_at, i.kind desc, i.sequence), '[]') from invoice i where i.order_id = o.id) as documents
    from orders o
    where (o.id = ${id}::uuid or o.number = ${number}::text or o.idempotency_key = ${key}::text)
      and (${email}::text is null or lower(o.email) = lower(${email}::text))`)
}

type OrderSummary = Pick<
  StoredOrder,
  'number' | 'status' | 'paymentStatus' | 'email' | 'country' | 'currency' | 'total'
> & { readonly items: number; readonly placedAt: number }

/** Newest first; `status` null lists all statuses. */
export async function listOrders(
  db: Queryable,
  status: OrderStatus | null,
  limit: number,
): Promise<OrderSummary[]> {
  return db.rows<OrderSummary>(sql`
    select number, status, payment_status as "paymentStatus", email, country, currency, total,
      placed_at as "placedAt",
      (select sum(quantity - removed) from order_line where order_id = o.id) as items
    from orders o where ${status}::text is null or status = ${status}::text
    order by placed_at desc, id desc limit ${limit}`)
}

/**
 * Addresses that the buyer must not read, by id of the delivery. Without an entry, the parcel goes to the address that
 * the order shows.
 */
export async function loadShipTo(db: Queryable, orderId: string): Promise<ReadonlyMap<string, Address>> {
  return db.map<string, Address>(
    sql`select id, ship_to as address from shipment_group where order_id = ${orderId} and ship_to is not null`,
  )
}
