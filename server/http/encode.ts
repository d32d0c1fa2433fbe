// Chooses content encodings and compresses bodies.
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** What a client accepts: the encoding that is made in the least time, and the one with the fewest bytes. */
export type Accepted = { readonly quick: Encoding; readonly small: Encoding }

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const decoders = {
  zstd: promisify(zlib.zstdDecompress),
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  identity: async (body: Buffer) => body,
}

/** Smaller bodies are not compressed: the headers would outweigh the savings. */
const worthwhileBytes = 600

/** Results by header; browsers send few different ones. */
const acceptedByHeader = new LRUCache<string, Accepted>({ max: 200 })
const acceptsNone: Accepted = { quick: 'identity', small: 'identity' }

/** The best encodings that the header allows; q=0 excludes one. */
export function acceptedEncodings(header: string | undefined): Accepted {
  if (!header) return acceptsNone
  let accepted = acceptedByHeader.get(header)
  if (!accepted) {
    const first = (...names: Encoding[]): Encoding =>
      names.find((name) => accepts(header, name)) ?? 'identity'
    accepted = { quick: first('zstd', 'br', 'gzip'), small: first('br', 'gzip') }
    if (accepted.small === 'identity') accepted = { ...accepted, small: accepted.quick }
    acceptedByHeader.set(header, accepted)
  }
  return accepted
}

/** For files stored only as gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  return header !== undefined && accepts(header, 'gzip')
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + name.length))
}

/** The encoding to use for a body of this size. */
export function worthwhile(encoding: Encoding, bytes: number): Encoding {
  return bytes < worthwhileBytes ? 'identity' : encoding
}

/** `quality`: Brotli quality from 0 to 11, gzip level up to 9, Zstandard level up to 22. */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'zstd') return zstd(body, quality)
  if (encoding === 'gzip') return ownBytes(await gzip(body, { level: Math.min(9, quality) }))
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window no larger than the body: clearing the usual four megabytes costs more than the compression.
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
  }
  return ownBytes(await brotli(body, { params }))
}

/** On this thread. A page at level 2 takes 0.15 ms: less than a stream and another thread take. */
function zstd(body: Buffer, level: number): Buffer {
  return ownBytes(
    zlib.zstdCompressSync(body, { params: { [zlib.constants.ZSTD_c_compressionLevel]: level } }),
  )
}

/** Copies the bytes: zlib returns a part of a 16 KB buffer, which a cached body would retain whole. */
function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return decoders[encoding](body)
}
