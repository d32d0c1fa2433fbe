// Colours and logo for places without the storefront's style sheet: mails, icons, plain pages. A test compares the
// colours with the storefront's tokens.

import { html, type Html } from '#domain/html.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { accentInk } from '#domain/settings/theme.ts'

/** sRGB values of the tokens in web/styles/tokens.css. */
export const brand = {
  accent: '#94394a',
  accentDark: '#eeaeaf',
  accentInk: '#fef9f5',
  paper: '#fcf7f0',
  surface: '#f6ece1',
  raised: '#fffdfa',
  ink: '#35221c',
  muted: '#68544c',
  line: '#e5dad0',
} as const

/** The wordmark as PNG in double resolution: mail programs do not render SVG. */
const wordmarkPath = '/app-icons/wordmark.png'
export const wordmarkSize = { width: 96, height: 48 } as const

/** The merchant's accent, else that of the style sheet. */
export function accentOf({ theme }: Settings): string {
  return theme?.accent ?? brand.accent
}

/** Text on the accent. */
export function accentInkOf({ theme }: Settings): string {
  return theme ? accentInk(theme.accent) : brand.accentInk
}

/** The logo of a plain page, or with `origin` of a mail: picture, sample shop's wordmark, or shop's name. */
export function logoOf({ shopName, logo }: Settings, origin = ''): Html {
  if (!logo && !isSampleShop({ shopName })) return html`<bdi>${shopName}</bdi>`
  const { height } = wordmarkSize
  const src = logo ? `/media/${logo.name}-480.jpg` : wordmarkPath
  const width = logo ? Math.round((height * logo.width) / logo.height) : wordmarkSize.width
  return html`<img src="${origin + src}" width="${width}" height="${height}" alt="${shopName}"${origin && html` style="display:inline-block;border:0"`}>`
}
