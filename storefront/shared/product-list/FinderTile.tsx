// The tile in the last row of a list: it leads to the gift finder.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { FinderLink } from '../finder-texts.ts'

export function FinderTile({ finder: { title, all } }: { finder: FinderLink }) {
  const { href } = useVisit()
  return (
    <a href={href('/gift-finder')} rel="nofollow">
      <Icon name="gift" />
      <strong>{title}</strong>
      <small>{all}</small>
    </a>
  )
}
