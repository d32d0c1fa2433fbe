// Encodes an original in one width and format.
import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from './picture-address.ts'

// The queue limits concurrent encodings. No cache: an original may be replaced under its name.
sharp.concurrency(1)
sharp.cache(false)

/** Increase it with every change of the settings below, so that cached files are encoded again. */
export const encodingVersion = 1

// Measured on the sample's pictures at 640 pixels on one core. AVIF effort 2 takes 160 ms and 10 KB, effort 3 380 ms
// for 2% less, effort 4 a second. Below quality 60 fur and foil are blurred.
const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76, mozjpeg: true }),
}

/** Never wider than the original. */
export function encodePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return encoders[format](sharp(original).autoOrient().resize({ width, withoutEnlargement: true })).toBuffer()
}
