// Keeps the catalogue in memory current: products in the index, categories and tags, and the shop's settings. A node reads the list of
// changes on notification, and otherwise every second.
import { announceChanges, catalogChannel, type FeedPosition } from '#data/catalog/catalog-changes.ts'
import type { Database, Db, Queryable } from '#data/database.ts'
import type { Replica } from '#data/replica.ts'
import { createCatalogIndex, type CatalogIndex } from './catalog-index.ts'
import { startCatalogCheck } from './catalog-check.ts'
import { createCatalogLoader, type ChangeListener } from './catalog-loader.ts'
import { openChangeFeed } from './change-feed.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { openLiveSearchRules, type LiveSearchRules } from './live-search-rules.ts'
import { openLiveSettings } from './live-settings.ts'
import { createContentLists, type ContentLists } from './content-lists.ts'
import { createProductCache, type ProductCache } from './product-cache.ts'
import { createActivePromotions, type ActivePromotions } from './active-promotions.ts'
import type { ReadyProduct } from './stored-products.ts'
import type { Taxonomy } from './taxonomy.ts'

export type { Changed, ChangedPart } from './catalog-loader.ts'

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
  /** Call after a commit that changed the stock of these products. Listeners of this node are called at once, those of other nodes within a tenth of a second. */
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

export async function openLiveCatalog(
  db: Database,
  now: () => number,
  onFault: (fault: unknown) => void,
  defaults: Settings = sampleSettings,
  replica?: Replica,
  snapshot?: CatalogSnapshot,
): Promise<LiveCatalog> {
  const settings = await openLiveSettings(db, defaults)
  const home = () => settings.current.homeLocale
  const searchRules = await openLiveSearchRules(db, () => settings.current.search)
  const index = createCatalogIndex(home, (locale) => searchRules.of(locale))
  const promotions = createActivePromotions(db, now, () => loader.taxonomy)
  const listeners: ChangeListener[] = []
  let reading: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let announcing: NodeJS.Timeout | undefined
  let listening: Awaited<ReturnType<Db['connect']>> | undefined

  let productChanges = 0
  const notify: ChangeListener = (changed, part, lists) => {
    if (part === 'product') productChanges += 1
    productCache.evict(changed)
    if (changed === 'everything') content.clear()
    for (const listener of listeners) listener(changed, part, lists)
  }

  // Open the feed first, so that it delivers changes committed during the full load.
  const feed = await openChangeFeed(db, snapshot?.mark)
  // Without its products, all are loaded from the database.
  if (snapshot) await index.loadStored(snapshot.products).catch(onFault)
  const readerFor = (primary: Queryable): Queryable => replica?.reader(primary, feed.position) ?? primary
  const productCache = createProductCache(
    db.prompt,
    () => settings.current.lowStockBelow,
    readerFor(db.prompt),
  )
  const content = createContentLists(readerFor(db.prompt))
  const loader = await createCatalogLoader(db, index, notify, home, readerFor(db))

  let readAt = performance.now()

  async function readChanges(): Promise<void> {
    const began = performance.now()
    // Promotions have no list of changes: a notification may concern them.
    promotions.clear()
    if (await settings.refresh()) {
      await searchRules.refresh()
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

  async function listen(): Promise<void> {
    const client = await db.connect()
    client.on('notification', () => void read().catch(onFault))
    client.on('error', onFault)
    client.once('end', () => (listening = undefined))
    await client.query(`listen ${catalogChannel}`).catch(async (fault: unknown) => {
      await client.end()
      throw fault
    })
    listening = client
  }

  /** The subscription may have ended: then it is renewed. */
  async function readAndListen(): Promise<void> {
    await read()
    if (!listening) await listen()
  }

  /** One read at a time; all calls during a read share the next one. */
  function read(): Promise<void> {
    waiting ??= reading.then(begin, begin)
    return waiting
  }

  function begin(): Promise<void> {
    waiting = undefined
    reading = readChanges()
    return reading
  }

  async function refresh(): Promise<void> {
    await read()
    await loader.loadRemaining()
  }

  if (snapshot) await refresh()
  loader.caughtUp()
  // Without LISTEN, as on servers that lack it, a node reads the list of changes every second.
  await listen().catch(onFault)
  const check = startCatalogCheck({ db, index, loader, readChanges: refresh, onFault })
  let polling: Promise<void> | undefined
  const poll = setInterval(() => {
    polling ??= readAndListen()
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
      return loader.taxonomy
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
        Promise.all([read(), announceChanges(db)]).catch(onFault)
      }, announceMs)
    },
    async stop() {
      clearInterval(poll)
      await check.stop()
      clearTimeout(announcing)
      await polling
      await listening?.end()
      // A notification may have asked for one more read.
      await (waiting ?? reading).catch(onFault)
      await loader.stop()
    },
  }
}
