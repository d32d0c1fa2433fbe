// Data and code of the links in sight, fetched in a quiet moment.
import { isFrugal, oneAtATime } from './connection.ts'

const mostAhead = 8

/** `follow` is given whole addresses, each once. */
export function fetchAhead(isOurs: (url: URL) => boolean, follow: (href: string) => void): void {
  if (isFrugal()) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  const visible = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return link.checkVisibility() && bottom > 0 && top < innerHeight
  })
  const hrefs = [...new Set(visible.map(({ href }) => href))]
  const ours = hrefs.filter((href) => isOurs(new URL(href))).slice(0, mostAhead)
  oneAtATime(ours.map((href) => () => follow(href)))
}
