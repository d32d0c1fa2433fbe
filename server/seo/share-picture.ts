// Pictures for link previews, 1200 × 630: the whole photograph in front of its blurred enlargement.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { IncomingMessage } from 'node:http'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import { createEncodeQueue, QueueFull } from '../media/encode-queue.ts'
import { openPictureCache } from '../media/picture-cache.ts'
import type { Originals } from '../media/originals.ts'

const width = 1200
const height = 630
/** One picture takes a CPU core for a quarter of a second, and about 40 MB. */
const maxRunning = 1
const maxQueued = 30
/** Crawlers request each picture once or twice; all pictures are on disk. */
const memoryBytes = 8 * 1024 * 1024

const missing = textAnswer(404, 'There is no such picture.')
const busy = textAnswer(503, 'Too many pictures are being made just now.', { 'retry-after': '5' })

export type SharePictureOptions = {
  readonly originals: Originals
  readonly cacheDir: string
  readonly report: (fault: unknown) => void
  readonly make?: typeof makePicture
}

export function createSharePictures({
  originals,
  cacheDir,
  report,
  make = makePicture,
}: SharePictureOptions): {
  answer(request: IncomingMessage): Promise<HttpAnswer>
} {
  const cache = openPictureCache(cacheDir, memoryBytes)
  const queue = createEncodeQueue(maxRunning, maxQueued)

  async function bytesOf(fileName: string, original: string): Promise<Buffer> {
    const cached = await cache.get(fileName)
    if (cached) return cached
    return queue.run(fileName, async () => {
      const bytes = await make(original)
      await cache.put(fileName, bytes).catch(report)
      return bytes
    })
  }

  return {
    async answer({ url = '' }) {
      const [, name] = /^\/share\/([a-z0-9][a-z0-9-]{0,119})\.jpg$/.exec(url.split('?', 1)[0] ?? '') ?? []
      const original = name === undefined ? undefined : await originals(name)
      if (name === undefined || !original) return missing
      try {
        const body = await bytesOf(`share-${name}.${original.version}.jpg`, original.file)
        return { status: 200, headers: { 'content-type': 'image/jpeg', 'cache-control': weekLong }, body }
      } catch (error) {
        if (error instanceof QueueFull) return busy
        throw error
      }
    },
  }
}

const weekLong = 'public, max-age=604800'

async function makePicture(file: string): Promise<Buffer> {
  const original = await readFile(file)
  const backdrop = sharp(original).resize(width, height, { fit: 'cover' }).blur(40)
  const photograph = await sharp(original).resize(width, height, { fit: 'inside' }).toBuffer()
  return backdrop
    .composite([{ input: photograph }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
