// Export of a customer's orders for the data download. Exchanges are omitted: they are the recipient's data.
import { sql, type Queryable } from '../database.ts'

/**
 * Oldest first; amounts in minor units of the order's currency.
 *
 * Subqueries: `lines`, `deliveries`, `parcels` (without replacements), `events`, `returns` (with their lines), `refunds`
 * and `reviews` that were written for the order.
 */
export async function exportOrders(
  db: Queryable,
  of: { readonly customerId: string } | { readonly guestEmail: string },
): Promise<unknown[]> {
  const customerId = 'customerId' in of ? of.customerId : null
  const guestEmail = 'guestEmail' in of ? of.guestEmail : null
  return db.values<unknown>(sql`
    select json_build_object('number', o.number, 'placedAt', o.placed_at, 'status', o.status,
      'paymentStatus', o.payment_status, 'email', o.email, 'name', o.buyer_name, 'invoiceAddress', o.invoice_address, 'language', o.locale,
      'country', o.country, 'currency', o.currency, 'remark', o.remark, 'coupon', o.coupon_code,
      'subtotalMinor', o.subtotal, 'giftWrapMinor', o.gift_wrap, 'shippingMinor', o.shipping_fee,
      'discountMinor', o.discount, 'totalMinor', o.total,
      'lines', (select json_agg(json_build_object('title', l.title, 'options', l.options_text,
          'quantity', l.quantity, 'removed', l.removed, 'unitPriceMinor', l.unit_price, 'totalMinor', l.total,
          'personalisation', l.personalisation, 'withoutPersonalisation', l.without_text,
          'giftMessage', l.gift_message, 'giftWrap', l.wrap, 'wrapPaper', l.wrap_paper,
          'wrapRibbon', l.wrap_ribbon) order by l.position)
        from order_line l where l.order_id = o.id),
      'deliveries', (select json_agg(json_build_object('address', g.address, 'method', g.method,
          'earliest', g.earliest, 'latest', g.latest, 'arriveOn', g.arrive_on, 'card', g.message)
          order by g.position)
        from shipment_group g where g.order_id = o.id),
      'parcels', (select coalesce(json_agg(json_build_object('carrier', s.carrier,
          'trackingNumber', s.tracking_number, 'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at)
          order by s.shipped_at), '[]')
        from shipment s where s.order_id = o.id and s.return_id is null),
      'events', (select json_agg(json_build_object('kind', e.kind, 'by', e.actor, 'at', e.at)
        order by e.at, e.id)
        from order_event e where e.order_id = o.id and e.kind not like 'exchange-%'),
      'returns', (select coalesce(json_agg(json_build_object('reference', q.reference, 'kind', q.kind,
          'status', q.status, 'name', q.name, 'answer', q.answer, 'askedAt', q.asked_at,
          'decidedAt', q.decided_at,
          'lines', (select json_agg(json_build_object('title', l.title, 'quantity', rl.quantity,
            'reason', rl.reason) order by l.position)
            from return_line rl join order_line l on l.id = rl.order_line_id where rl.return_id = q.id))
            order by q.asked_at), '[]')
        from return_request q where q.order_id = o.id and q.kind <> 'exchange'),
      'refunds', (select coalesce(json_agg(json_build_object('amountMinor', f.amount, 'reason', f.reason,
          'promisedAt', f.promised_at, 'paidAt', f.done_at) order by f.promised_at), '[]')
        from refund f where f.order_id = o.id),
      'reviews', (select coalesce(json_agg(json_build_object('product', p.key, 'author', v.author,
          'stars', v.stars, 'text', v.text, 'status', v.status, 'writtenAt', v.written_at)
          order by v.written_at), '[]')
        from review v join product p on p.id = v.product_id where v.order_id = o.id)) as order
    from orders o
    where o.customer_id = ${customerId}::uuid
      or (o.customer_id is null and lower(o.email) = lower(${guestEmail}::text))
    order by o.placed_at`)
}
