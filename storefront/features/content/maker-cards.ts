// Turns a list of makers into cards with a picture. Each item of such a list has a bold name, a place, what is
// made there, a colon and links to gifts. A middle dot follows the place. The HTML comes from the sanitiser. It is a story: it has no prices.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { html, raw } from '#domain/html.ts'
import { unbrokenNames, unbrokenQuotes } from '#messages/unbroken.ts'
import { linkedGift, photograph } from './linked-gift.ts'

/** A list in which each item begins with a bold name. */
const list = /<ul>((?:\s*<li>\s*<strong>(?:(?!<\/li>).)*<\/li>)+)\s*<\/ul>/gs
const item = /<li>\s*<strong>(.*?)<\/strong>\s*[,،、，]?\s*(.*?)\s*[:：]\s*(<a .*?)\s*<\/li>/gs
const separator = /\s·\s/
const link = /<a href="([^"]*)".*?<\/a>/gs

/** The page as it was, if the picture of an item is missing. */
export function makerCards(page: string, gifts: readonly ProductCard[]): string {
  return page.replaceAll(list, (whole, items: string) => {
    const cards = [...items.matchAll(item)].flatMap(([, name = '', about = '', rest = '']) => {
      const links = [...rest.matchAll(link)]
      const linked = links.flatMap(([, href = '']) => linkedGift(href, gifts) ?? [])
      const picture = linked.find((gift) => gift.picture)?.picture
      if (!picture) return []
      const text = raw(unbrokenQuotes(links.map(([each]) => each).join('')))
      const [place = '', craft] = unbrokenNames(about).split(separator)
      const made = craft ? html`<p>${raw(craft)}</p>` : ''
      return html`<li>${photograph(picture.name)}<div><strong>${raw(name)}</strong><span>${raw(place)}</span>${made}${text}</div></li>`
    })
    const isComplete = cards.length > 1 && cards.length === items.match(/<li>/g)?.length
    return isComplete ? String(html`<ul data-part="makers">${cards}</ul>`) : whole
  })
}
