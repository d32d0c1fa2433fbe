// Turns an uploaded picture into the original that the shop keeps: upright, without metadata, of bounded size.
import sharp from 'sharp'
import { maxPictureBytes, maxPicturePixels, pictureLimits } from '#domain/catalog/picture-limits.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { describePicture, type PictureFacts } from './describe-picture.ts'

/** Pages show at most 1,600 pixels; more are for a later zoom. */
const maxSide = 4_096

export type PreparedPicture = PictureFacts & { readonly bytes: Buffer; readonly extension: 'jpg' | 'webp' }
export type PictureRefusal = 'picture-type' | 'picture-too-large' | 'picture-broken'

/** Formats by their first bytes. Other decoders of the library, such as SVG, never see an upload. */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  // AVIF. The library cannot decode HEIC; phones send JPEG if a page does not ask for HEIC.
  /^[^]{4}ftypavi[fs]/,
]

export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | Refusal<PictureRefusal>> {
  if (bytes.length > maxPictureBytes) return tooLarge()
  const start = bytes.subarray(0, 16).toString('latin1')
  if (!signatures.some((signature) => signature.test(start))) return refuse('picture-type')
  try {
    const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPicturePixels) return tooLarge()
    return await encode(bytes, hasAlpha)
  } catch {
    return refuse('picture-broken')
  }
}

function tooLarge(): Refusal<'picture-too-large'> {
  return refuse('picture-too-large', { facts: pictureLimits })
}

/** sRGB, no metadata: the library's defaults. An animation keeps its first frame. */
async function encode(bytes: Buffer, hasAlpha: boolean): Promise<PreparedPicture> {
  const upright = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const original = hasAlpha
    ? await upright.webp({ quality: 92, effort: 2, smartSubsample: true }).toBuffer()
    : await upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  return { bytes: original, extension: hasAlpha ? 'webp' : 'jpg', ...(await describePicture(original)) }
}
