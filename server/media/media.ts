// Serves pictures in the widths and formats of the pages. Each is encoded on the first request and cached. Addresses
// have no version: browsers revalidate after a week, and a replaced original has a new ETag.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import { createEncodeQueue, QueueFull } from './encode-queue.ts'
import { encodePicture, recipe } from './encode-picture.ts'
import { openPictureCache } from './picture-cache.ts'
import { openOriginals, type Original } from './originals.ts'
import {
  parsePictureAddress,
  pictureTypes,
  type PictureFormat,
  type PictureRequest,
} from './picture-address.ts'

export type MediaOptions = {
  /** Folders of original pictures; earlier ones take precedence. */
  readonly originals: readonly string[]
  readonly cacheDir: string
  /** Receives the fault where an encoded picture could not be stored, for example on a full disk. */
  readonly report: (fault: unknown) => void
  readonly encode?: typeof encodePicture
}

export type Media = {
  answer(request: IncomingMessage): Promise<HttpAnswer>
  /** Encodes pictures before the first request, one at a time. */
  warm(names: readonly string[], widths: readonly number[]): Promise<void>
}

const encodesAtOnce = 2
/** About ten seconds of work: one page's pictures in several formats. */
const encodesWaiting = 100

export function createMedia({ originals, cacheDir, report, encode = encodePicture }: MediaOptions): Media {
  const find = openOriginals(originals)
  const cache = openPictureCache(cacheDir)
  const queue = createEncodeQueue(encodesAtOnce, encodesWaiting)

  async function bytesOf(
    fileName: string,
    { width, format }: PictureRequest,
    { file }: Original,
  ): Promise<Buffer> {
    const cached = await cache.get(fileName)
    if (cached) return cached
    return queue.run(fileName, async () => {
      const concurrent = await cache.get(fileName)
      if (concurrent) return concurrent
      const bytes = await encode(await readFile(file), width, format)
      await cache.put(fileName, bytes).catch(report)
      return bytes
    })
  }

  return {
    async answer({ method, url = '', headers }) {
      if (method !== 'GET' && method !== 'HEAD') return wrongMethod
      const picture = parsePictureAddress(url.split('?', 1)[0] ?? '')
      const original = picture && (await find(picture.name))
      if (!original) return missing
      const fileName = fileNameOf(picture, original)
      const fresh = { ...cachingHeaders, etag: `"${fileName}"` }
      if (isFresh(headers['if-none-match'], fresh.etag)) return { status: 304, headers: fresh, body: '' }
      try {
        const body = await bytesOf(fileName, picture, original)
        return { status: 200, headers: { ...fresh, 'content-type': pictureTypes[picture.format] }, body }
      } catch (error) {
        if (error instanceof QueueFull) return busy
        throw error
      }
    },
    async warm(names, widths) {
      for (const name of names) {
        const original = await find(name)
        for (const width of original ? widths : [])
          for (const format of ['avif', 'webp'] satisfies PictureFormat[]) {
            const picture = { name, width, format }
            await bytesOf(fileNameOf(picture, original!), picture, original!)
          }
      }
    },
  }
}

const cachingHeaders = { 'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000' }
const missing = textAnswer(404, 'There is no such picture.')
const busy = textAnswer(503, 'Too many pictures are being made just now.', { 'retry-after': '2' })
const wrongMethod = textAnswer(405, 'Pictures can only be read.', { allow: 'GET, HEAD' })

function fileNameOf({ name, width, format }: PictureRequest, { version }: Original): string {
  return `${name}-${width}.${recipe}.${version}.${format}`
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ??
    false
  )
}
