// What a family of the gallery has to show itself.
import type { Page } from 'playwright-core'
import type { Locale } from '#domain/markets/locale.ts'
import type { GalleryShop } from './gallery-orders.ts'

/** Width in CSS pixels. */
export type Look = {
  readonly name: string
  readonly locale: Locale
  readonly width: number
  readonly dark: boolean
}

export type Stage = {
  readonly page: Page
  readonly shop: GalleryShop
  readonly look: Look
  /** Opens an address of the shop in the language of the look. */
  readonly open: (address: string) => Promise<unknown>
}

/** 'viewport': the picture has only what the window shows. */
export type Show = (stage: Stage) => Promise<'viewport' | void>
