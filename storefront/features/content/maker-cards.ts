// Turns a list of makers into cards with a picture. Each item of such a list begins with a bold name, then has a place
// and a colon, then links to gifts. The HTML comes from the sanitiser.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { html, raw } from '#domain/html.ts'
import { photograph } from './photograph.ts'

const list = /<ul>((?:\s*<li>\s*<strong>(?:(?!<\/li>).)*<\/li>)+)\s*<\/ul>/gs
const item = /<li>\s*<strong>(.*?)<\/strong>\s*[,،、，]?\s*(.*?)\s*[:：]\s*(<a .*?)\s*<\/li>/gs

/** The page as it was, if the picture of an item is missing. */
export function makerCards(page: string, gifts: readonly ProductCard[]): string {
  return page.replaceAll(list, (whole, items: string) => {
    const found = [...items.matchAll(item)]
    const cards = found.flatMap(([, name = '', place = '', rest = '']) => {
      const links = rest.match(/<a .*?<\/a>/gs) ?? []
      const picture = links
        .map(
          (link) =>
            gifts.find(({ key, address }) => [key, address].some((each) => link.includes(`/${each}"`)))
              ?.picture,
        )
        .find((each) => each)
      return picture
        ? [
            html`<li>${photograph(picture.name)}<strong>${raw(name)}</strong><span>${raw(place)}</span>${raw(links.join(''))}</li>`,
          ]
        : []
    })
    return cards.length > 1 && cards.length === (items.match(/<li>/g)?.length ?? 0)
      ? String(html`<ul data-part="makers">${cards}</ul>`)
      : whole
  })
}
