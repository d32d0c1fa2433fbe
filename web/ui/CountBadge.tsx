// Count at the corner of an icon; renders nothing for 0.
import { countText } from './count-text.ts'
import './CountBadge.css'

/** `label`: sentence for screen readers. Without it, the element around the badge must contain the number. */
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
