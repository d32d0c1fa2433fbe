// The page cache stores compressed bytes, a fifth of the page's length. It renders a page once for all requests that
// wait for it. It never waits long if an older copy exists.
import { createHash } from 'node:crypto'
import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/encode.ts'
import type { PageCacheEvent } from '../monitoring/shop-metrics.ts'
import { openPageBodies, type PageBodies } from './page-bodies.ts'

export type Rendered = {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly tags: readonly string[]
  /** False for responses that are not cached: errors and redirects. */
  readonly isCacheable: boolean
  /** When date-dependent content expires, in milliseconds. The entry then counts as changed. */
  readonly expiresAt: number
  readonly location?: string
  /** Words of a search that found nothing. */
  readonly missedSearch?: string | undefined
  /** Hash of the inline styles, for the content security policy. */
  readonly cssHash?: string
}

export type CachedPage = Omit<Rendered, 'body' | 'expiresAt'> & {
  readonly key: string
  readonly etag: string
  readonly bodies: PageBodies
  /** See `Rendered`; earlier where a bulk change made the page outdated. */
  expiresAt: number
  /** Milliseconds; 0 after eviction. */
  freshUntil: number
}

/**
 * What may be done with a cached page:
 * - `fresh`: it is served.
 * - `stale`: it is served while one request renders it again.
 * - `outdated`: evicted or expired. It is served only where rendering fails or takes longer than 400 ms.
 */
export type Freshness = 'fresh' | 'stale' | 'outdated'

export function freshnessOf({ freshUntil, expiresAt }: CachedPage, now: number): Freshness {
  if (freshUntil === 0 || expiresAt <= now) return 'outdated'
  return freshUntil < now ? 'stale' : 'fresh'
}

/** What was evicted while a page was rendered. */
type Evictions = { all: boolean; readonly tags: Set<string> }

type Options = {
  readonly maxBytes: number
  readonly freshMs: number
  readonly now: () => number
  readonly headersOf: (page: CachedPage, encoding: Encoding) => readonly string[]
  readonly onFault: (fault: unknown) => void
  readonly count: (event: PageCacheEvent) => void
}

/**
 * After a bulk change, the copy is served for 1.5 s. It is served for another half second while the page is rendered.
 */
const bulkFreshMs = 1_500
const bulkServedMs = 2_000

/** How long a request waits for the new page where an older copy exists. */
const maxWaitMs = 400

/** Estimated bytes of headers, tags and the entry itself. */
const overheadBytes = 3_000

export class PageCache {
  readonly #options: Options
  readonly #pages: LRUCache<string, CachedPage>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #renderings = new Map<string, { page: Promise<CachedPage>; evictions: Evictions }>()

  constructor(options: Options) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: ({ bodies }) => bodies.bytes + overheadBytes,
      dispose: (page, key, reason) => {
        this.#removeTags(page, key)
        if (reason === 'evict') options.count('evicted-size')
      },
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** The page if it may be served now. A stale page is rendered again after its response is written. */
  ready(key: string, render: () => Promise<Rendered>): CachedPage | undefined {
    const { now, onFault } = this.#options
    const page = this.#pages.get(key)
    const freshness = page ? freshnessOf(page, now()) : 'outdated'
    if (freshness === 'stale') this.#renderOnce(key, () => nextIteration().then(render)).catch(onFault)
    return freshness === 'outdated' ? undefined : page
  }

  /**
   * Renders the page. Returns the older copy where rendering fails or takes too long, and at once with `atOnce`.
   * Rejects where rendering fails and no copy exists.
   */
  async fill(key: string, render: () => Promise<Rendered>, atOnce = false): Promise<CachedPage> {
    const old = this.#pages.get(key)
    const rendering = this.#renderOnce(key, render)
    if (!old) return rendering
    const newOrOld = rendering.catch((fault: unknown) => {
      this.#options.onFault(fault)
      return old
    })
    if (atOnce) return old
    return Promise.race([newOrOld, delay(maxWaitMs, old, { ref: false })])
  }

  evict(tags: readonly string[]): void {
    for (const page of this.#changed(tags)) this.#expire(page, 'evicted-change')
  }

  /**
   * The pages with a tag are outdated within two seconds. A bulk change reports its products in many portions, and each
   * would render them again.
   */
  evictSoon(tags: readonly string[]): void {
    const now = this.#options.now()
    for (const page of this.#changed(tags)) {
      if (page.freshUntil === 0) continue
      page.freshUntil = Math.min(page.freshUntil, now + bulkFreshMs)
      page.expiresAt = Math.min(page.expiresAt, now + bulkServedMs)
    }
  }

  evictAll(): void {
    for (const page of this.#pages.values()) this.#expire(page, 'evicted-everything')
    for (const { evictions } of this.#renderings.values()) evictions.all = true
  }

  #expire(page: CachedPage, event: PageCacheEvent): void {
    if (page.freshUntil > 0) this.#options.count(event)
    page.freshUntil = 0
  }

  /** Renders a page once at a time: concurrent requests share the result. */
  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const running = this.#renderings.get(key)
    if (running) return running.page
    const evictions: Evictions = { all: false, tags: new Set() }
    const page = render()
      .then((rendered) => this.#store(key, rendered, evictions))
      .finally(() => this.#renderings.delete(key))
    this.#renderings.set(key, { page, evictions })
    return page
  }

  /** A page that became outdated during its rendering is for the waiting requests only. */
  async #store(key: string, { body, ...rendered }: Rendered, evictions: Evictions): Promise<CachedPage> {
    const { now, freshMs, headersOf, onFault } = this.#options
    const bytes = Buffer.from(body)
    const bodies = await openPageBodies(bytes, rendered.isCacheable, {
      headersOf: (encoding) => headersOf(page, encoding),
      onChange: () => this.#updateSize(page),
      onFault,
    })
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const isOutdated = evictions.all || rendered.tags.some((tag) => evictions.tags.has(tag))
    const page: CachedPage = { ...rendered, key, etag, bodies, freshUntil: isOutdated ? 0 : now() + freshMs }
    if (rendered.isCacheable) this.#insert(page)
    return page
  }

  #insert(page: CachedPage): void {
    this.#pages.set(page.key, page)
    if (!this.#pages.has(page.key)) return
    for (const tag of page.tags)
      this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(page.key))
  }

  #removeTags(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) this.#keysByTag.delete(tag)
    }
  }

  /** Updates the size of a changed entry; the cache evicts others where needed. */
  #updateSize(page: CachedPage): void {
    if (this.#pages.peek(page.key) !== page) return
    // LRUCache does not recalculate the size of an entry that is set to the same value.
    this.#pages.delete(page.key)
    this.#insert(page)
  }

  /** Cached pages with one of the tags. Pages in progress note the tags. */
  *#changed(tags: readonly string[]): Generator<CachedPage> {
    for (const { evictions } of this.#renderings.values()) for (const tag of tags) evictions.tags.add(tag)
    for (const tag of tags)
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const page = this.#pages.peek(key)
        if (page) yield page
      }
  }
}
