// News of the catalogue, a page at a time: each change is handed over once, when the database shows it.
import {
  changesBetween,
  keptChangesMs,
  readMark,
  type ChangedProduct,
} from '#data/catalog/catalog-changes.ts'
import type { Db } from '#data/database.ts'

/** Ids of products, by what of them changed. */
export type News = {
  readonly everything: boolean
  readonly product: readonly string[]
  readonly stock: readonly string[]
  readonly rank: readonly string[]
}

export type ChangeFeed = {
  /** Hands over what changed since the last reading. Where `take` fails, the next reading brings it again. */
  read(take: (news: News) => Promise<void>): Promise<void>
}

const pageSize = 5_000
/** Changes are kept for a day: whoever was away for nearly as long has missed some. */
const longestAwayMs = keptChangesMs - 3_600_000
const everything: News = { everything: true, product: [], stock: [], rank: [] }

/** What is committed before this resolves is not news. */
export async function openChangeFeed(db: Db): Promise<ChangeFeed> {
  let mark = await readMark(db)
  return {
    async read(take) {
      const to = await readMark(db)
      if (to.at.getTime() - mark.at.getTime() > longestAwayMs) await take(everything)
      else if (to.snapshot !== mark.snapshot || to.server !== mark.server) {
        let page: ChangedProduct[] = []
        do {
          page = await changesBetween(db, mark, to, page.at(-1), pageSize)
          if (page.length > 0) await take(newsOf(page))
        } while (page.length === pageSize)
      }
      mark = to
    },
  }
}

function newsOf(page: readonly ChangedProduct[]): News {
  const of = (kind: ChangedProduct['kind']): string[] =>
    page.flatMap((each) => (each.kind === kind && each.productId !== null ? [each.productId] : []))
  return {
    everything: page.some(({ productId }) => productId === null),
    product: of('product'),
    stock: of('stock'),
    rank: of('rank'),
  }
}
