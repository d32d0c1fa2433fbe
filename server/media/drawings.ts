// Serves the pictures of `/_drawing/<token>.jpg`: an ordered photograph with its personal text. They are made on request
// and kept in memory only, so that a text that was erased leaves no file.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable, json } from '#data/database.ts'
import { loadLineDrawing, type LineDrawing } from '#data/orders/order-lines.ts'
import { readDrawingPath } from '#services/lettering/drawing-link.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { QueueFull } from '#services/limit-concurrency.ts'
import type { Shop } from '#services/shop.ts'
import type { RouteHandler } from '../app.ts'
import { textResponse } from '../http/response.ts'
import { drawPicture } from './draw-picture.ts'
import { createEncodeQueue } from './encode-queue.ts'
import type { Originals } from './originals.ts'

const drawnWidth = 480
const memoryBytes = 4 * 1024 * 1024
/** A picture takes a core for a tenth of a second. */
const drawnAtOnce = 1
const drawnWaiting = 30

const missing = textResponse(404, 'There is no such picture.')
const busy = textResponse(503, 'The picture cannot be made just now.', { 'retry-after': '5' })
const wrongMethod = textResponse(405, 'Pictures can only be read.', { allow: 'GET, HEAD' })
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, max-age=86400',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export function createDrawings(
  { db, secret }: Pick<Shop, 'db' | 'secret'>,
  originals: Originals,
): RouteHandler {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
  })
  const queue = createEncodeQueue<Buffer | undefined>(drawnAtOnce, drawnWaiting)

  /** Undefined if the store has no original. */
  async function draw(drawing: LineDrawing): Promise<Buffer | undefined> {
    const file = await originals.find(drawing.picture)
    const key = createHash('sha256')
      .update(json([file, drawing]))
      .digest('hex')
    const known = drawn.get(key)
    if (known || file === undefined) return known
    return queue(key, async () => {
      const original = await originals.read(file)
      if (!original) return undefined
      const { text, lettering, locale } = drawing
      const outlines = outlineText(text, lettering, locale)
      const picture = await drawPicture(original, lettering, outlines, drawnWidth)
      const bytes = await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
      drawn.set(key, bytes)
      return bytes
    })
  }

  return async ({ method, url = '' }) => {
    if (method !== 'GET' && method !== 'HEAD') return wrongMethod
    const lineId = readDrawingPath(secret, url.split('?', 1)[0] ?? '')
    if (lineId === null) return missing
    try {
      const drawing = await loadLineDrawing(db, lineId)
      const body = drawing && (await draw(drawing))
      return body ? { status: 200, headers, body } : missing
    } catch (error) {
      if (error instanceof QueueFull || isDatabaseUnavailable(error)) return busy
      throw error
    }
  }
}
