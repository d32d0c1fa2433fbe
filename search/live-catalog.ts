// The catalogue in memory, kept fresh: products in the index, categories and tags beside it. A node reads the
// list of changes when it is told to, and every second where nobody tells it.
import {
  announceChanges,
  catalogChannel,
  changesAtOnce,
  changesSince,
  forgetChanges,
  type ChangeRow,
} from '#data/catalog-changes.ts'
import { loadIndexedProducts, streamIndexedProducts } from '#data/catalog-feed.ts'
import type { Db } from '#data/database.ts'
import { firstIdOf } from '#data/ids.ts'
import { loadTaxonomy } from '#data/taxonomy.ts'
import { createCatalogIndex, type CatalogIndex } from './catalog-index.ts'
import { createProductMemory, type ProductMemory } from './product-memory.ts'
import { createRunningPromotions, type RunningPromotions } from './running-promotions.ts'
import { createTaxonomy, type Taxonomy } from './taxonomy.ts'

/** Products that changed, or everything. */
export type Changed = readonly string[] | 'everything'

export type LiveCatalog = {
  readonly index: CatalogIndex
  readonly taxonomy: Taxonomy
  readonly products: Omit<ProductMemory, 'forget'>
  readonly promotions: RunningPromotions
  /** Reads what changed now; resolves when the index and all listeners have it. */
  refresh(): Promise<void>
  /** After a commit that wrote these changes: listeners here hear of them at once, other nodes within a tenth of a second. */
  changed(changes: readonly ChangeRow[]): void
  onChange(listener: (changed: Changed) => void): void
  stop(): Promise<void>
}

const pollMs = 1_000
const announceMs = 100
/** A change may be committed this much later than its id was made. */
const overlapMs = 15_000
const keepChangesMs = 24 * 3_600_000

export async function openLiveCatalog(
  db: Db,
  now: () => number,
  onFault: (fault: unknown) => void,
): Promise<LiveCatalog> {
  const index = createCatalogIndex()
  const memory = createProductMemory(db)
  const promotions = createRunningPromotions(db, now, () => taxonomy)
  const listeners: ((changed: Changed) => void)[] = []
  const seen = new Map<string, number>()
  let taxonomy: Taxonomy
  let reading: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let announcing: NodeJS.Timeout | undefined
  const changedHere = new Set<string | null>()
  /** All that was committed well before this instant is in the index. */
  let readAt = now()
  let listening: Awaited<ReturnType<Db['connect']>> | undefined

  async function loadEverything(): Promise<void> {
    taxonomy = createTaxonomy(await loadTaxonomy(db))
    await index.loadFrom(streamIndexedProducts(db))
  }

  /** What is read counts as seen once it is in the index: a database that goes away in between is asked again. */
  async function readChanges(): Promise<void> {
    // Promotions have no list of changes: whoever tells of news may mean them.
    promotions.forget()
    const began = now()
    const since = readAt - overlapMs
    const changes = await changesSince(db, firstIdOf(since))
    const fresh = changes.filter((change) => !seen.has(change.id))
    const here = [...changedHere]
    changedHere.clear()
    const products = [...new Set([...fresh.map((change) => change.productId), ...here])]
    const isTooMuch = changes.length === changesAtOnce || began - readAt > keepChangesMs
    const changed = isTooMuch || products.includes(null) ? 'everything' : (products as string[])
    try {
      if (changed === 'everything') await loadEverything()
      else if (changed.length > 0) await reload(changed)
    } catch (fault) {
      for (const id of here) changedHere.add(id)
      throw fault
    }
    for (const change of fresh) seen.set(change.id, began)
    for (const [id, at] of seen) if (at < since - overlapMs) seen.delete(id)
    readAt = began
    if (changed.length > 0) tell(changed)
  }

  async function listen(): Promise<void> {
    const client = await db.connect()
    client.on('notification', () => void refresh().catch(onFault))
    client.on('error', onFault)
    client.once('end', () => (listening = undefined))
    await client.query(`listen ${catalogChannel}`).catch(async (fault: unknown) => {
      await client.end()
      throw fault
    })
    listening = client
  }

  /** The news may have been cut off: then they are subscribed to again. */
  async function look(): Promise<void> {
    await refresh()
    if (!listening) await listen()
  }

  function tell(changed: Changed): void {
    memory.forget(changed)
    for (const listener of listeners) listener(changed)
  }

  async function reload(ids: readonly string[]): Promise<void> {
    const rows = await loadIndexedProducts(db, ids)
    const found = new Set(rows.map((row) => row.id))
    index.update(
      rows,
      ids.filter((id) => !found.has(id)),
    )
  }

  /** One reading at a time; all calls made during one share the next. */
  function refresh(): Promise<void> {
    waiting ??= reading.then(begin, begin)
    return waiting
  }

  function begin(): Promise<void> {
    waiting = undefined
    reading = readChanges()
    return reading
  }

  for (const change of await changesSince(db, firstIdOf(now() - overlapMs))) seen.set(change.id, now())
  await loadEverything()
  await listen()
  let looking: Promise<void> | undefined
  const poll = setInterval(() => {
    looking ??= look()
      .catch(onFault)
      .finally(() => (looking = undefined))
  }, pollMs)
  const forget = setInterval(() => void forgetChanges(db, now() - keepChangesMs).catch(onFault), 3_600_000)

  return {
    index,
    products: memory,
    promotions,
    get taxonomy() {
      return taxonomy
    },
    refresh,
    onChange: (listener) => void listeners.push(listener),
    changed(changes) {
      for (const { id, productId } of changes) {
        seen.set(id, now())
        changedHere.add(productId)
      }
      const products = changes.map((change) => change.productId)
      tell(products.includes(null) ? 'everything' : (products as string[]))
      announcing ??= setTimeout(() => {
        announcing = undefined
        Promise.all([refresh(), announceChanges(db)]).catch(onFault)
      }, announceMs)
    },
    async stop() {
      clearInterval(poll)
      clearInterval(forget)
      clearTimeout(announcing)
      await reading.catch(onFault)
      await looking
      await listening?.end()
    },
  }
}
