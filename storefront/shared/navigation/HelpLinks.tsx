// List of links to pages about the shop.
import { useShopVisit } from '../shop-visit.ts'
import type { HelpLink, OwnLink } from './help-links.ts'

export function HelpLinks({ links }: { links: readonly (HelpLink | OwnLink)[] }) {
  const { t, href, frame } = useShopVisit()
  return (
    <ul>
      {links.map((link) => {
        const isOwn = 'text' in link
        if (!isOwn && frame.hidden.includes(link.path)) return null
        return (
          <li key={link.path}>
            <a href={href(frame.translated[link.path] ?? link.path)}>
              {isOwn ? link.text : (t as (key: string) => string)(link.label)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
