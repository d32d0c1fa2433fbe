// Whether a last order day is the shopper's own day. Apart from the delivery rules, because pages use it in the browser.
import type { PlainDate } from '../calendar/calendar.ts'

/** `today` in the shopper's country. A day that the clock there has passed is still open at the warehouse. */
export function isLastOrderToday(lastDay: PlainDate, today: PlainDate): boolean {
  return lastDay <= today
}
