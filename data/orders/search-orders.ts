// Finds orders by the beginning of what staff type, in any of the columns that name an order.
import { sql, type Queryable } from '../database.ts'

/** Typed words, prepared for the indexes. null: the text cannot be such a value. */
export type OrderSearch = {
  /** Without hyphens, in capitals, with look-alike letters replaced. */
  readonly number: string | null
  readonly giftCode: string | null
  /** Lower case. */
  readonly email: string | null
  /** A tsquery of word beginnings. */
  readonly names: string | null
  /** Capitals. */
  readonly sku: string | null
  /** Capitals without spaces. */
  readonly trackingNumber: string | null
}

/** Sorts after every text with the same beginning. */
const end = '\u{10FFFF}'

/**
 * Ids, newest first. Ranges instead of LIKE, because a prepared statement is planned without its values. The union is
 * materialised, so that each part uses its own index.
 */
export async function searchOrders(
  db: Queryable,
  { number, giftCode, email, names, sku, trackingNumber }: OrderSearch,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with found as materialized (
      select id from orders where replace(number, '-', '') ~>=~ ${number}::text
        and replace(number, '-', '') ~<~ (${number}::text || ${end}::text)
      union select id from orders where lower(email) ~>=~ ${email}::text
        and lower(email) ~<~ (${email}::text || ${end}::text)
      union select id from orders where to_tsvector('simple', buyer_name) @@ to_tsquery('simple', ${names}::text)
        and buyer_name <> ''
      union select order_id from shipment_group
        where to_tsvector('simple', coalesce(address ->> 'firstName', '') || ' '
          || coalesce(address ->> 'lastName', '')) @@ to_tsquery('simple', ${names}::text)
      union select order_id from shipment_group
        where to_tsvector('simple', coalesce(ship_to ->> 'firstName', '') || ' '
          || coalesce(ship_to ->> 'lastName', '')) @@ to_tsquery('simple', ${names}::text) and ship_to is not null
      union select order_id from shipment_group where gift_code = ${giftCode}::text
      union select order_id from order_line where upper(sku) ~>=~ ${sku}::text
        and upper(sku) ~<~ (${sku}::text || ${end}::text)
      union select order_id from shipment
        where upper(replace(tracking_number, ' ', '')) ~>=~ ${trackingNumber}::text
          and upper(replace(tracking_number, ' ', '')) ~<~ (${trackingNumber}::text || ${end}::text))
    select id from found where ${after}::uuid is null or id < ${after}::uuid
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
