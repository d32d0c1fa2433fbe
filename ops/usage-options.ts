// Options shared by promotions and coupons: period, limit, one use per customer.
import { CommandProblem, textOption, wholeNumber, type Invocation, type Option } from './command.ts'
import { beginningOf, endOf, shopZone } from './shop-day.ts'

export const usageOptions = {
  from: { type: 'string', about: `First day, or day and time (${shopZone}); none: at once.` },
  until: { type: 'string', about: 'Last day, or day and time it ends; none: it never ends.' },
  limit: { type: 'string', about: 'How often it can be used in all; none: as often as anybody likes.' },
  once: { type: 'string', about: 'yes: once per customer; no.' },
} as const satisfies Record<string, Option>

export type Uses = {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly usageLimit: number | null
  readonly oncePerCustomer: boolean
}

/** Merges given options over `before`. Throws CommandProblem for a limit below `used` or an empty period. */
export function readUsage(invocation: Invocation, before: Uses, used: number): Uses {
  const typed = (name: keyof typeof usageOptions) => textOption(invocation, name)
  const or = <T>(text: string | undefined, fallback: T, read: (text: string) => T): T | null =>
    text === undefined ? fallback : text === 'none' ? null : read(text)
  const uses = {
    startsAt: or(typed('from'), before.startsAt, (text) => beginningOf(text, '--from')),
    endsAt: or(typed('until'), before.endsAt, (text) => endOf(text, '--until')),
    usageLimit: or(typed('limit'), before.usageLimit, (text) => {
      return wholeNumber(text, '--limit', 1, 1_000_000_000)
    }),
    oncePerCustomer: yesOrNo(invocation, 'once') ?? before.oncePerCustomer,
  }
  if (uses.startsAt && uses.endsAt && uses.startsAt >= uses.endsAt)
    throw new CommandProblem('It would end before it begins.')
  if (uses.usageLimit !== null && uses.usageLimit < used)
    throw new CommandProblem(`It has been used ${used} times: the limit cannot be lower than that.`)
  return uses
}

/** Undefined if the option is not given. */
export function yesOrNo(invocation: Invocation, name: string): boolean | undefined {
  const text = textOption(invocation, name)
  if (text !== undefined && text !== 'yes' && text !== 'no')
    throw new CommandProblem(`--${name} is yes or no, not '${text}'.`)
  return text === undefined ? undefined : text === 'yes'
}
