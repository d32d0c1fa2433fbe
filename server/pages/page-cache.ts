// The page cache stores compressed bytes, a fifth of the page's length. It renders a page once for all requests that wait
// for it, and never waits long where an older copy exists.
import type { PageCacheEvent } from '../monitoring/shop-metrics.ts'
import { createHash } from 'node:crypto'
import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/encode.ts'
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

export function freshnessOf({ freshUntil, expiresAt }: CachedPage, nowMs: number): Freshness {
  if (freshUntil === 0 || expiresAt <= nowMs) return 'outdated'
  return freshUntil < nowMs ? 'stale' : 'fresh'
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

/** After a bulk change, the copy is served for 1.5 s, then for half a second while the page is rendered. */
const bulkFreshMs = 1_500
const bulkServedMs = 2_000

/** How long a request waits for the new page where an older copy exists. */
const maxWaitMs = 400

/** Estimated bytes of headers, tags and the entry itself. */
const overheadBytes = 3_000

export function createPageCache({ maxBytes, freshMs, now, headersOf, onFault, count }: Options) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ bodies }) => bodies.bytes + overheadBytes,
    dispose: (page, key, reason) => {
      removeTags(page, key)
      if (reason === 'evict') count('evicted-size')
    },
  })
  const keysByTag = new Map<string, Set<string>>()
  const renderings = new Map<string, { page: Promise<CachedPage>; evictions: Evictions }>()

  function removeTags(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag)
    }
  }

  function expire(page: CachedPage, event: PageCacheEvent): void {
    if (page.freshUntil > 0) count(event)
    page.freshUntil = 0
  }

  /** Renders a page once at a time: concurrent requests share the result. */
  function renderOnce(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const running = renderings.get(key)
    if (running) return running.page
    const evictions: Evictions = { all: false, tags: new Set() }
    const page = render()
      .then((rendered) => store(key, rendered, evictions))
      .finally(() => renderings.delete(key))
    renderings.set(key, { page, evictions })
    return page
  }

  /** A page that became outdated during its rendering is for the waiting requests only. */
  async function store(
    key: string,
    { body, ...rendered }: Rendered,
    evictions: Evictions,
  ): Promise<CachedPage> {
    const bytes = Buffer.from(body)
    const bodies = await openPageBodies(bytes, rendered.isCacheable, {
      headersOf: (encoding) => headersOf(page, encoding),
      onChange: () => updateSize(page),
      onFault,
    })
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const isOutdated = evictions.all || rendered.tags.some((tag) => evictions.tags.has(tag))
    const page: CachedPage = { ...rendered, key, etag, bodies, freshUntil: isOutdated ? 0 : now() + freshMs }
    if (rendered.isCacheable) insert(page)
    return page
  }

  function insert(page: CachedPage): void {
    pages.set(page.key, page)
    if (!pages.has(page.key)) return
    for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(page.key))
  }

  /** Updates the size of a changed entry; the cache evicts others where needed. */
  function updateSize(page: CachedPage): void {
    if (pages.peek(page.key) !== page) return
    // LRUCache does not recalculate the size of an entry that is set to the same value.
    pages.delete(page.key)
    insert(page)
  }

  /** Cached pages with one of the tags. Pages in progress note the tags. */
  function* changed(tags: readonly string[]): Generator<CachedPage> {
    for (const { evictions } of renderings.values()) for (const tag of tags) evictions.tags.add(tag)
    for (const tag of tags)
      for (const key of keysByTag.get(tag) ?? []) {
        const page = pages.peek(key)
        if (page) yield page
      }
  }

  return {
    /** The page if it may be served now. A stale page is rendered again after its response is written. */
    ready(key: string, render: () => Promise<Rendered>): CachedPage | undefined {
      const page = pages.get(key)
      const freshness = page ? freshnessOf(page, now()) : 'outdated'
      if (freshness === 'stale') renderOnce(key, () => nextIteration().then(render)).catch(onFault)
      return freshness === 'outdated' ? undefined : page
    },
    /**
     * Renders the page. Returns the older copy where rendering fails or takes too long, and at once with `atOnce`.
     * Rejects where rendering fails and no copy exists.
     */
    async fill(key: string, render: () => Promise<Rendered>, atOnce = false): Promise<CachedPage> {
      const old = pages.get(key)
      const rendering = renderOnce(key, render)
      if (!old) return rendering
      const newOrOld = rendering.catch((fault: unknown) => {
        onFault(fault)
        return old
      })
      if (atOnce) return old
      return Promise.race([newOrOld, delay(maxWaitMs, old, { ref: false })])
    },
    evict(tags: readonly string[]): void {
      for (const page of changed(tags)) expire(page, 'evicted-change')
    },
    /**
     * The pages with a tag are outdated within two seconds: a bulk change reports its products in many portions, and each
     * would render them again.
     */
    evictSoon(tags: readonly string[]): void {
      for (const page of changed(tags)) {
        if (page.freshUntil === 0) continue
        page.freshUntil = Math.min(page.freshUntil, now() + bulkFreshMs)
        page.expiresAt = Math.min(page.expiresAt, now() + bulkServedMs)
      }
    },
    evictAll(): void {
      for (const page of pages.values()) expire(page, 'evicted-everything')
      for (const { evictions } of renderings.values()) evictions.all = true
    },
    bytes: () => pages.calculatedSize,
  }
}
