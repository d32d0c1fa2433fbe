// Which picture an address asks for: /media/{name}-{width}.{avif|webp|jpg}. Anything else is no picture of ours.
import { pictureWidths } from '#storefront/ui/picture-widths.ts'

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PictureFormat = keyof typeof pictureTypes
export type PictureRequest = { readonly name: string; readonly width: number; readonly format: PictureFormat }

// Plain letters only: no dot or slash can lead out of the folder of originals.
const address = /^\/media\/([a-z0-9][a-z0-9-]{0,119})-(\d{3,4})\.(avif|webp|jpg)$/

export function parsePictureAddress(pathname: string): PictureRequest | undefined {
  const [, name, digits, format] = address.exec(pathname) ?? []
  const width = pictureWidths.find((kept) => String(kept) === digits)
  return name && width ? { name, width, format: format as PictureFormat } : undefined
}
