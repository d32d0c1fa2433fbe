// List of links to pages about the shop.
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import type { helpLinks } from './help-links.ts'

export function HelpLinks({ links }: { links: typeof helpLinks }) {
  const t = useTranslate() as (key: string) => string
  const href = useHref()
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={href(path)}>{t(label)}</a>
        </li>
      ))}
    </ul>
  )
}
