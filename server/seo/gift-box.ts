// The wrapped gift of the storefront as one picture, for mails: paper, ribbon and bow on their shadow.
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readWrapping, type Wrapping } from '#domain/orders/wrapping.ts'

/** As shown in a mail. The picture has the double resolution. */
export const giftBoxSize = { width: 150, height: 152 } as const

export function giftBoxPath({ paper, ribbon }: Wrapping): string {
  return `/app-icons/gift-box-${paper}-${ribbon}.png`
}

/** null for the name of another picture. */
export function wrappingOfBox(name: string): Wrapping | null {
  const [, paper, ribbon] = /^gift-box-([a-z]+)-([a-z]+)$/.exec(name) ?? []
  return readWrapping(paper, ribbon)
}

/** The layers have the same frame. Without a ground: the picture lies on the tinted head of a mail. */
export async function drawGiftBox({ paper, ribbon }: Wrapping): Promise<Sharp> {
  const names = ['shadow', `box-${paper}`, `ribbon-${ribbon}`, `bow-${ribbon}`]
  const [ground, ...layers] = await Promise.all(names.map(layer))
  return sharp(ground).composite(layers.map((input) => ({ input })))
}

async function layer(name: string): Promise<Buffer> {
  const file = new URL(`../../storefront/shared/wrapping/pictures/${name}.avif`, import.meta.url)
  const width = 2 * giftBoxSize.width
  const height = 2 * giftBoxSize.height
  return sharp(await readFile(file))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer()
}
