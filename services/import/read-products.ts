// Reads a product file: first its index, then product by product. Only products whose rows are scattered over the file
// are held in memory.
import { indexFile, type FileIndex } from '#domain/import/file-index.ts'
import type { FileFacts, ImportedProduct, ImportSettings, Row } from '#domain/import/imported-product.ts'
import { scopeOf } from '#domain/import/problem.ts'
import { readShopifyProduct } from '#domain/import/shopify-product.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  readRows,
  recogniseFile,
  refuseFile,
  UnreadableFile,
  type FileRefusal,
  type FileShape,
  type FileSource,
} from './read-rows.ts'

export type ReadFile = { readonly shape: FileShape; readonly index: FileIndex }

/** More rows would outgrow the memory of a small server. */
const maxRows = 500_000

/** Reads every row once: a file with one row that is not part of a table is refused. */
export async function readIndex(source: FileSource, language: Locale): Promise<ReadFile | FileRefusal> {
  const shape = await recogniseFile(source, language)
  if (isRefusal(shape)) return shape
  let builder: Exclude<ReturnType<typeof indexFile>, { problem: unknown }> | undefined
  let rows = 0
  try {
    for await (const row of readRows(source, shape)) {
      if (!builder) {
        const started = indexFile(row.cells)
        if ('problem' in started)
          return refuseFile(started.problem, row.line, 'column' in started ? started.column : '')
        builder = started
      } else if (row.cells.some((cell) => cell.trim() !== '')) {
        if (++rows > maxRows) return refuseFile('file-too-large', row.line)
        builder.add(row)
      }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal
    throw error
  }
  if (!builder || rows === 0) return refuseFile('file-empty', 1)
  return { shape, index: builder.finish() }
}

/** The products in the order of their last rows. */
export async function* readProducts(
  source: FileSource,
  { shape, index }: ReadFile,
  settings: ImportSettings,
): AsyncGenerator<ImportedProduct> {
  // Its library has many files, and most processes never import products.
  const { markdownFrom } = await import('./markdown-from.ts')
  const facts: FileFacts = {
    header: index.header,
    columnNames: index.columnNames,
    settings,
    toMarkdown: markdownFrom,
    skuLines: index.skuLines,
  }
  const held = new Map<string, Row[]>()
  let isHeader = true
  for await (const row of readRows(source, shape)) {
    if (isHeader || row.cells.every((cell) => cell.trim() === '')) {
      isHeader = false
      continue
    }
    const product = index.productOf(row)
    if (!product) continue
    const rows = held.get(product.key) ?? []
    rows.push(row)
    held.set(product.key, rows)
    if (rows.length < product.rows) continue
    held.delete(product.key)
    yield readProduct({ key: product.key, handle: product.handle, rows }, index, facts)
  }
}

function readProduct(
  product: { key: string; handle: string; rows: Row[] },
  { woo }: FileIndex,
  facts: FileFacts,
): ImportedProduct {
  if (!woo) return readShopifyProduct(product, facts)
  const { rows, problems } = woo.convert(product.rows)
  const lines = product.rows.map(({ line }) => line)
  if (rows.length === 0) return { key: product.key, handle: product.handle, lines, problems, texts: {} }
  const read = readShopifyProduct({ ...product, rows }, facts)
  return { ...read, lines, problems: [...read.problems, ...problems] }
}

/** Lines of the product that the import does not use, because of a problem of the row. */
export function skippedLines({ problems }: Pick<ImportedProduct, 'problems'>): ReadonlySet<number> {
  return new Set(problems.filter((problem) => scopeOf(problem) === 'row').map(({ line }) => line))
}
