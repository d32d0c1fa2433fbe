// Pages as ready bytes, compressed: a fifth of their length. An entry is fresh for some minutes; then it is still served while one request renders
// it anew. One that was evicted, because something on it or the day changed, is served only where rendering fails or
// takes longer than a reader waits.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { decode, encode, worthwhile, type Encoding } from '../http/encode.ts'

export type Rendered = {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly tags: readonly string[]
  /** False for what must be made for each request: errors and redirects. */
  readonly keep: boolean
  /** When what it says of days ceases to be true, in milliseconds: from then on it counts as changed. */
  readonly trueUntil: number
  readonly location?: string
  /** Of the styles that stand in it, for its content security policy. */
  readonly cssHash?: string
}

export type CachedPage = Omit<Rendered, 'body'> & {
  readonly key: string
  readonly etag: string
  /** Bytes, uncompressed. */
  readonly length: number
  /** The form that all others are made from: Brotli where the page is kept. */
  source: { readonly encoding: Encoding; readonly body: Buffer }
  /** Fresh until this instant in milliseconds; 0 once evicted. */
  freshUntil: number
  /** The forms with their ready headers, thoroughly compressed. */
  readonly wires: Map<Encoding, Wire>
  /** The quickly compressed forms, which serve until then. */
  readonly quick: Map<Encoding, Wire>
  /** Quick forms that are being made. */
  readonly making: Map<Encoding, Promise<Wire>>
  /** Those whose thorough form is being made. */
  readonly improving: Set<Encoding>
}

/** `headers` as pairs in one flat list: the form that `writeHead` takes without work. */
export type Wire = { readonly headers: readonly string[]; readonly body: Buffer }

type Options = {
  readonly maxBytes: number
  readonly freshMs: number
  readonly now: () => number
  readonly headersOf: (page: CachedPage, encoding: Encoding) => readonly string[]
  readonly onFault: (fault: unknown) => void
}

/** How long a reader of a page that has an older copy waits for the newer one. */
const patienceMs = 400

/** For the one who waits: a sixth of the time of quality 5, a fifth more bytes. */
const quickly = 2
/** For everybody after: made behind their backs, once somebody asks a second time. */
const thoroughly = 9

export function createPageCache({ maxBytes, freshMs, now, headersOf, onFault }: Options) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
    dispose: (page, key) => forgetTags(page, key),
  })
  const keysByTag = new Map<string, Set<string>>()
  const making = new Map<string, { page: Promise<CachedPage>; evicted: Set<string> | 'all' }>()

  function forgetTags(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag)
    }
  }

  /** One rendering per page at a time: whoever asks meanwhile gets its result. */
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
    const encoding = rendered.keep ? worthwhile('br', bytes.length) : 'identity'
    const source = { encoding, body: await encode(bytes, encoding, quickly) }
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    // Something on it may have changed while it was rendered: then it is good for those who asked, and no longer.
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
    if (rendered.keep) keep(page)
    return page
  }

  function keep(page: CachedPage): void {
    pages.set(page.key, page)
    if (!pages.has(page.key)) return
    for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(page.key))
  }

  async function makeWire(page: CachedPage, wanted: Encoding, quality: number): Promise<Wire> {
    const encoding = worthwhile(wanted, page.length)
    const { source } = page
    const isReady = encoding === source.encoding && quality === quickly
    const body = isReady
      ? source.body
      : await encode(await decode(source.body, source.encoding), encoding, quality)
    return { body, headers: [...headersOf(page, encoding), 'content-length', String(body.length)] }
  }

  async function makeQuick(page: CachedPage, wanted: Encoding): Promise<Wire> {
    const wire = await makeWire(page, wanted, quickly)
    if (!page.wires.has(wanted)) page.quick.set(wanted, wire)
    weigh(page)
    return wire
  }

  /** The second reader of a page shows that it has readers: from then on it travels smaller. */
  async function improve(page: CachedPage, wanted: Encoding): Promise<void> {
    if (page.improving.has(wanted)) return
    page.improving.add(wanted)
    const wire = await makeWire(page, wanted, thoroughly)
    page.wires.set(wanted, wire)
    page.quick.delete(wanted)
    if (wanted === page.source.encoding) page.source = { encoding: wanted, body: wire.body }
    weigh(page)
  }

  /** Its forms have changed: what is read least makes room where they take more. */
  function weigh(page: CachedPage): void {
    if (pages.peek(page.key) !== page) return
    // An entry that is set to what it is already keeps its old weight.
    pages.delete(page.key)
    keep(page)
  }

  return {
    /** The page if it may be served now, refreshing it behind the answer where it is no longer fresh. */
    ready(key: string, render: () => Promise<Rendered>): CachedPage | undefined {
      const page = pages.get(key)
      if (!page || page.freshUntil === 0 || page.trueUntil <= now()) return undefined
      if (page.freshUntil < now()) make(key, render).catch(onFault)
      return page
    },
    /**
     * Renders the page; what was kept of it steps in where that fails or the database keeps it waiting, and at once
     * where the shop is too busy to begin (`hurry`).
     */
    async fill(key: string, render: () => Promise<Rendered>, hurry = false): Promise<CachedPage> {
      const old = pages.get(key)
      const made = make(key, render)
      if (!old) return made
      const newOrOld = made.catch((fault: unknown) => {
        onFault(fault)
        return old
      })
      if (hurry) return old
      return Promise.race([newOrOld, delay(patienceMs, old, { ref: false })])
    },
    /** In the form the reader accepts. */
    async wire(page: CachedPage, wanted: Encoding): Promise<Wire> {
      const ready = page.wires.get(wanted)
      if (ready) return ready
      const quick = page.quick.get(wanted)
      if (quick) {
        improve(page, wanted).catch(onFault)
        return quick
      }
      let making = page.making.get(wanted)
      if (!making) {
        making = makeQuick(page, wanted).finally(() => page.making.delete(wanted))
        page.making.set(wanted, making)
      }
      return making
    },
    evict(tags: readonly string[]): void {
      for (const tag of tags)
        for (const key of keysByTag.get(tag) ?? []) {
          const page = pages.peek(key)
          if (page) page.freshUntil = 0
        }
      for (const { evicted } of making.values())
        if (evicted !== 'all') for (const tag of tags) evicted.add(tag)
    },
    evictAll(): void {
      for (const page of pages.values()) page.freshUntil = 0
      for (const work of making.values()) work.evicted = 'all'
    },
    bytes: () => pages.calculatedSize,
  }
}

/** Headers, tags and the entry itself. */
const bytesBeside = 3_000

function sizeOf({ source, wires, quick }: CachedPage): number {
  const bodies = new Set([source, ...wires.values(), ...quick.values()].map(({ body }) => body))
  return [...bodies].reduce((total, { length }) => total + length, bytesBeside)
}
