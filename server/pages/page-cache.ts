// The page cache stores compressed bytes, a fifth of the page's length. An entry is fresh for some minutes. A stale entry
// is served while one request renders it again. An evicted or expired entry is served only where rendering fails or takes
// longer than 400 ms.
import type { PageCacheEvent } from '../monitoring/shop-metrics.ts'
import { createHash } from 'node:crypto'
import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { decode, encode, worthwhile, type Accepted, type Encoding } from '../http/encode.ts'

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
  /** Bytes before compression. */
  readonly length: number
  /** See `Rendered`; earlier where a bulk change made the page outdated. */
  expiresAt: number
  /** The encoded body from which all other encodings are made: Zstandard, later Brotli. */
  source: { readonly encoding: Encoding; readonly body: Buffer }
  /** Milliseconds; 0 after eviction. */
  freshUntil: number
  /** Thoroughly compressed bodies with their headers. */
  readonly thorough: Map<Encoding, EncodedBody>
  /** Quickly compressed bodies, used until the thorough ones are ready. */
  readonly quick: Map<Encoding, EncodedBody>
  /** Quick compressions in progress. */
  readonly pending: Map<Encoding, Promise<EncodedBody>>
  /** Encodings whose thorough compression has begun. */
  readonly recompressed: Set<Encoding>
}

/** `headers` is a flat list of names and values: `writeHead` accepts it without conversion. */
export type EncodedBody = { readonly headers: readonly string[]; readonly body: Buffer }

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

/** Of the first response. Zstandard then takes a third of the time of Brotli and makes fewer bytes. */
const quickQuality = 2
/** Of later responses, a tenth fewer bytes. The second request starts this compression in the background. */
const thoroughQuality = 9

export function createPageCache({ maxBytes, freshMs, now, headersOf, onFault, count }: Options) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
    dispose: (page, key, reason) => {
      removeTags(page, key)
      if (reason === 'evict') count('evicted-size')
    },
  })
  const keysByTag = new Map<string, Set<string>>()
  const renderings = new Map<string, { page: Promise<CachedPage>; evicted: Set<string> | 'all' }>()

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
    const rendering = {
      page: undefined as unknown as Promise<CachedPage>,
      evicted: new Set<string>() as Set<string> | 'all',
    }
    rendering.page = render()
      .then((rendered) => store(key, rendered, rendering.evicted))
      .finally(() => renderings.delete(key))
    renderings.set(key, rendering)
    return rendering.page
  }

  async function store(
    key: string,
    { body, ...rendered }: Rendered,
    evicted: Set<string> | 'all',
  ): Promise<CachedPage> {
    const bytes = Buffer.from(body)
    const encoding = rendered.isCacheable ? worthwhile('zstd', bytes.length) : 'identity'
    const source = { encoding, body: await encode(bytes, encoding, quickQuality) }
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    // A tag evicted during rendering makes the page outdated: only the waiting requests get it.
    const outdated = evicted === 'all' || rendered.tags.some((tag) => evicted.has(tag))
    const page: CachedPage = {
      ...rendered,
      key,
      etag,
      length: bytes.length,
      source,
      freshUntil: outdated ? 0 : now() + freshMs,
      thorough: new Map(),
      quick: new Map(),
      pending: new Map(),
      recompressed: new Set(),
    }
    if (rendered.isCacheable) insert(page)
    return page
  }

  function insert(page: CachedPage): void {
    pages.set(page.key, page)
    if (!pages.has(page.key)) return
    for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(page.key))
  }

  async function encodeAs(page: CachedPage, accepted: Encoding, quality: number): Promise<EncodedBody> {
    const encoding = worthwhile(accepted, page.length)
    const { source } = page
    const isSource = encoding === source.encoding && quality === quickQuality
    const body = isSource
      ? source.body
      : await encode(await decode(source.body, source.encoding), encoding, quality)
    return { body, headers: [...headersOf(page, encoding), 'content-length', String(body.length)] }
  }

  async function encodeQuickly(page: CachedPage, { quick, small }: Accepted): Promise<EncodedBody> {
    const encoded = await encodeAs(page, quick, quickQuality)
    if (!page.thorough.has(small)) page.quick.set(quick, encoded)
    updateSize(page)
    return encoded
  }

  /** Compresses the page thoroughly, once per encoding. */
  async function recompress(page: CachedPage, { quick, small }: Accepted): Promise<void> {
    if (page.recompressed.has(small)) return
    page.recompressed.add(small)
    const encoded = await encodeAs(page, small, thoroughQuality)
    page.thorough.set(small, encoded)
    page.quick.delete(quick)
    page.quick.delete(small)
    if (small === 'br') page.source = { encoding: worthwhile(small, page.length), body: encoded.body }
    updateSize(page)
  }

  /** Updates the size of a changed entry; the cache evicts others where needed. */
  function updateSize(page: CachedPage): void {
    if (pages.peek(page.key) !== page) return
    // LRUCache does not recalculate the size of an entry that is set to the same value.
    pages.delete(page.key)
    insert(page)
  }

  return {
    /** The page if it may be served now. A stale page is rendered again after its response is written. */
    ready(key: string, render: () => Promise<Rendered>): CachedPage | undefined {
      const page = pages.get(key)
      if (!page || page.freshUntil === 0 || page.expiresAt <= now()) return undefined
      if (page.freshUntil < now()) renderOnce(key, () => nextIteration().then(render)).catch(onFault)
      return page
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
    /** The body of the page in an encoding that the client accepts, with its headers. */
    async encoded(page: CachedPage, accepted: Accepted): Promise<EncodedBody> {
      const thorough = page.thorough.get(accepted.small)
      if (thorough) return thorough
      const quick = page.quick.get(accepted.quick)
      if (quick) {
        recompress(page, accepted).catch(onFault)
        return quick
      }
      let pending = page.pending.get(accepted.quick)
      if (!pending) {
        pending = encodeQuickly(page, accepted).finally(() => page.pending.delete(accepted.quick))
        page.pending.set(accepted.quick, pending)
      }
      return pending
    },
    evict(tags: readonly string[]): void {
      for (const tag of tags)
        for (const key of keysByTag.get(tag) ?? []) {
          const page = pages.peek(key)
          if (page) expire(page, 'evicted-change')
        }
      for (const { evicted } of renderings.values())
        if (evicted !== 'all') for (const tag of tags) evicted.add(tag)
    },
    /**
     * The pages with a tag are outdated within two seconds: a bulk change reports its products in many portions, and each
     * would render them again.
     */
    evictSoon(tags: readonly string[]): void {
      for (const tag of tags)
        for (const key of keysByTag.get(tag) ?? []) {
          const page = pages.peek(key)
          if (!page || page.freshUntil === 0) continue
          page.freshUntil = Math.min(page.freshUntil, now() + bulkFreshMs)
          page.expiresAt = Math.min(page.expiresAt, now() + bulkServedMs)
        }
      for (const { evicted } of renderings.values())
        if (evicted !== 'all') for (const tag of tags) evicted.add(tag)
    },
    evictAll(): void {
      for (const page of pages.values()) expire(page, 'evicted-everything')
      for (const rendering of renderings.values()) rendering.evicted = 'all'
    },
    bytes: () => pages.calculatedSize,
  }
}

/** Estimated bytes of headers, tags and the entry itself. */
const overheadBytes = 3_000

function sizeOf({ source, thorough, quick }: CachedPage): number {
  const bodies = new Set([source, ...thorough.values(), ...quick.values()].map(({ body }) => body))
  return [...bodies].reduce((total, { length }) => total + length, overheadBytes)
}
