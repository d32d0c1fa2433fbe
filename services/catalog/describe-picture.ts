// Computes the picture data stored in the catalogue: size and a small blurred placeholder for the HTML.
import sharp from 'sharp'

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
