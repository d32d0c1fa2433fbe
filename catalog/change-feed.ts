// Reads changes of the catalogue in pages. Each change is delivered once, when it is visible in the database.
import {
  changesBetween,
  changeRetentionMs,
  readFeedPosition,
  type ChangedProduct,
  type FeedPosition,
} from '#data/catalog/catalog-changes.ts'
import type { Db } from '#data/database.ts'
import { hourMs } from '#domain/calendar/durations.ts'

/** Ids of products by kind of change. */
export type CatalogChanges = {
  readonly everything: boolean
  /** Categories, tags or content changed. */
  readonly pages: boolean
  readonly product: readonly string[]
  readonly stock: readonly string[]
  readonly rank: readonly string[]
}

export type ChangeFeed = {
  /** Delivers the changes since the last read, those of large transactions last. If `apply` fails, the next read delivers them again. */
  read(apply: (changes: CatalogChanges) => Promise<void>): Promise<void>
  /** Position in the write-ahead log after all changes delivered so far. undefined from `invalidatePosition` to the next read. */
  readonly position: () => string | undefined
  /** Call for changes that this node knows before the feed delivers them. */
  invalidatePosition(): void
}

/** Each page reads all changes between the two feed positions again. A page takes about 40 MB. */
const pageSize = 200_000
/** Changes are stored for a day: a node without a read for nearly as long may have missed some. */
const maxAwayMs = changeRetentionMs - hourMs
const everything: CatalogChanges = {
  everything: true,
  pages: true,
  product: [],
  stock: [],
  rank: [],
}

/** The feed excludes changes before `since`. Default: those that were committed before this resolves. */
export async function openChangeFeed(db: Db, since?: FeedPosition): Promise<ChangeFeed> {
  let mark = since ?? (await readFeedPosition(db))
  let position: string | undefined = mark.position
  let invalidations = 0
  return {
    position: () => position,
    invalidatePosition() {
      invalidations += 1
      position = undefined
    },
    async read(apply) {
      const before = invalidations
      const to = await readFeedPosition(db)
      // Before the delivery: data that it evicts is read again at once.
      if (invalidations === before) position = to.position
      if (to.at - mark.at > maxAwayMs) await apply(everything)
      else if (to.snapshot !== mark.snapshot || to.server !== mark.server) {
        let page: ChangedProduct[] = []
        do {
          page = await changesBetween(db, mark, to, page.at(-1), pageSize)
          for (const isBulk of [false, true]) {
            const part = page.filter((each) => each.isBulk === isBulk)
            if (part.length > 0) await apply(changesOf(part))
          }
        } while (page.length === pageSize)
      }
      mark = to
    },
  }
}

function changesOf(page: readonly ChangedProduct[]): CatalogChanges {
  const of = (kind: ChangedProduct['kind']): string[] =>
    page.flatMap((each) => (each.kind === kind && each.productId !== null ? [each.productId] : []))
  return {
    everything: page.some(({ productId, kind }) => productId === null && kind !== 'pages'),
    pages: page.some(({ kind }) => kind === 'pages'),
    product: of('product'),
    stock: of('stock'),
    rank: of('rank'),
  }
}
