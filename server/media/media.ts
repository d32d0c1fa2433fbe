// Serves pictures in the widths and formats of the pages. Each is encoded on the first request and cached. Addresses
// have no version: browsers revalidate after a week, and a replaced original has a new ETag.
import type { IncomingMessage } from 'node:http'
import sharp, { type Sharp } from 'sharp'
import { isDatabaseUnavailable } from '#data/database.ts'
import { QueueFull } from '#services/limit-concurrency.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { withoutExtension, type Originals } from './originals.ts'
import {
  parsePictureAddress,
  pictureTypes,
  type PictureFormat,
  type PictureRequest,
} from './picture-address.ts'
import { openEncoder, type PictureStores } from './picture-cache.ts'

export type MediaOptions = {
  readonly originals: Originals
  readonly stores: PictureStores
  /** Receives the fault where an encoded picture could not be stored, for example on a full disk. */
  readonly report: (fault: unknown) => void
  readonly encode?: typeof encodePicture
}

export type Media = {
  respond(request: IncomingMessage): Promise<HttpResponse>
}

/** `waiting`: about ten seconds of work, one page's pictures in several formats. */
const limits = { atOnce: 2, waiting: 100 }

export function createMedia({ originals, stores, report, encode = encodePicture }: MediaOptions): Media {
  const encoded = openEncoder(originals, stores, report, limits)
  return {
    async respond({ method, url = '', headers }) {
      if (method !== 'GET' && method !== 'HEAD') return wrongMethod
      const picture = parsePictureAddress(url.split('?', 1)[0] ?? '')
      if (!picture) return missing
      try {
        const file = await originals.find(picture.name)
        if (!file) return missing
        const fileName = fileNameOf(picture, file)
        const cacheHeaders = { ...cachingHeaders, etag: `"${fileName}"` }
        if (isFresh(headers['if-none-match'], cacheHeaders.etag))
          return { status: 304, headers: cacheHeaders, body: '' }
        const body = await encoded(fileName, file, (original) =>
          encode(original, picture.width, picture.format),
        )
        if (!body) return missing
        return {
          status: 200,
          headers: { ...cacheHeaders, 'content-type': pictureTypes[picture.format] },
          body,
        }
      } catch (error) {
        if (error instanceof QueueFull || isDatabaseUnavailable(error)) return busy
        throw error
      }
    },
  }
}

const cachingHeaders = { 'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000' }
const missing = textResponse(404, 'There is no such picture.')
const busy = textResponse(503, 'The picture cannot be made just now.', { 'retry-after': '2' })
const wrongMethod = textResponse(405, 'Pictures can only be read.', { allow: 'GET, HEAD' })

/** The same on every node, so that ETags are. */
export function fileNameOf(
  { width, format }: Pick<PictureRequest, 'width' | 'format'>,
  file: string,
): string {
  return `${withoutExtension(file)}-${width}.${encodingVersion}.${format}`
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ??
    false
  )
}

// The queue limits concurrent encodings. No cache: an original may be replaced under its name.
sharp.concurrency(1)
sharp.cache(false)

/** Increase it with every change of the settings below, so that cached files are encoded again. */
const encodingVersion = 2

/** Phones with dense screens request these widths. A quarter fewer bytes are not visible there. Wider files are zoomed. */
const dense: ReadonlySet<number> = new Set([800, 1200])

// Measured on the sample's pictures at 640 pixels on one core. AVIF effort 2 takes 160 ms and 10 KB, effort 3 380 ms
// for 2% less, effort 4 a second. Below quality 60 fur and foil are blurred.
const encoders: Readonly<Record<PictureFormat, (picture: Sharp, width: number) => Sharp>> = {
  avif: (picture, width) => picture.avif({ quality: dense.has(width) ? 52 : 60, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76, mozjpeg: true }),
}

/** Never wider than the original. */
export function encodePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original).autoOrient().resize({ width, withoutEnlargement: true })
  return encoders[format](resized, width).toBuffer()
}
