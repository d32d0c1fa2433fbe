// Small picture of paper and ribbon. Decoration: the text beside it names them.
import type { Wrapping } from '#domain/orders/wrapping.ts'
import './load-wrapping-styles.ts'
import './WrapChip.css'

export function WrapChip({ wrapping }: { wrapping: Wrapping | null }) {
  if (!wrapping) return null
  return (
    <span
      className="wrap-chip"
      aria-hidden="true"
      data-paper={wrapping.paper}
      data-ribbon={wrapping.ribbon}
    />
  )
}
