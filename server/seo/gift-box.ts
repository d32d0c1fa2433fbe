// The wrapped gift of the storefront as one picture, for mails: paper, ribbon and bow on their shadow. A gift on its way
// and one that has arrived have a symbol.
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { xml } from '#domain/html.ts'
import { readWrapping, type Wrapping } from '#domain/orders/wrapping.ts'
import { icons, type IconName } from '#web/ui/icons.ts'

/** As shown in a mail. The picture has the double resolution. */
export const giftBoxSize = { width: 150, height: 152 } as const

const symbols = { ordered: null, sent: 'truck', arrived: 'check' } as const
export type GiftState = keyof typeof symbols

export function giftBoxPath({ paper, ribbon }: Wrapping, state: GiftState): string {
  return `/app-icons/gift-box-${paper}-${ribbon}${state === 'ordered' ? '' : `-${state}`}.png`
}

/** null for the name of another picture. */
export function giftBoxOf(name: string): GiftBox | null {
  const [, paper, ribbon, state = 'ordered'] =
    /^gift-box-([a-z]+)-([a-z]+)(?:-(sent|arrived))?$/.exec(name) ?? []
  const wrapping = readWrapping(paper, ribbon)
  return wrapping && { ...wrapping, state: state as GiftState }
}

type GiftBox = Wrapping & { readonly state: GiftState }

/** The layers have the same frame. Without a ground: the picture lies on the tinted head of a mail. */
export async function drawGiftBox({ paper, ribbon, state }: GiftBox): Promise<Sharp> {
  const names = ['shadow', `box-${paper}`, `ribbon-${ribbon}`, `bow-${ribbon}`]
  const [ground, ...layers] = await Promise.all(names.map(layer))
  const symbol = symbols[state]
  const above = symbol ? [{ input: Buffer.from(badge(symbol)), gravity: 'southeast' }] : []
  return sharp(ground).composite([...layers.map((input) => ({ input })), ...above])
}

/** In the green of success of the storefront. */
function badge(symbol: IconName): string {
  return String(
    xml`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-8 -8 40 40" fill="none"><circle cx="12" cy="12" r="19" fill="#2f6a44" stroke="#fffdfa" stroke-width="2"/><path d="${icons[symbol]}" stroke="#fffdfa" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )
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
