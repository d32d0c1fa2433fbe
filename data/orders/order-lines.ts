// Lines of a placed order that staff correct.
import type { Lettering } from '#domain/catalog/lettering.ts'
import { sql, type Queryable } from '../database.ts'
import type { StoredLine } from './orders.ts'

export type CorrectedLine = Pick<
  StoredLine,
  'id' | 'variantId' | 'sku' | 'optionsText' | 'personalisation' | 'withoutText' | 'removed' | 'currentPrice'
> & { readonly picture: string | null }

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

export type LineDrawing = {
  /** Name of the photograph without text. */
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly lettering: Lettering
  readonly text: string
  /** Language of the order. */
  readonly locale: string
}

/** Undefined for an unknown line, and one without text or lettering. */
export async function loadLineDrawing(db: Queryable, lineId: string): Promise<LineDrawing | undefined> {
  return db.row<LineDrawing>(sql`
    select p.name as picture, p.width, p.height, l.personalisation as text, o.locale,
      f.lettering - 'blank' - 'words' || '{"sample":""}' as lettering
    from order_line l
    join orders o on o.id = l.order_id
    join picture p on p.name = l.picture
    join picture f on f.lettering ->> 'blank' = p.name and f.lettering is not null
    where l.id = ${lineId}::uuid and l.personalisation <> '' order by f.name limit 1`)
}
