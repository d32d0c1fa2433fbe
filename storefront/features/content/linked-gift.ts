// Gifts that a text links to, and their photographs within the text.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { html, type Html } from '#domain/html.ts'

/** `href` ends with the gift's key or its address in the reader's language. */
export function linkedGift(href: string, gifts: readonly ProductCard[]): ProductCard | undefined {
  return gifts.find(({ key, address }) => href.endsWith(`/${key}`) || href.endsWith(`/${address}`))
}

export const photograph = (name: string): Html =>
  html`<picture><source type="image/avif" srcset="/media/${name}-480.avif"><img src="/media/${name}-480.webp" alt="" width="480" height="480" loading="lazy"></picture>`
