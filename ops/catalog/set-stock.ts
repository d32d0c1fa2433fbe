// Sets the stock of a variant.
import { setStock } from '#services/catalog/set-stock.ts'
import { wholeNumber, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const setStockCommand: Command = {
  name: 'stock set',
  about: 'Sets the stock of a variant.',
  args: ['sku', 'quantity'],
  async run(db, { args: [sku = '', typed], now }) {
    const quantity = wholeNumber(typed, 'The quantity', 0, 1_000_000)
    const before = resultOf(await setStock(db, { sku, quantity }, now))
    return { text: `${sku}: ${before} → ${quantity}`, json: { sku, before, stock: quantity } }
  },
}
