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
  readonly keep: boolean
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
  readonly wires: Map<Encoding, Wire>
  /** Quickly compressed bodies, used until the thorough ones are ready. */
  readonly quick: Map<Encoding, Wire>
  /** Quick compressions in progress. */
  readonly making: Map<Encoding, Promise<Wire>>
  /** Encodings whose thorough compression has begun. */
  readonly improving: Set<Encoding>
}

/** `headers` is a flat list of names and values: `writeHead` accepts it without conversion. */
export type Wire = { readonly headers: readonly string[]; readonly body: Buffer }

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
  const making = new Map<string, { page: Promise<CachedPage>; evicted: Set<string> | 'all' }>()

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
  function make(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const running = making.get(key)
    if (running) return running.page
    const work = {
      page: undefined as unknown as Promise<CachedPage>,
      evicted: new Set<string>() as Set<string> | 'all',
    }
    work.page = render()
      .then((rendered) => store(key, rendered, work.evicted))
      .finally(() => making.delete(key))
    making.set(key, work)
    return work.page
  }

  async function store(
    key: string,
    { body, ...rendered }: Rendered,
    evicted: Set<string> | 'all',
  ): Promise<CachedPage> {
    const bytes = Buffer.from(body)
    const encoding = rendered.keep ? worthwhile('zstd', bytes.length) : 'identity'
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
      wires: new Map(),
      quick: new Map(),
      making: new Map(),
      improving: new Set(),
    }
    if (rendered.keep) insert(page)
    return page
  }

  function insert(page: CachedPage): void {
    pages.set(page.key, page)
    if (!pages.has(page.key)) return
    for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(page.key))
  }

  async function makeWire(page: CachedPage, accepted: Encoding, quality: number): Promise<Wire> {
    const encoding = worthwhile(accepted, page.length)
    const { source } = page
    const isSource = encoding === source.encoding && quality === quickQuality
    const body = isSource
      ? source.body
      : await encode(await decode(source.body, source.encoding), encoding, quality)
    return { body, headers: [...headersOf(page, encoding), 'content-length', String(body.length)] }
  }

  async function makeQuick(page: CachedPage, { quick, small }: Accepted): Promise<Wire> {
    const wire = await makeWire(page, quick, quickQuality)
    if (!page.wires.has(small)) page.quick.set(quick, wire)
    updateSize(page)
    return wire
  }

  /** Compresses the page thoroughly, once per encoding. */
  async function improve(page: CachedPage, { quick, small }: Accepted): Promise<void> {
    if (page.improving.has(small)) return
    page.improving.add(small)
    const wire = await makeWire(page, small, thoroughQuality)
    page.wires.set(small, wire)
    page.quick.delete(quick)
    page.quick.delete(small)
    if (small === 'br') page.source = { encoding: worthwhile(small, page.length), body: wire.body }
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
      if (page.freshUntil < now()) make(key, () => nextIteration().then(render)).catch(onFault)
      return page
    },
    /**
     * Renders the page. Returns the older copy where rendering fails or takes too long, and at once with `hurry`.
     * Rejects where rendering fails and no copy exists.
     */
    async fill(key: string, render: () => Promise<Rendered>, hurry = false): Promise<CachedPage> {
      const old = pages.get(key)
      const rendering = make(key, render)
      if (!old) return rendering
      const newOrOld = rendering.catch((fault: unknown) => {
        onFault(fault)
        return old
      })
      if (hurry) return old
      return Promise.race([newOrOld, delay(maxWaitMs, old, { ref: false })])
    },
    /** The page in an encoding that the client accepts. */
    async wire(page: CachedPage, accepted: Accepted): Promise<Wire> {
      const thorough = page.wires.get(accepted.small)
      if (thorough) return thorough
      const quick = page.quick.get(accepted.quick)
      if (quick) {
        improve(page, accepted).catch(onFault)
        return quick
      }
      let making = page.making.get(accepted.quick)
      if (!making) {
        making = makeQuick(page, accepted).finally(() => page.making.delete(accepted.quick))
        page.making.set(accepted.quick, making)
      }
      return making
    },
    evict(tags: readonly string[]): void {
      for (const tag of tags)
        for (const key of keysByTag.get(tag) ?? []) {
          const page = pages.peek(key)
          if (page) expire(page, 'evicted-change')
        }
      for (const { evicted } of making.values())
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
      for (const { evicted } of making.values())
        if (evicted !== 'all') for (const tag of tags) evicted.add(tag)
    },
    evictAll(): void {
      for (const page of pages.values()) expire(page, 'evicted-everything')
      for (const work of making.values()) work.evicted = 'all'
    },
    bytes: () => pages.calculatedSize,
  }
}

/** Estimated bytes of headers, tags and the entry itself. */
const overheadBytes = 3_000

function sizeOf({ source, wires, quick }: CachedPage): number {
  const bodies = new Set([source, ...wires.values(), ...quick.values()].map(({ body }) => body))
  return [...bodies].reduce((total, { length }) => total + length, overheadBytes)
}
