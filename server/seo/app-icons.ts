// App icons: the favicon as PNG in the sizes of the web app manifest. Also the wordmark and the gift box of mails.
// Rendered on the first request.
import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import { raw, xml, type Html } from '#domain/html.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { wordmarkViewBox } from '#storefront/shared/navigation/wordmark-view-box.ts'
import { brandColours, type BrandColours } from '../brand-colours.ts'
import { accentInkOf, accentOf, wordmarkSize } from '../brand.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { drawGiftBox, giftBoxOf } from './gift-box.ts'

const sampleLetter = xml`<path d="M11 24V9h6a5 5 0 0 1 0 10h-6" fill="none" stroke="#fffdf9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

/** The first letter of the shop's name. */
function letterOf(settings: Settings): Html {
  if (isSampleShop(settings)) return sampleLetter
  const [first = ''] = settings.shopName.toUpperCase()
  return xml`<text x="16" y="22.5" text-anchor="middle" font-family="Georgia,serif" font-size="19" fill="${accentInkOf(settings)}">${first}</text>`
}

const grounds = {
  round: (colour: string) => xml`<circle cx="16" cy="16" r="16" fill="${colour}"/>`,
  /** Full-bleed, for phones that mask icons; the letter stays within the safe zone. */
  whole: (colour: string) => xml`<rect width="32" height="32" fill="${colour}"/>`,
} as const

function drawing(ground: keyof typeof grounds, settings: Settings): string {
  return String(
    xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${grounds[ground](accentOf(settings))}${letterOf(settings)}</svg>`,
  )
}

export function faviconOf(settings: Settings): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    body: drawing('round', settings),
  }
}

/** `/app-icons/{name}.png` */
const icons = {
  '192': { ground: 'round', size: 192 },
  '512': { ground: 'round', size: 512 },
  'maskable-512': { ground: 'whole', size: 512 },
  'touch-180': { ground: 'whole', size: 180 },
} as const

export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The outlines of the header's wordmark: letters in ink, the flower's centre in the accent. */
const outlines = readFileSync(
  new URL('../../storefront/shared/navigation/wordmark.svg', import.meta.url),
  'utf8',
)
const shapes = outlines.match(/<path [^>]*>/g) ?? []
const shapeOf = (id: string): string => shapes.find((shape) => shape.includes(`id="${id}"`)) ?? ''
/** On the ground of mails: mail programs that darken light mails leave pictures as they are. */
const wordmarkIn = ({ ink, accent, raised }: BrandColours): string =>
  String(
    xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkViewBox}" width="${2 * wordmarkSize.width}" height="${2 * wordmarkSize.height}" fill="${ink}"><rect x="-50%" y="-50%" width="200%" height="200%" fill="${raised}"/>${raw(shapeOf('letters'))}<g fill="${accent}">${raw(shapeOf('eye'))}</g></svg>`,
  )

const wordmarkName = /^wordmark(?:-([a-z-]+))?$/

/** The colours of a wordmark: everyday without a season. undefined for another name. */
function wordmarkColours(name: string): BrandColours | undefined {
  const [isWordmark, season = 'everyday'] = wordmarkName.exec(name) ?? []
  const isKnown = isWordmark !== undefined && Object.hasOwn(brandColours, season)
  return isKnown ? brandColours[season as keyof typeof brandColours] : undefined
}

const missing = textResponse(404, 'There is no such icon.')
/** By drawing and size: few, because a shop rarely changes its name. */
const responses = new LRUCache<string, Promise<HttpResponse>>({ max: 50 })

export async function appIconResponse(url: string, settings: Settings): Promise<HttpResponse> {
  const [, name = ''] = /^\/app-icons\/([a-z0-9-]+)\.png$/.exec(url.split('?', 1)[0] ?? '') ?? []
  const colours = wordmarkColours(name)
  if (colours) return remembered(name, () => png(sharp(Buffer.from(wordmarkIn(colours)))))
  const box = giftBoxOf(name)
  if (box) return remembered(name, async () => png(await drawGiftBox(box)))
  if (!Object.hasOwn(icons, name)) return missing
  const { ground, size } = icons[name as keyof typeof icons]
  const svg = drawing(ground, settings)
  return remembered(`${size} ${svg}`, () => renderIcon(svg, size))
}

function remembered(key: string, render: () => Promise<HttpResponse>): Promise<HttpResponse> {
  const response = responses.get(key) ?? render()
  responses.set(key, response)
  return response
}

function renderIcon(svg: string, size: number): Promise<HttpResponse> {
  // At 72 dpi the drawing is 32 pixels wide: the density renders it at the final size without enlarging.
  return png(sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size))
}

async function png(image: Sharp): Promise<HttpResponse> {
  const body = await image.png({ compressionLevel: 9, palette: true }).toBuffer()
  return {
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    body,
  }
}
