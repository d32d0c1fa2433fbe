// What a shopper reads when an order refuses a press of a button.
import type { RefusalCode } from '#contract/refusals.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/toasts.ts'

/** The state of the order is the reason. Their texts name statuses, for staff. */
const shownByOrder: readonly string[] = ['order-cannot-move', 'order-not-yours-to-move']

/**
 * For calls that can refuse by such a text. The caller handles refusals, and shows the order as it is now. Other calls
 * keep the message that `call` shows.
 */
export function showRefusal(error: unknown): null {
  if (error instanceof CallRefused && !shownByOrder.includes(error.refused ?? ''))
    toast({ type: 'error', text: error.message, durationMs: 5_000 })
  return null
}

/** For a form, which shows other errors itself: with this one the order has changed, and the form does not fit it. */
export const showRefusalOf = (code: RefusalCode) => (error: unknown) => {
  if (!(error instanceof CallRefused) || error.refused !== code) throw error
  return showRefusal(error)
}
