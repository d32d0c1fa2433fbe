// Small picture of paper and ribbon. Decoration: the text beside it names them.
import type { Wrapping } from '#domain/orders/wrapping.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import './WrapChip.css'

// The pictures of papers and ribbons. The page does not wait for them.
deferred(() => import('./wrapping-styles.ts'), { when: 'hydration' })

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
