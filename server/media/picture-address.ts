// Parses picture addresses: /media/{name}-{width}.{avif|webp|jpg}. All others are undefined.
import { pictureWidths } from '#web/ui/picture-widths.ts'

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PictureFormat = keyof typeof pictureTypes
export type PictureRequest = { readonly name: string; readonly width: number; readonly format: PictureFormat }

// Letters, digits and hyphens only: no dot or slash can leave the folder of originals.
const address = /^\/media\/([a-z0-9][a-z0-9-]{0,119})-(\d{3,4})\.(avif|webp|jpg)$/

export function parsePictureAddress(pathname: string): PictureRequest | undefined {
  const [, name, digits, format] = address.exec(pathname) ?? []
  const width = pictureWidths.find((each) => String(each) === digits)
  return name && width ? { name, width, format: format as PictureFormat } : undefined
}
