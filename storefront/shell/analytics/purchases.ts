// Numbers of reported orders: the thank-you page may be opened many times, a purchase is reported once.
import { persisted } from '#web/platform/storage/persisted.ts'

const none: readonly string[] = []
const maxOrders = 50

const reportedOrders = persisted<readonly string[]>('measured-orders', 1, none, (value) =>
  Array.isArray(value) && value.every((number) => typeof number === 'string') ? value : undefined,
)

/** True on the first call for an order. */
export function isNewPurchase(number: string): boolean {
  const numbers = reportedOrders.read()
  if (numbers.includes(number)) return false
  reportedOrders.write([number, ...numbers].slice(0, maxOrders))
  return true
}

export function forgetPurchases(): void {
  reportedOrders.clear()
}
