// Sets the stock of a variant.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { CommandProblem, wholeNumber, type Command } from '../command.ts'

export const setStock: Command = {
  name: 'stock set',
  about: 'Sets the stock of a variant.',
  args: ['sku', 'quantity'],
  needsDatabase: true,
  async run(db, { args: [sku = '', typed], now }) {
    const quantity = wholeNumber(typed, 'The quantity', 0, 1_000_000)
    const before = await db.transaction(async (tx) => {
      const variant = await tx.row<{ stock: number; productId: string }>(
        sql`select stock, product_id as "productId" from variant where sku = ${sku} for update`,
      )
      if (!variant) throw new CommandProblem(`There is no variant with the SKU '${sku}'.`)
      await tx.run(sql`update variant set stock = ${quantity} where sku = ${sku}`)
      await recordChanges(tx, [variant.productId], now)
      return variant.stock
    })
    await announceChanges(db)
    return { text: `${sku}: ${before} → ${quantity}`, json: { sku, before, stock: quantity } }
  },
}
