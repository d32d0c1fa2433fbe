// Compares the catalogue in memory with the database in the background, and loads what differs. It repairs whatever
// a fault in the change feed or in memory has left. The cost is bounded: a step every five seconds.
import { goneProducts, productFingerprints, type ProductFingerprint } from '#data/catalog/catalog-feed.ts'
import type { Queryable } from '#data/database.ts'
import { nilId } from '#data/ids.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { CatalogLoader } from './catalog-loader.ts'

export type CatalogCheck = {
  /** Compares everything now. Returns the number of products that differed. */
  run(): Promise<number>
  stop(): Promise<void>
}

const stepMs = 5_000
/** Duration of a pass over the whole catalogue. */
const passMs = 480_000
/** Limits the statement of one step. Above two million products a pass takes longer. */
const maxPortion = 20_000
/**
 * Products loaded again in each step even without a difference, in case the memory of an entry is wrong. With more than
 * ten thousand products each pass loads others.
 */
const maxReloaded = 100

type Options = {
  readonly db: Queryable
  readonly index: CatalogIndex
  readonly loader: Pick<CatalogLoader, 'loadRemaining' | 'repair' | 'reloadTaxonomy'>
  /** Applies the changes that the feed already has. */
  readonly readChanges: () => Promise<void>
  readonly onFault: (fault: unknown) => void
}

export function startCatalogCheck({ db, index, loader, readChanges, onFault }: Options): CatalogCheck {
  let after = nilId
  let slot = 0
  let passes = 0
  const isFirst = (): boolean => after === nilId && slot === 0
  let stepping: Promise<unknown> | undefined

  function portion(): number {
    return Math.min(maxPortion, Math.max(1, Math.ceil((index.size * stepMs) / passMs)))
  }

  /** Ids that differ: among the next products of the database, and those in memory that it does not have. */
  async function compare(limit: number): Promise<{ rows: ProductFingerprint[]; differing: string[] }> {
    const rows = await productFingerprints(db, after, limit)
    const changed = rows.filter(({ id, fingerprint }) => index.fingerprintOf(id) !== fingerprint)
    const gone = await goneProducts(db, index.idsFrom(slot, limit))
    return { rows, differing: [...changed.map(({ id }) => id), ...gone] }
  }

  /** Compares the next products. Returns the number that differed. */
  async function step(limit: number): Promise<number> {
    // During a bulk change most products differ: their loading is awaited.
    await loader.loadRemaining()
    if (isFirst()) await loader.reloadTaxonomy()
    const { rows, differing } = await compare(limit)
    let ids = differing
    if (ids.length > 0) {
      // A change on its way is no difference: it is applied first, with its own evictions.
      await readChanges()
      const still = new Set((await compare(limit)).differing)
      ids = ids.filter((id) => still.has(id))
    }
    const from = rows.length > maxReloaded ? (passes * maxReloaded) % rows.length : 0
    await loader.repair(
      ids,
      rows.slice(from, from + maxReloaded).map(({ id }) => id),
    )
    after = rows.at(-1)?.id ?? after
    slot += limit
    if (rows.length < limit && slot >= index.slots) [after, slot, passes] = [nilId, 0, passes + 1]
    return ids.length
  }

  function begin(): void {
    stepping ??= step(portion())
      .catch(onFault)
      .finally(() => (stepping = undefined))
  }
  const timer = setInterval(begin, stepMs)
  timer.unref()

  return {
    async run() {
      await stepping
      ;[after, slot] = [nilId, 0]
      let differed = 0
      do differed += await step(maxPortion)
      while (!isFirst())
      return differed
    },
    async stop() {
      clearInterval(timer)
      await stepping
    },
  }
}
