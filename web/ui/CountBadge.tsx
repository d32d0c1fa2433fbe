// Count at the corner of an icon; renders nothing for 0.
import { countText } from './count-text.ts'
import './CountBadge.css'

/** The label of the element around the badge contains the number. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="count-badge" key={count}>
      <span dir="ltr">{countText(count)}</span>
    </span>
  )
}
