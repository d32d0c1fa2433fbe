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
}

/** The variant with this SKU, if it belongs to the product. */
export async function findVariantOf(
  db: Queryable,
  productId: string,
  sku: string,
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(
    sql`select id from variant where product_id = ${productId} and sku = ${sku}`,
  )
  return row?.id
}

/** Needs the order's lock. */
export async function writeLine(tx: Queryable, line: CorrectedLine): Promise<void> {
  await tx.run(sql`
    update order_line set variant_id = ${line.variantId}, sku = ${line.sku}, options_text = ${line.optionsText},
      picture = ${line.picture}, personalisation = ${line.personalisation}, without_text = ${line.withoutText}
    where id = ${line.id}`)
}
