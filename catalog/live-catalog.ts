// Keeps the catalogue in memory current: products in the index, categories and tags, and the shop's settings. A node
// reads the list of changes on notification, and otherwise every second.
import { announceChanges, catalogChannel, type FeedPosition } from '#data/catalog/catalog-changes.ts'
import type { Database, Db, Queryable } from '#data/database.ts'
import type { Replica } from '#data/replica.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { createActivePromotions, type ActivePromotions } from './active-promotions.ts'
import { startCatalogCheck } from './catalog-check.ts'
import { createCatalogIndex, type CatalogIndex } from './catalog-index.ts'
import { createCatalogLoader, type ChangeListener } from './catalog-loader.ts'
import { openChangeFeed } from './change-feed.ts'
import { createContentLists, type ContentLists } from './content-lists.ts'
import { openLiveSearchRules, type LiveSearchRules, openLiveSettings } from './live-settings.ts'
import { openLiveTaxonomy } from './live-taxonomy.ts'
import { createProductCache, type ProductCache } from './product-cache.ts'
import type { ReadyProduct } from './stored-products.ts'
import type { Taxonomy } from './taxonomy.ts'

/** All products as they were at the mark. */
export type CatalogSnapshot = {
  readonly mark: FeedPosition
  readonly products: AsyncIterable<readonly ReadyProduct[]>
}

export type LiveCatalog = {
  readonly index: CatalogIndex
  readonly taxonomy: Taxonomy
  readonly products: ProductCache
  readonly content: ContentLists
  readonly promotions: ActivePromotions
  /** Current; a change evicts as a change of everything. */
  readonly settings: Settings
  readonly searchRules: LiveSearchRules
  /** Increases with every change that lists may show, except of the stock of a product that stays in stock. */
  readonly listsVersion: number
  /** Reads changes now; resolves when the index and all listeners have them. */
  refresh(): Promise<void>
  /**
   * Call after a commit that changed the stock of these products. Listeners of this node are called at once, those of
   * other nodes within a tenth of a second.
   */
  changed(changes: readonly { readonly productId: string }[]): void
  /** Milliseconds since the beginning of the last complete read of changes. About a second, while all is well. */
  lagMs(): number
  onChange(listener: ChangeListener): void
  /** Compares everything with the database now and repairs what differs. Returns the number of products. */
  check(): Promise<number>
  stop(): Promise<void>
}

const pollMs = 1_000
const announceMs = 100

type Options = {
  readonly defaults?: Settings
  readonly replica?: Replica | undefined
  /** Replaces the first read of all products. */
  readonly snapshot?: CatalogSnapshot | undefined
}

export async function openLiveCatalog(
  db: Database,
  now: () => number,
  onFault: (fault: unknown) => void,
  { defaults = sampleSettings, replica, snapshot }: Options = {},
): Promise<LiveCatalog> {
  const settings = await openLiveSettings(db, defaults)
  const home = () => settings.current.homeLocale
  const searchRules = await openLiveSearchRules(db, () => settings.current.search)
  const index = createCatalogIndex(home, (locale) => searchRules.of(locale))
  const promotions = createActivePromotions(db, now, () => taxonomy.current)
  const listeners: ChangeListener[] = []
  let announcing: NodeJS.Timeout | undefined
  let productChanges = 0
  const notify: ChangeListener = (changed, part, lists) => {
    if (part === 'product') productChanges += 1
    productCache.evict(changed)
    if (changed === 'everything') content.clear()
    for (const listener of listeners) listener(changed, part, lists)
  }

  // Open the feed first, so that it delivers changes committed during the full load.
  const feed = await openChangeFeed(db, snapshot?.mark)
  const taxonomy = await openLiveTaxonomy(db, home)
  // Without its products, all are loaded from the database.
  if (snapshot) await index.loadStored(snapshot.products).catch(onFault)
  const readerFor = (primary: Queryable): Queryable => replica?.reader(primary, feed.position) ?? primary
  const productCache = createProductCache(
    db.prompt,
    () => settings.current.lowStockBelow,
    readerFor(db.prompt),
  )
  const content = createContentLists(readerFor(db.prompt))
  const loader = await createCatalogLoader(db, index, taxonomy, notify, readerFor(db))

  let readAt = performance.now()
  /** Also after a fault: the next read evicts what was made with the former settings. */
  let hasNewSettings = false

  async function readChanges(): Promise<void> {
    const began = performance.now()
    // Promotions have no list of changes: a notification may concern them.
    promotions.clear()
    if (await settings.refresh()) hasNewSettings = true
    if (hasNewSettings) {
      await searchRules.refresh()
      hasNewSettings = false
      feed.invalidatePosition()
      notify('everything', 'product', [])
    }
    await feed.read(async (changes) => {
      if (changes.everything || changes.product.length > 0) await searchRules.refresh()
      await loader.load(changes)
    })
    readAt = began
    loader.loadRemaining().catch(onFault)
  }

  const reads = coalescedRuns(readChanges)
  const notifications = createNotifications(db, () => void reads.run().catch(onFault), onFault)

  async function refresh(): Promise<void> {
    await reads.run()
    await loader.loadRemaining()
  }

  async function readAndSubscribe(): Promise<void> {
    await reads.run()
    await notifications.subscribe()
  }

  if (snapshot) await refresh()
  loader.caughtUp()
  // Without LISTEN, as on servers that lack it, a node reads the list of changes every second.
  await notifications.subscribe().catch(onFault)
  const check = startCatalogCheck({ db, index, loader, readChanges: refresh, onFault })
  let polling: Promise<void> | undefined
  const poll = setInterval(() => {
    polling ??= readAndSubscribe()
      .catch(onFault)
      .finally(() => (polling = undefined))
  }, pollMs)

  return {
    index,
    products: productCache,
    content,
    promotions,
    get settings() {
      return settings.current
    },
    searchRules,
    get taxonomy() {
      return taxonomy.current
    },
    get listsVersion() {
      return index.version + productChanges
    },
    refresh,
    lagMs: () => performance.now() - readAt,
    check: () => check.run(),
    onChange: (listener) => void listeners.push(listener),
    changed(changes) {
      feed.invalidatePosition()
      notify([...new Set(changes.map((change) => change.productId))], 'stock', [])
      announcing ??= setTimeout(() => {
        announcing = undefined
        Promise.all([reads.run(), announceChanges(db)]).catch(onFault)
      }, announceMs)
    },
    async stop() {
      clearInterval(poll)
      await check.stop()
      clearTimeout(announcing)
      await polling
      await notifications.stop()
      // A notification may have asked for one more read.
      await reads.last().catch(onFault)
      await loader.stop()
    },
  }
}

/** One run at a time. All calls during a run share the next one, which sees whatever happened before they were made. */
function coalescedRuns(work: () => Promise<void>) {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    next = undefined
    current = work()
    return current
  }

  return {
    run(): Promise<void> {
      next ??= current.then(begin, begin)
      return next
    },
    /** The last run, also one that has not begun. */
    last: (): Promise<void> => next ?? current,
  }
}

/** Subscribes to the database's notifications of catalogue changes, on a connection of its own. */
function createNotifications(db: Db, onChange: () => void, onFault: (fault: unknown) => void) {
  let subscription: Awaited<ReturnType<Db['connect']>> | undefined
  return {
    /** Does nothing while the subscription lasts; it ends with its connection. */
    async subscribe(): Promise<void> {
      if (subscription) return
      const client = await db.connect()
      client.on('notification', onChange)
      client.on('error', onFault)
      client.once('end', () => (subscription = undefined))
      await client.query(`listen ${catalogChannel}`).catch(async (fault: unknown) => {
        await client.end()
        throw fault
      })
      subscription = client
    },
    async stop(): Promise<void> {
      await subscription?.end()
    },
  }
}
