// The pictures of the shop in the widths and formats its pages ask for, made on the first request and kept.
// Addresses carry no version, so browsers ask again after a week; a replaced original has a new tag at once.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import { createEncodeQueue, QueueFull } from './encode-queue.ts'
import { encodePicture, recipe } from './encode-picture.ts'
import { openKeptPictures } from './kept-pictures.ts'
import { openOriginals, type Original } from './originals.ts'
import {
  parsePictureAddress,
  pictureTypes,
  type PictureFormat,
  type PictureRequest,
} from './picture-address.ts'

export type MediaOptions = {
  /** Folders of pictures as they were handed in; earlier ones go first. */
  readonly originals: readonly string[]
  readonly cacheDir: string
  /** Hears of a picture that was served but could not be kept, on a full disk for example. */
  readonly report: (fault: unknown) => void
  readonly encode?: typeof encodePicture
}

export type Media = {
  answer(request: IncomingMessage): Promise<HttpAnswer>
  /** Makes pictures ahead of the first request, one after the other. */
  warm(names: readonly string[], widths: readonly number[]): Promise<void>
}

const encodesAtOnce = 2
/** About ten seconds of work: a page's pictures in several formats, and no more. */
const encodesWaiting = 100

export function createMedia({ originals, cacheDir, report, encode = encodePicture }: MediaOptions): Media {
  const find = openOriginals(originals)
  const kept = openKeptPictures(cacheDir)
  const queue = createEncodeQueue(encodesAtOnce, encodesWaiting)

  async function bytesOf(
    fileName: string,
    { width, format }: PictureRequest,
    { file }: Original,
  ): Promise<Buffer> {
    const ready = await kept.get(fileName)
    if (ready) return ready
    return queue.run(fileName, async () => {
      const meanwhile = await kept.get(fileName)
      if (meanwhile) return meanwhile
      const made = await encode(await readFile(file), width, format)
      await kept.put(fileName, made).catch(report)
      return made
    })
  }

  return {
    async answer({ method, url = '', headers }) {
      if (method !== 'GET' && method !== 'HEAD') return wrongMethod
      const wanted = parsePictureAddress(url.split('?', 1)[0] ?? '')
      const original = wanted && (await find(wanted.name))
      if (!original) return missing
      const fileName = fileNameOf(wanted, original)
      const fresh = { ...cachingHeaders, etag: `"${fileName}"` }
      if (isFresh(headers['if-none-match'], fresh.etag)) return { status: 304, headers: fresh, body: '' }
      try {
        const body = await bytesOf(fileName, wanted, original)
        return { status: 200, headers: { ...fresh, 'content-type': pictureTypes[wanted.format] }, body }
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
            const wanted = { name, width, format }
            await bytesOf(fileNameOf(wanted, original!), wanted, original!)
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
