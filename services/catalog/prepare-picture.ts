// Turns an uploaded picture into the original that the shop keeps: upright, without metadata, of bounded size.
import sharp from 'sharp'
import { maxPictureBytes, maxPicturePixels, pictureLimits } from '#domain/catalog/picture-limits.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

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

/** Size, and a small blurred placeholder for the HTML. */
export type PictureFacts = { readonly width: number; readonly height: number; readonly placeholder: string }

const placeholderWidth = 16
/** Maximum length of the data URI: every card of a list contains one. */
const placeholderLimit = 250

/** `picture` is a file or its bytes. Rejects where it is not a readable picture. */
export async function describePicture(picture: string | Buffer): Promise<PictureFacts> {
  const { autoOrient } = await sharp(picture).metadata()
  return { width: autoOrient.width, height: autoOrient.height, placeholder: await placeholderOf(picture) }
}

async function placeholderOf(picture: string | Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .autoOrient()
    .resize(placeholderWidth)
    .blur(0.6)
    .removeAlpha()
    .png()
    .toBuffer()
  for (const quality of [95, 90, 85, 80, 75, 70, 60, 45, 30, 15, 1]) {
    const webp = await sharp(tiny).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    const uri = `data:image/webp;base64,${webp.toString('base64')}`
    if (uri.length <= placeholderLimit || quality === 1) return uri
  }
  return ''
}
