// The option --amount: 12.50.
import { currencyDecimals, type Currency } from '#domain/pricing/money.ts'
import { CommandProblem, textOption, type Invocation } from './command.ts'

/** `--amount` in minor units of the currency; null if not given. Throws CommandProblem for other text. */
export function amountOption(invocation: Invocation, currency: Currency): number | null {
  const typed = textOption(invocation, 'amount')
  if (typed === undefined) return null
  const decimals = currencyDecimals[currency]
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(typed) ?? []
  const minor = Number(whole + part.padEnd(decimals, '0'))
  if (whole === '' || part.length > decimals || minor === 0)
    throw new CommandProblem(
      `--amount is an amount in ${currency} like ${decimals ? '12.50' : '1250'}, not '${typed}'.`,
    )
  return minor
}
