// Chooses content encodings and compresses bodies.
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const brotliDecompress = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/** Smaller bodies are not compressed: the headers would outweigh the savings. */
const worthwhileBytes = 600

/** Results by header; browsers send few different ones. */
const encodingsByHeader = new LRUCache<string, Encoding>({ max: 200 })

/** The best encoding that the header allows; q=0 excludes one. */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = encodingsByHeader.get(header)
  if (!encoding) {
    encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'
    encodingsByHeader.set(header, encoding)
  }
  return encoding
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

/** `quality`: Brotli quality from 0 to 11, gzip level up to 9. */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return ownBytes(await gzip(body, { level: Math.min(9, quality) }))
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window no larger than the body: clearing the usual four megabytes costs more than the compression.
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
  }
  return ownBytes(await brotli(body, { params }))
}

/** Copies the bytes: zlib returns a part of a 16 KB buffer, which a cached body would retain whole. */
function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gunzip(body) : brotliDecompress(body)
}
