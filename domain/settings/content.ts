// The merchant's menus and the sections of the home page.
import type { Locale } from '../markets/locale.ts'

export type Texts = { readonly [Name in Locale]?: string }

/** `path` is without language prefix: '/rich/about'. */
export type MenuLink = { readonly path: string; readonly texts: Texts }

/** Sections with content of the catalogue. `hero` is the picture of the season, `other` that of the next occasion. */
export const catalogSections = [
  'hero',
  'finder',
  'new',
  'best',
  'wrapping',
  'categories',
  'occasions',
  'other',
  'reviews',
] as const
export type CatalogSection = (typeof catalogSections)[number]

export type Banner = {
  readonly kind: 'banner'
  readonly picture: {
    readonly name: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
  } | null
  readonly title: Texts
  readonly text: Texts
  readonly button: Texts
  readonly path: string
}

export type HomeSection = { readonly kind: CatalogSection } | Banner

/** A path of this shop: no other site, no other scheme. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&#%]*$/.test(path) && path.length <= 300
}
