// Caches generated XML files, compressed, for a quarter of an hour. Generating one takes as long as rendering some pages,
// so it needs a slot of the same admission (decision 30).
import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '#domain/calendar/durations.ts'
import { networksOf } from '#services/networks.ts'
import { withSlot, type Admission } from '../http/admission.ts'
import { acceptsGzip, decode, encode } from '../http/encode.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'

export type FileCache = {
  /** Answers with the file `name`, whose XML text `make` returns. */
  readonly respond: (
    request: IncomingMessage,
    name: string,
    make: () => Promise<string>,
  ) => Promise<HttpResponse>
  /** Answers with the parts of a stored gzip stream. */
  readonly respondStored: (
    request: IncomingMessage,
    gzip: AsyncIterable<Buffer>,
    parts: readonly { readonly bytes: number }[],
  ) => Promise<HttpResponse>
}

export type FileCacheOptions = {
  readonly admission: Pick<Admission, 'acquire' | 'delayRefusal'>
  readonly clientIp: (request: IncomingMessage) => string
  readonly now: () => number
  /** Receives the fault where a stored file could not be read. */
  readonly report: (fault: unknown) => void
}

type CachedFile = { readonly at: number; readonly gzip: Buffer }

export const freshMs = 15 * minuteMs
/** Compressed bytes: about a million entries of sitemaps or feeds. */
const maxCacheBytes = 64 * 1024 * 1024
/** gzip level: a fifth of the time of level 9, one tenth more bytes. */
const level = 5
const busy = textResponse(503, 'Too many files are being made just now.', { 'retry-after': '5' })

export function createFileCache({ admission, clientIp, now, report }: FileCacheOptions): FileCache {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ gzip }) => gzip.length + 1,
  })
  const generating = new Map<string, Promise<CachedFile>>()

  /** Undefined where admission refuses. */
  const inSlot = <T>(request: IncomingMessage, work: () => Promise<T>) =>
    withSlot(admission, networksOf(clientIp(request)), work)

  /** Generates each file once at a time. */
  function generateOnce(name: string, make: () => Promise<string>): Promise<CachedFile> {
    const current = generating.get(name)
    if (current) return current
    const work = store(name, make).finally(() => generating.delete(name))
    generating.set(name, work)
    return work
  }

  async function store(name: string, make: () => Promise<string>): Promise<CachedFile> {
    const at = now()
    const file = { at, gzip: await encode(Buffer.from(await make()), 'gzip', level) }
    cache.set(name, file)
    return file
  }

  return {
    async respond(request, name, make) {
      const cached = cache.get(name)
      const isFresh = cached !== undefined && now() - cached.at < freshMs
      const file = isFresh
        ? cached
        : ((await (generating.get(name) ?? inSlot(request, () => generateOnce(name, make)))) ?? cached)
      const isCompressed = acceptsGzip(request.headers['accept-encoding'] as string | undefined)
      const body = file && (isCompressed ? file.gzip : await inSlot(request, () => decode(file.gzip, 'gzip')))
      if (body) return xmlResponse(body, isCompressed)
      await admission.delayRefusal()
      return busy
    },
    async respondStored(request, gzip, parts) {
      // A slow client keeps no slot.
      if (!(await inSlot(request, async () => true))) {
        await admission.delayRefusal()
        return busy
      }
      const isCompressed = acceptsGzip(request.headers['accept-encoding'] as string | undefined)
      const length = parts.reduce((sum, { bytes }) => sum + bytes, 0)
      const headers = {
        ...xmlHeaders(isCompressed),
        ...(isCompressed && { 'content-length': String(length) }),
      }
      const stored = Readable.from(gzip).on('error', report)
      return { status: 200, headers, body: '', stream: isCompressed ? stored : decompressed(stored) }
    },
  }
}

function decompressed(stored: Readable): Readable {
  const plain = createGunzip()
  pipeline(stored, plain, () => undefined)
  return plain
}

function xmlResponse(body: Buffer, isCompressed: boolean): HttpResponse {
  return { status: 200, headers: xmlHeaders(isCompressed), body }
}

function xmlHeaders(isCompressed: boolean): Record<string, string> {
  return {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
    vary: 'Accept-Encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  }
}
