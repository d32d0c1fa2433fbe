// Which gifts of an order can be reviewed.
import { isKept } from '#domain/orders/returns.ts'
import type { OrderView } from './use-order.ts'

/** Gifts to review. One that came back in part is asked for only when all others have a review. */
export function reviewableLines(lines: OrderView['lines']): OrderView['lines'] {
  const all = lines.filter(isReviewable)
  const whole = all.filter(
    ({ reviewed, returning = 0, refunded = 0 }) => reviewed || returning + refunded === 0,
  )
  return whole.some(({ reviewed }) => !reviewed) ? whole : all
}

/** What was sent and is kept, or has a review. */
export function isReviewable(line: OrderView['lines'][number]): boolean {
  const { unsent, reviewed, returning = 0, refunded = 0 } = line
  return reviewed || (!unsent && isKept({ ...line, returning, refunded }))
}
