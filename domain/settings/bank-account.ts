// The merchant's account for bank transfers.
import { isCurrency, type Currency } from '../pricing/money.ts'

export type BankAccount = {
  readonly holder: string
  readonly iban: string
  /** '' where the country needs none. */
  readonly bic: string
  /** Orders in other currencies cannot be paid by transfer. */
  readonly currency: Currency
  /** Days in which the money must arrive; the stock is held so long. */
  readonly days: number
}

export const transferDays = { min: 1, max: 30 } as const

/** ISO 13616: letters count from 10, and the number leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => parseInt(each, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

type AccountProblem = 'setting-length' | 'setting-iban' | 'setting-bic' | 'setting-rate' | 'setting-number'

/** Problems by field; empty for a complete account. */
export function checkBankAccount({
  holder,
  iban,
  bic,
  currency,
  days,
}: BankAccount): Record<string, AccountProblem> {
  const isPeriod = Number.isInteger(days) && days >= transferDays.min && days <= transferDays.max
  return {
    ...((holder.trim() === '' || holder.length > 100) && { 'transfer.holder': 'setting-length' }),
    ...(!isIban(iban) && { 'transfer.iban': 'setting-iban' }),
    ...(bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) && { 'transfer.bic': 'setting-bic' }),
    ...(!isCurrency(currency) && { 'transfer.currency': 'setting-rate' }),
    ...(!isPeriod && { 'transfer.days': 'setting-number' }),
  }
}

/** In groups of four, as on paper. */
export function formatIban(iban: string): string {
  return iban
    .replaceAll(' ', '')
    .replaceAll(/(.{4})/g, '$1 ')
    .trim()
}
