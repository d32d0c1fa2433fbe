// Parcels that wait to be sent, with what a carrier asks about them.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { Address } from '#domain/delivery/address.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type UnsentParcel = {
  /** Number of the order and of its recipient, counted from 1; for a replacement the number of the exchange. */
  readonly reference: string
  readonly shipsOn: PlainDate
  readonly method: string
  readonly address: Address
  readonly currency: Currency
  readonly items: readonly {
    readonly title: string
    readonly quantity: number
    /** Minor units of all items of the line, after discounts and corrections. */
    readonly value: number
    /** Weight of one item, from the variant as it is now. */
    readonly weightGrams: number
    readonly origin: string | null
  }[]
}

/** `numbers`: parcels of these orders only. `until`: those that are due by this day. Null: no such limit. */
export async function listUnsentParcels(
  db: Queryable,
  { numbers, until }: { readonly numbers: readonly string[] | null; readonly until: PlainDate | null },
): Promise<UnsentParcel[]> {
  return db.rows<UnsentParcel>(sql`
    select o.number || '-' || (g.position + 1)::text as reference, g.ships_on as "shipsOn", g.method,
      coalesce(g.ship_to, g.address) as address, o.currency,
      json_agg(json_build_object('title', coalesce(nullif(e.title, ''), l.title), 'quantity', l.quantity - l.removed - w.quantity,
        -- As the rest of a line in domain/orders/line-worth.ts, where halves are rounded down.
        'value', coalesce(ceil(l.total * (l.quantity - l.removed - w.quantity)::numeric
          * coalesce(l.current_price, l.unit_price) / nullif(l.quantity * l.unit_price, 0) - 0.5), 0)::bigint,
        'weightGrams', coalesce(v.weight_grams, 0), 'origin', p.origin_country) order by l.position) as items
    from orders o
    join shipment_group g on g.order_id = o.id and g.requires_shipping
    join order_line l on l.group_id = g.id
    -- Withdrawn before it is sent, also if the withdrawal is not decided yet.
    join lateral (
      select coalesce(sum(rl.quantity), 0)::int as quantity
      from return_line rl join return_request q on q.id = rl.return_id
      where rl.order_line_id = l.id and q.kind = 'withdrawal' and q.status in ('asked', 'approved')) w
      on l.removed + w.quantity < l.quantity
    left join variant v on v.id = l.variant_id
    left join product p on p.id = v.product_id
    left join product_text e on e.product_id = p.id and e.locale = 'us'
    where o.status in ('processing', 'processed', 'pickup')
      and (${numbers ? [...numbers] : null}::text[] is null or o.number = any(${numbers ? [...numbers] : null}::text[]))
      and (${until}::date is null or g.ships_on <= ${until}::date)
      and not exists (select 1 from shipment s where s.group_id = g.id and s.return_id is null)
    group by o.id, g.id
    order by g.ships_on, o.number, g.position`)
}

/** Replacements of approved exchanges, which are due at once. The recipient's e-mail: the buyer does not read of it. */
export async function listUnsentReplacements(
  db: Queryable,
  numbers: readonly string[] | null,
): Promise<UnsentParcel[]> {
  return db.rows<UnsentParcel>(sql`
    select q.reference, (q.decided_at at time zone 'UTC')::date as "shipsOn", g.method,
      coalesce(g.ship_to, g.address) || jsonb_build_object('email', q.email) as address, o.currency,
      json_agg(json_build_object('title', coalesce(nullif(e.title, ''), l.title), 'quantity', rl.quantity,
        -- A replacement costs what was paid for the gift that comes back.
        'value', coalesce(ceil(l.total * rl.quantity::numeric * coalesce(l.current_price, l.unit_price)
          / nullif(l.quantity * l.unit_price, 0) - 0.5), 0)::bigint,
        'weightGrams', coalesce(v.weight_grams, 0), 'origin', p.origin_country) order by l.position) as items
    from return_request q
    join orders o on o.id = q.order_id
    join return_line rl on rl.return_id = q.id and rl.wish_variant_id is not null
    join order_line l on l.id = rl.order_line_id
    join shipment_group g on g.id = l.group_id
    left join variant v on v.id = rl.wish_variant_id
    left join product p on p.id = v.product_id
    left join product_text e on e.product_id = p.id and e.locale = 'us'
    where q.kind = 'exchange' and q.status = 'approved'
      and (${numbers ? [...numbers] : null}::text[] is null or o.number = any(${numbers ? [...numbers] : null}::text[]))
      and not exists (select 1 from shipment s where s.return_id = q.id)
    group by q.id, o.id, g.id
    order by q.decided_at, q.reference`)
}
