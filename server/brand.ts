// Colours and logo for places without the storefront's style sheet: mails, icons, plain pages. A test compares the
// colours with the storefront's tokens.

import type { Season } from '#domain/calendar/occasions.ts'
import { html, type Html } from '#domain/html.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { accentInk, backgroundsOf } from '#domain/settings/theme.ts'
import { brandColours, type BrandColours } from './brand-colours.ts'

/** The everyday colours; `accentDark` is the accent on a dark page. */
export const brand = { ...brandColours.everyday, accentDark: '#eeaeaf' } as const

/** The wordmark as PNG in double resolution: mail programs do not render SVG. */
const wordmarkPath = (season: Season | null) => `/app-icons/wordmark${season ? `-${season}` : ''}.png`
export const wordmarkSize = { width: 96, height: 48 } as const

/** The merchant's accent, else that of the style sheet. */
export function accentOf({ theme }: Settings): string {
  return theme?.accent ?? brand.accent
}

/** Text on the accent. */
export function accentInkOf({ theme }: Settings): string {
  return theme ? accentInk(theme.accent) : brand.accentInk
}

/** The colours of the season, below the merchant's own. */
export function coloursOf({ theme }: Pick<Settings, 'theme'>, season: Season | null): BrandColours {
  const colours = brandColours[season ?? 'everyday']
  if (!theme) return colours
  const { paper, surface, raised, line } = backgroundsOf(theme)
  const { accent } = theme
  return { ...colours, paper, surface, raised, line, accent, accentInk: accentInk(accent) }
}

/** The logo of a plain page, or with `origin` of a mail: picture, sample shop's wordmark, or shop's name. */
export function logoOf({ shopName, logo }: Settings, origin = '', season: Season | null = null): Html {
  if (!logo && !isSampleShop({ shopName })) return html`<bdi>${shopName}</bdi>`
  const { height } = wordmarkSize
  const src = logo ? `/media/${logo.name}-480.jpg` : wordmarkPath(season)
  const width = logo ? Math.round((height * logo.width) / logo.height) : wordmarkSize.width
  return html`<img src="${origin + src}" width="${width}" height="${height}" alt="${shopName}"${origin && html` style="display:inline-block;border:0"`}>`
}
