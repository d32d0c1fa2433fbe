// Paid orders of a period, as promotions price them.
import type { Currency } from '#domain/pricing/money.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { instant, sql, type Queryable } from '../database.ts'

export type PastOrderRow = {
  readonly id: string
  readonly currency: Currency
  readonly shippingFee: number
  readonly lines: readonly {
    readonly quantity: number
    readonly unitPrice: number
    readonly wrapPrice: number | null
    /** Present categories and tags of the product. */
    readonly categories: readonly string[]
    readonly tags: readonly string[]
  }[]
  readonly promotions: readonly {
    readonly id: string
    readonly key: string
    readonly rule: PromotionRule
    readonly position: number
  }[]
}

/** In the order of their ids, after `after`. Without cancelled orders. */
export async function loadPastOrders(
  db: Queryable,
  since: number,
  after: string | null,
  limit: number,
): Promise<PastOrderRow[]> {
  return db.rows<PastOrderRow>(sql`
    select o.id, o.currency, o.shipping_fee as "shippingFee",
      (select json_agg(json_build_object('quantity', l.quantity, 'unitPrice', l.unit_price,
          'wrapPrice', case when l.wrap then l.wrap_price end,
          'categories', array(select c.key from product_category pc join category c on c.id = pc.category_id
            where pc.product_id = l.product_id),
          'tags', array(select tag_key from product_tag where product_id = l.product_id)) order by l.position)
        from order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'key', p.key, 'rule', p.rule,
          'position', p.position) order by p.position, p.key), '[]')
        from promotion_use u join promotion p on p.id = u.promotion_id where u.order_id = o.id) as promotions
    from orders o
    where o.placed_at >= ${instant(since)} and o.status not in ('unpaid', 'cancelled')
      and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${limit}`)
}
