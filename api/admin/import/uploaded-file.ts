// A file in the input of an operation: compressed with gzip and encoded in Base64.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'

const decompress = promisify(gunzip)

export const uploadedFile = z.base64().max(4_000_000)

/** undefined: not compressed with gzip, or larger than `maxBytes`. */
export function readUploadedFile(content: string, maxBytes: number): Promise<Buffer | undefined> {
  const bytes = Buffer.from(content, 'base64')
  return decompress(bytes, { maxOutputLength: maxBytes }).catch(() => undefined)
}
