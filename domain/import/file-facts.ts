// What the rows of a file have in common.
import type { Header } from './columns.ts'
import type { ImportSettings, ToMarkdown } from './imported-product.ts'

export type FileFacts = {
  readonly header: Header
  readonly columnNames: readonly string[]
  readonly settings: ImportSettings
  readonly toMarkdown: ToMarkdown
  /** The first line of each SKU in the file. */
  readonly skuLines: ReadonlyMap<string, number>
}
