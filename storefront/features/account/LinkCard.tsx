// A card of a list that is one link to another page.
import type { ReactNode } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './LinkCards.css'

export function LinkCard({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const { href } = useVisit()
  return (
    <li>
      <h2>
        <a href={href(path)}>
          <bdi>{title}</bdi>
        </a>
      </h2>
      <Icon name="arrow-end" />
      <p>{children}</p>
    </li>
  )
}
