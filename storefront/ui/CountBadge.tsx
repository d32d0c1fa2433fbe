// How many there are, at the corner of an icon; nothing is shown for none.
import { countText } from './count-text.ts'
import './CountBadge.css'

/** `label` says the number in a sentence; without it the part around must. */
export function CountBadge({ count, label }: { count: number; label?: string | undefined }) {
  if (count <= 0) return null
  return (
    <span className="count-badge" key={count}>
      <span dir="ltr" aria-hidden={label ? true : undefined}>
        {countText(count)}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
