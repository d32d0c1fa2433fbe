// Colours and logo for places without the storefront's style sheet: mails, icons, plain pages. A test compares the
// colours with the storefront's tokens.

import { html, type Html } from '#domain/html.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'

/** sRGB values of the tokens in storefront/styles/tokens.css. */
export const brand = { accent: '#94394a', accentDark: '#eeaeaf', accentInk: '#fef9f5' } as const

/** The wordmark as PNG in double resolution: mail programs do not render SVG. */
export const wordmarkPath = '/app-icons/wordmark.png'
export const wordmarkSize = { width: 96, height: 48 } as const

/** The logo of a plain page or, with `origin`, of a mail: the sample shop's wordmark, or the shop's name. */
export function logoOf({ shopName }: Pick<Settings, 'shopName'>, origin = ''): Html {
  if (shopName !== sampleSettings.shopName) return html`<bdi>${shopName}</bdi>`
  const { width, height } = wordmarkSize
  return html`<img src="${origin + wordmarkPath}" width="${width}" height="${height}" alt="${shopName}"${origin && html` style="display:inline-block;border:0"`}>`
}
