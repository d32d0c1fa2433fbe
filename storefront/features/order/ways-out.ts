// What the buyer can still do with an order.
import { canCancelReturn, openRequest } from '#domain/orders/open-request.ts'
import type { OrderView } from './use-order.ts'

export type OrderOptionProps = { order: OrderView; access: string; onChange: () => void }

/** One way out at a time. A request of some gifts leaves the right to send back the others. */
export function waysOut(order: OrderView) {
  const { options, masked } = order
  const request = openRequest(order)
  const isDeclared = request?.status === 'declared'
  const canCancel = options.cancel && !masked && !request
  const canReturn = options.return !== null && !masked && !isDeclared
  const canWithdraw = options.withdraw !== null && !isDeclared
  const openReturns = masked ? [] : order.requests.filter(canCancelReturn)
  const canChange = canCancel || (options.change ?? []).length > 0
  const isBeforeArrival = canChange || isTooLate(order)
  return { canCancel, canReturn, openReturns, canWithdraw, canChange, isBeforeArrival }
}

export function isTooLate({ masked, status }: OrderView): boolean {
  return !masked && (status === 'processed' || status === 'pickup' || status === 'shipped')
}

/** Before, other gifts were sent back. */
export function returnButton({ requests }: OrderView) {
  return requests.some(({ status }) => status === 'asked' || status === 'approved')
    ? 'order.returnAnother'
    : 'order.returnButton'
}
