// Pictures for link previews, 1200 × 630: the whole photograph in front of its blurred enlargement.
import type { IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { QueueFull } from '#services/limit-concurrency.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { createEncodeQueue } from '../media/encode-queue.ts'
import { withoutExtension, type Originals } from '../media/originals.ts'
import { openPictureCache, type PictureStores } from '../media/picture-cache.ts'

const width = 1200
const height = 630
/** One picture takes a CPU core for a quarter of a second, and about 40 MB. */
const maxRunning = 1
const maxQueued = 30
/** Crawlers request each picture once or twice; all pictures are on disk. */
const memoryBytes = 8 * 1024 * 1024

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
  const cache = openPictureCache(stores, report, memoryBytes)
  const queue = createEncodeQueue<Buffer | undefined>(maxRunning, maxQueued)

  /** Undefined if the store has no original. */
  async function bytesOf(fileName: string, file: string): Promise<Buffer | undefined> {
    const cached = await cache.get(fileName)
    if (cached) return cached
    return queue.run(fileName, async () => {
      const original = await originals.read(file)
      if (!original) return undefined
      const bytes = await make(original)
      await cache.put(fileName, bytes)
      return bytes
    })
  }

  return {
    async respond({ url = '' }) {
      const [, name] = /^\/share\/([a-z0-9][a-z0-9-]{0,119})\.jpg$/.exec(url.split('?', 1)[0] ?? '') ?? []
      const file = name === undefined ? undefined : await originals.find(name)
      if (!file) return missing
      try {
        const body = await bytesOf(sharedFileOf(file), file)
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
