// Reads a request body with limits of size and time.
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { parseJson } from '#domain/parse-json.ts'

export type BodyFault = 'too-large' | 'too-slow' | 'broken'
export type Body = { readonly bytes: Buffer } | { readonly fault: BodyFault }

/** A body over the limit is read and discarded up to this size, so that the client receives the response. */
const drainBytes = 1024 * 1024

export function readBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Body> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const end = (body: Body): void => {
      clearTimeout(timer)
      request.removeAllListeners('data')
      request.resume()
      resolve(body)
    }
    const timer = setTimeout(() => end({ fault: 'too-slow' }), maxMs)
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= maxBytes) parts.push(part)
      else if (size > drainBytes) end({ fault: 'too-large' })
    })
    request.once('end', () => end(size > maxBytes ? { fault: 'too-large' } : { bytes: Buffer.concat(parts) }))
    request.once('error', () => end({ fault: 'broken' }))
    request.once('aborted', () => end({ fault: 'broken' }))
  })
}

/** Undefined where the bytes are not JSON in valid UTF-8. */
export function parseJsonBody(bytes: Buffer): unknown {
  return isUtf8(bytes) ? parseJson(new TextDecoder().decode(bytes)) : undefined
}
