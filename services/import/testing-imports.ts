// Imports generated files in tests, by the use cases that commands and the back office call.
import assert from 'node:assert/strict'
import { loadProductRecords, findProductIds } from '#data/catalog/product-records.ts'
import { sql } from '#data/database.ts'
import { listRunProducts, type ImportRun } from '#data/import/import-runs.ts'
import { createTestDatabase } from '#data/testing.ts'
import { emptyTexts, type ProductRecord, type ProductTexts } from '#domain/catalog/product-record.ts'
import type { ImportSettings } from '#domain/import/imported-product.ts'
import { isRefusal } from '#domain/refusal.ts'
import { applyRun } from './apply-run.ts'
import { exportProducts } from './export-products.ts'
import { sourceOf } from './read-rows.ts'
import { startRun } from './run-import.ts'

export type Cells = Readonly<Record<string, string>>

export type Imported = {
  readonly run: ImportRun
  /** Keys by outcome. */
  readonly outcomes: Readonly<Record<string, readonly string[]>>
  /** 'line code about', in the order of the lines. */
  readonly problems: readonly string[]
}

const settings: ImportSettings = { language: 'us', currency: 'EUR', categories: 'type', tagPrefix: '' }
const now = Date.parse('2027-03-01T12:00:00Z')
const everything = { outcome: null, problemsOnly: false, after: -1, limit: 10_000 }

/** A file with the columns that the rows use. */
export function csv(rows: readonly Cells[], separator = ',', lineEnd = '\n'): string {
  const names = [...new Set(rows.flatMap((cells) => Object.keys(cells)))]
  const quoted = (cell: string): string => (/[",;\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [names, ...rows.map((cells) => names.map((name) => cells[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(separator) + lineEnd)
    .join('')
}

const bytesOf = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file

/** An empty shop that imports files. */
export async function openImports() {
  const database = await createTestDatabase()
  const { db } = database

  async function start(file: string | Uint8Array, more: Partial<ImportSettings>) {
    const source = sourceOf(bytesOf(file))
    const request = {
      file: { name: 'products.csv', source },
      settings: { ...settings, ...more },
      actor: 'test',
    }
    const run = await startRun(db, request, now, { resume: false })
    return isRefusal(run) ? assert.fail(run.refused) : run
  }

  return {
    db,
    close: () => database.drop(),

    /** Checks and imports a file. Every row must have a result, and the import the result of the check. */
    async run(
      file: string | Uint8Array | readonly Cells[],
      more: Partial<ImportSettings> = {},
    ): Promise<Imported> {
      const isText = typeof file === 'string' || file instanceof Uint8Array
      const checked = await start(isText ? file : csv(file), more)
      assert.equal(checked.refusal, null, JSON.stringify(checked.refusal))
      const announced = await listRunProducts(db, checked.id, everything)
      const run = await applyRun(db, checked.id, () => now)
      if (isRefusal(run)) return assert.fail(run.refused)
      const products = await listRunProducts(db, run.id, everything)
      assert.deepEqual(products, announced)
      assert.equal(new Set([...products.flatMap(({ lines }) => lines), ...run.lost]).size, run.rows)
      const problems = products.flatMap((product) => product.problems).toSorted((a, b) => a.line - b.line)
      const byOutcome = Object.groupBy(products, ({ outcome }) => outcome)
      return {
        run,
        outcomes: Object.fromEntries(
          Object.entries(byOutcome).map(([outcome, list]) => [outcome, list.map(({ key }) => key)]),
        ),
        problems: problems.map(({ line, code, about }) => `${line} ${code} ${about}`.trim()),
      }
    },

    /** Why the whole file is refused: code and line. */
    async refusalOf(file: string | Uint8Array): Promise<unknown> {
      const { refusal } = await start(file, {})
      return refusal && [refusal.refused, refusal.facts?.['line']]
    },

    /** All products as the shop exports them. */
    async exported(): Promise<string> {
      const file = { language: 'us', currency: 'EUR', dialect: 'export' } as const
      let text = ''
      for await (const part of exportProducts(db, 'https://shop.example', file)) text += part
      return text
    },

    async product(key: string): Promise<ProductRecord & { readonly english: ProductTexts }> {
      const ids = await findProductIds(db, [key])
      const [stored] = await loadProductRecords(db, [...ids.values()])
      if (!stored) return assert.fail(`there is no product ${key}`)
      return { ...stored.record, english: stored.record.texts.us ?? emptyTexts }
    },

    /** Pictures that jobs will fetch, in the order of the file, with the number of variants that show them. */
    async pictures(key: string): Promise<[address: string, variants: number][]> {
      const rows = await db.rows<{ address: string; variants: number }>(sql`
        select i.address, cardinality(i.variants) as variants
        from import_picture i join product p on p.id = i.product_id
        where p.key = ${key} order by array_position(i.addresses, i.address)`)
      return rows.map(({ address, variants }) => [address, variants])
    },
  }
}

export type Imports = Awaited<ReturnType<typeof openImports>>
