// Which orders were measured: a thank-you page may be looked at many times, a purchase is told once.
import { persisted } from '../../platform/storage/persisted.ts'

const none: readonly string[] = []
const mostKept = 50

const kept = persisted<readonly string[]>('measured-orders', 1, none, (value) =>
  Array.isArray(value) && value.every((number) => typeof number === 'string') ? value : undefined,
)

/** True the first time. */
export function isNewPurchase(number: string): boolean {
  const numbers = kept.read()
  if (numbers.includes(number)) return false
  kept.write([number, ...numbers].slice(0, mostKept))
  return true
}

export function forgetPurchases(): void {
  kept.clear()
}
