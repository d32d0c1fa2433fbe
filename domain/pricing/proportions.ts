// Computes a percentage of an amount and splits amounts by weights, without rounding losses.
import { money, zero, type Currency, type Money } from './money.ts'

/** `basisPoints` of an amount (500 = 5 %), halves rounded up: shops round discounts in the customer's favour. */
export function share<C extends Currency>(amount: Money<C>, basisPoints: number): Money<C> {
  const exact = BigInt(amount.minor) * BigInt(basisPoints)
  return money(Number((exact + 5_000n) / 10_000n), amount.currency)
}

/**
 * Splits a non-negative amount by weights (largest remainders first, ties to the earlier part). The parts always add
 * up to the amount. If all weights are zero, the first part gets everything.
 */
export function allocate<C extends Currency>(amount: Money<C>, weights: readonly number[]): Money<C>[] {
  if (weights.length === 0) return []
  const total = weights.reduce((a, b) => a + BigInt(b), 0n)
  if (total === 0n) return weights.map((_, i) => (i === 0 ? amount : zero(amount.currency)))
  const minor = BigInt(amount.minor)
  const parts = weights.map((weight, at) => {
    const exact = minor * BigInt(weight)
    return { at, minor: Number(exact / total), remainder: exact % total }
  })
  const missing = amount.minor - parts.reduce((a, p) => a + p.minor, 0)
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
  )
  for (const part of byRemainder.slice(0, missing)) part.minor += 1
  return parts.map((part) => money(part.minor, amount.currency))
}
