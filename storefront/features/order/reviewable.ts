// Which gifts of an order can be reviewed.
import { isKept } from '#domain/orders/returns.ts'
import type { OrderView } from './use-order.ts'

/** What was sent and is kept, or has a review. */
export function isReviewable(line: OrderView['lines'][number]): boolean {
  const { unsent, reviewed, returning = 0, refunded = 0 } = line
  return reviewed || (!unsent && isKept({ ...line, returning, refunded }))
}
