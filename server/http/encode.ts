// One body in the three forms browsers accept, each made when it is first asked for and then kept.
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const brotliDecompress = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/** Below this the headers weigh more than what is saved. */
const worthwhileBytes = 600

/** Browsers send few different headers. */
const known = new LRUCache<string, Encoding>({ max: 200 })

/** Best encoding the header allows; one refused with q=0 is not used. */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity'
  let encoding = known.get(header)
  if (!encoding) {
    encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'
    known.set(header, encoding)
  }
  return encoding
}

/** For files that are kept in this form alone. */
export function acceptsGzip(header: string | undefined): boolean {
  return header !== undefined && accepts(header, 'gzip')
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + name.length))
}

/** The encoding in which a body of this size travels. */
export function worthwhile(encoding: Encoding, bytes: number): Encoding {
  return bytes < worthwhileBytes ? 'identity' : encoding
}

/** `quality`: 5 for pages that are made while somebody waits, 11 for files that are made once. */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzip(body, { level: Math.min(9, quality) })
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window no larger than the body: the usual four megabytes cost more to clear away than the work itself.
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
  }
  return brotli(body, { params })
}

export async function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gunzip(body) : brotliDecompress(body)
}
