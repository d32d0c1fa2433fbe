// Options shared by promotions and coupons: period, limit, one use per customer.
import type { Usage } from '#domain/pricing/check-promotion.ts'
import { CommandProblem, textOption, wholeNumber, type Invocation, type Option } from './command.ts'
import { beginningOf, endOf } from './shop-day.ts'

export const usageOptions = {
  from: { type: 'string', about: "First day, or day and time in the shop's time zone; none: at once." },
  until: { type: 'string', about: 'Last day, or day and time it ends; none: it never ends.' },
  limit: { type: 'string', about: 'How often it can be used in all; none: as often as anybody likes.' },
  once: { type: 'string', about: 'yes: once per customer; no.' },
} as const satisfies Record<string, Option>

export const unlimited: Usage = { startsAt: null, endsAt: null, usageLimit: null, oncePerCustomer: false }

/** Merges given options over `before`. */
export function readUsage(invocation: Invocation, before: Usage): Usage {
  const typed = (name: keyof typeof usageOptions) => textOption(invocation, name)
  const or = <T>(text: string | undefined, fallback: T, read: (text: string) => T): T | null =>
    text === undefined ? fallback : text === 'none' ? null : read(text)
  return {
    startsAt: or(typed('from'), before.startsAt, (text) =>
      beginningOf(text, '--from', invocation.warehouse.timeZone),
    ),
    endsAt: or(typed('until'), before.endsAt, (text) =>
      endOf(text, '--until', invocation.warehouse.timeZone),
    ),
    usageLimit: or(typed('limit'), before.usageLimit, (text) => {
      return wholeNumber(text, '--limit', 1, 1_000_000_000)
    }),
    oncePerCustomer: yesOrNo(invocation, 'once') ?? before.oncePerCustomer,
  }
}

/** Undefined if the option is not given. */
export function yesOrNo(invocation: Invocation, name: string): boolean | undefined {
  const text = textOption(invocation, name)
  if (text !== undefined && text !== 'yes' && text !== 'no')
    throw new CommandProblem(`--${name} is yes or no, not '${text}'.`)
  return text === undefined ? undefined : text === 'yes'
}
