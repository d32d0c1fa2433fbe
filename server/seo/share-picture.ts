// Pictures for link previews, 1200 × 630: the whole photograph in front of its blurred enlargement.
import type { IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { QueueFull } from '#services/limit-concurrency.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { withoutExtension, type Originals } from '../media/originals.ts'
import { openEncoder, type PictureStores } from '../media/picture-cache.ts'

const width = 1200
const height = 630
/**
 * One picture takes a CPU core for a quarter of a second, and about 40 MB. Crawlers request each picture once or twice;
 * all pictures are on disk.
 */
const limits = { atOnce: 1, waiting: 30, memoryBytes: 8 * 1024 * 1024 }

const missing = textResponse(404, 'There is no such picture.')
const busy = textResponse(503, 'Too many pictures are being made just now.', { 'retry-after': '5' })

export type SharePictureOptions = {
  readonly originals: Originals
  readonly stores: PictureStores
  readonly report: (fault: unknown) => void
  readonly make?: typeof makePicture
}

export function createSharePictures({ originals, stores, report, make = makePicture }: SharePictureOptions): {
  respond(request: IncomingMessage): Promise<HttpResponse>
} {
  const encoded = openEncoder(originals, stores, report, limits)
  return {
    async respond({ url = '' }) {
      const [, name] = /^\/share\/([a-z0-9][a-z0-9-]{0,119})\.jpg$/.exec(url.split('?', 1)[0] ?? '') ?? []
      const file = name === undefined ? undefined : await originals.find(name)
      if (!file) return missing
      try {
        const body = await encoded(sharedFileOf(file), file, make)
        if (!body) return missing
        return { status: 200, headers: { 'content-type': 'image/jpeg', 'cache-control': weekLong }, body }
      } catch (error) {
        if (error instanceof QueueFull) return busy
        throw error
      }
    },
  }
}

const weekLong = 'public, max-age=604800'

/** Stored preview of the original `file`. */
export function sharedFileOf(file: string): string {
  return `share-${withoutExtension(file)}.jpg`
}

async function makePicture(original: Buffer): Promise<Buffer> {
  const backdrop = sharp(original).resize(width, height, { fit: 'cover' }).blur(40)
  const photograph = await sharp(original).resize(width, height, { fit: 'inside' }).toBuffer()
  return backdrop
    .composite([{ input: photograph }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
