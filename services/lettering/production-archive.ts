// The production files of some orders as one ZIP archive, with a table of all their personal texts.
import { setImmediate as nextIteration } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { csvOf } from '#domain/csv.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { linesToPack } from '../orders/kept-lines.ts'
import { loadOrdersToShip } from '../orders/ship-to.ts'
import { productionFile } from './production-file.ts'

export type ProductionArchive = { readonly zip: Buffer; readonly files: number; readonly texts: number }

const columns = ['file', 'order', 'recipient', 'sku', 'product', 'options', 'quantity', 'text'] as const

/** The table names a text without a production file too: its first cell is empty. `now` dates the files. */
export async function productionArchive(
  db: Queryable,
  numbers: readonly string[],
  now: number,
): Promise<ProductionArchive | Refusal<'order-unknown' | 'production-texts-missing'>> {
  const orders = await loadOrdersToShip(db, numbers)
  if (isRefusal(orders)) return orders
  const archive = new Archive(now)
  const rows: (string | number)[][] = []
  // An order may be cancelled since staff loaded their list.
  for (const order of orders.filter(({ status }) => status !== 'cancelled'))
    for (const line of linesToPack(order).filter(({ personalisation }) => personalisation !== '')) {
      const file = productionFile(order, line.id)
      if (!isRefusal(file)) archive.add(file.name, file.svg)
      rows.push([isRefusal(file) ? '' : file.name, ...cellsOf(order, line)])
      // Other requests go on while a thousand texts are drawn.
      await nextIteration()
    }
  if (rows.length === 0) return refuse('production-texts-missing')
  archive.add('texts.csv', `\uFEFF${csvOf([columns, ...rows])}`)
  return { zip: archive.end(), files: rows.filter(([file]) => file !== '').length, texts: rows.length }
}

function cellsOf(order: StoredOrder, line: StoredOrder['lines'][number]): (string | number)[] {
  const { sku, title, optionsText, quantity, personalisation } = line
  const { address } = order.deliveries.find(({ position }) => position === line.delivery)!
  const recipient = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return [order.number, recipient, sku, title, optionsText, quantity, personalisation]
}

class Archive {
  readonly #mtime: number
  readonly #chunks: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#chunks.push(chunk)
  })

  constructor(now: number) {
    this.#mtime = now
  }

  add(name: string, text: string): void {
    const file = new ZipDeflate(name)
    file.mtime = this.#mtime
    this.#zip.add(file)
    file.push(strToU8(text), true)
  }

  end(): Buffer {
    this.#zip.end()
    return Buffer.concat(this.#chunks)
  }
}
