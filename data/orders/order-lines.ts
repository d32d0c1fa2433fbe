// Lines of a placed order that staff correct.
import { sql, type Queryable } from '../database.ts'

export type CorrectedLine = {
  readonly id: string
  readonly variantId: string
  readonly sku: string
  readonly optionsText: string
  readonly picture: string | null
  readonly personalisation: string
  readonly withoutText: boolean
  readonly removed: number
  readonly currentPrice: number
}

/** In the product's order. */
export async function listVariantsOf(
  db: Queryable,
  productId: string,
): Promise<{ id: string; sku: string | null }[]> {
  return db.rows<{ id: string; sku: string | null }>(
    sql`select id, sku from variant where product_id = ${productId} order by position, id`,
  )
}

/** Needs the order's lock. */
export async function writeLine(tx: Queryable, line: CorrectedLine): Promise<void> {
  await tx.run(sql`
    update order_line set variant_id = ${line.variantId}, sku = ${line.sku}, options_text = ${line.optionsText},
      picture = ${line.picture}, personalisation = ${line.personalisation}, without_text = ${line.withoutText},
      removed = ${line.removed}, current_price = ${line.currentPrice}
    where id = ${line.id}`)
}
