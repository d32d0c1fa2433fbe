// The tile in the last row of a list: it leads to the gift finder. A wide one has a link for each recipient.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { RecipientLinks } from '../RecipientLinks.tsx'
import type { FinderTexts } from '../finder-texts.ts'
import '#web/ui/Chips.css'

export function FinderTile({ finder: { title, all, recipients } }: { finder: FinderTexts }) {
  const { href } = useVisit()
  return (
    <div>
      <Icon name="gift" />
      <strong>{title}</strong>
      <ul className="chips">
        <RecipientLinks recipients={recipients} />
      </ul>
      <a href={href('/gift-finder')} rel="nofollow">
        {all}
      </a>
    </div>
  )
}
