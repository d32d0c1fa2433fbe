// Turns a list of links to gifts into cards within the text. The HTML comes from the sanitiser.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { html, raw } from '#domain/html.ts'
import { breakableKatakana } from './breakable-katakana.ts'
import { linkedGift, photograph } from './linked-gift.ts'

/** A list in which each item is one link. */
const list = /<ul>((?:\s*<li>\s*<a href="[^"]*">[^<]*<\/a>\s*<\/li>)+)\s*<\/ul>/g
const link = /<a href="([^"]*)">([^<]*)<\/a>/g

type Cards = {
  readonly html: string
  /** Those without a card. */
  readonly others: readonly ProductCard[]
}

/** A list stays as it is if one of its links leads to no gift with a picture. `priceOf` is text. `action`: on a card alone. */
export function giftCards(
  text: string,
  gifts: readonly ProductCard[],
  priceOf: (gift: ProductCard) => string,
  action: string,
): Cards {
  const shown = new Set<ProductCard>()
  const cards = text.replaceAll(list, (whole, items: string) => {
    const links = [...items.matchAll(link)]
    const linked = links.map(([, href = '']) => linkedGift(href, gifts))
    if (!linked.every((gift) => gift?.picture)) return whole
    const see = links.length === 1 ? html`<em>${action}</em>` : ''
    const found = links.map(([, href = '', title = ''], at) => {
      const gift = linked[at]!
      shown.add(gift)
      return html`<li><a href="${raw(href)}">${photograph(gift.picture!.name)}<span><strong>${raw(breakableKatakana(title))}</strong><span>${priceOf(gift)}</span>${see}</span></a></li>`
    })
    return String(html`<ul data-part="gift-cards">${found}</ul>`)
  })
  return { html: cards, others: gifts.filter((gift) => !shown.has(gift)) }
}
