// App icons: the favicon as PNG in the sizes of the web app manifest, and the wordmark. Rendered on the first request.
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { raw, xml, type Html } from '#domain/html.ts'
import { brand, wordmarkSize } from '../brand.ts'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'

const letter = xml`<path d="M11 24V9h6a5 5 0 0 1 0 10h-6" fill="none" stroke="#fffdf9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
const colour = brand.accent
const drawing = (ground: Html): Html =>
  xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${letter}</svg>`

const round = drawing(xml`<circle cx="16" cy="16" r="16" fill="${colour}"/>`)
/** Full-bleed, for phones that mask icons; the letter stays within the safe zone. */
const whole = drawing(xml`<rect width="32" height="32" fill="${colour}"/>`)

export const favicon: HttpAnswer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  body: String(round),
}

/** `/app-icons/{name}.png` */
const icons = {
  '192': { svg: round, size: 192 },
  '512': { svg: round, size: 512 },
  'maskable-512': { svg: whole, size: 512 },
  'touch-180': { svg: whole, size: 180 },
} as const

export const manifestIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The letter outlines of the header's wordmark, without the flower's centre. */
const outlines = readFileSync(
  new URL('../../storefront/shared/navigation/wordmark.svg', import.meta.url),
  'utf8',
)
const letters = /<path id="letters"[^>]*>/.exec(outlines)?.[0] ?? ''
const wordmark = xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 10 388 194" width="${2 * wordmarkSize.width}" height="${2 * wordmarkSize.height}" fill="${colour}">${raw(letters)}</svg>`

const missing = textAnswer(404, 'There is no such icon.')
const answers = new Map<string, Promise<HttpAnswer>>()

export async function appIconAnswer(url: string): Promise<HttpAnswer> {
  const [, name = ''] = /^\/app-icons\/([a-z0-9-]+)\.png$/.exec(url.split('?', 1)[0] ?? '') ?? []
  if (name !== 'wordmark' && !Object.hasOwn(icons, name)) return missing
  const answer = answers.get(name) ?? renderIcon(name as keyof typeof icons | 'wordmark')
  answers.set(name, answer)
  return answer
}

function renderIcon(name: keyof typeof icons | 'wordmark'): Promise<HttpAnswer> {
  if (name === 'wordmark') return png(sharp(Buffer.from(String(wordmark))))
  const { svg, size } = icons[name]
  // At 72 dpi the drawing is 32 pixels wide: the density renders it at the final size without enlarging.
  return png(sharp(Buffer.from(String(svg)), { density: (72 * size) / 32 }).resize(size, size))
}

async function png(image: Sharp): Promise<HttpAnswer> {
  const body = await image.png({ compressionLevel: 9, palette: true }).toBuffer()
  return {
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
    body,
  }
}
