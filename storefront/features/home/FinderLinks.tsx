// Links into the gift finder, one for each recipient.
import { useVisit } from '#web/platform/pages/visit.ts'
import { RecipientLinks } from '../../shared/RecipientLinks.tsx'
import type { HomeData } from './load-home.ts'
import '#web/ui/Chips.css'
import './FinderLinks.css'

export function FinderLinks({ finder: { title, all, recipients } }: Pick<HomeData, 'finder'>) {
  const { href } = useVisit()
  return (
    <section className="container" aria-labelledby="home-finder">
      <h2 id="home-finder">{title}</h2>
      <ul className="chips">
        <RecipientLinks recipients={recipients} />
        <li>
          <a href={href('/gift-finder')} data-part="chosen">
            {all}
          </a>
        </li>
      </ul>
    </section>
  )
}
