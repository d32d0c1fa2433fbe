// Reads numbers as staff type them.
import type { Currency } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'

/**
 * What is sent for a text that is no number. All rules refuse it. The last number that could be read would be a part of
 * what was meant: 1.23 of '1.234,50'.
 */
export const unreadable = -1_000_000_000_000

/** null: empty. An amount has a currency; other numbers are whole. A separator at the end begins decimals. */
export function typedNumber(text: string, currency: Currency | undefined): number | null {
  const typed = text.trim()
  if (typed === '') return null
  if (currency) return typedAmount(typed.replace(/(?<=\d)[.,]$/, ''), currency) ?? unreadable
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : unreadable
}

/** A whole number of a field that may not be empty. */
export function typedWhole(text: string): number {
  return typedNumber(text, undefined) ?? unreadable
}
