// To whom a customer has ordered: the recipients of parcels with the day of their latest order.
import type { Country } from '#domain/markets/market.ts'
import { sql, type Queryable } from '../database.ts'

export type OrderedFor = {
  readonly firstName: string
  readonly lastName: string
  readonly country: Country
  readonly placedAt: number
}

/** Newest first; without cancelled orders. Several parcels to one name count as one. */
export async function loadOrderedFor(db: Queryable, customerId: string): Promise<OrderedFor[]> {
  return db.rows<OrderedFor>(sql`
    select g.address ->> 'firstName' as "firstName", g.address ->> 'lastName' as "lastName",
      g.address ->> 'country' as country, (extract(epoch from max(o.placed_at)) * 1000)::bigint as "placedAt"
    from orders o join shipment_group g on g.order_id = o.id
    where o.customer_id = ${customerId} and o.status <> 'cancelled'
    group by 1, 2, 3 order by 4 desc`)
}
