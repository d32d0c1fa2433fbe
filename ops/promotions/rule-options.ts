// Options for a promotion's rule, and their formatting.
import type { Currency } from '#domain/pricing/money.ts'
import type { Amounts, PromotionRule, Tier } from '#domain/pricing/promotion.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import {
  CommandProblem,
  currencyOf,
  textOption,
  wholeNumber,
  type Invocation,
  type Option,
} from '../command.ts'
import { yesOrNo } from '../usage-options.ts'

export const ruleOptions = {
  percent: { type: 'string', about: 'So many percent off, as 10 or 7.5.' },
  tiers: { type: 'string', about: 'The more the cheaper: 2=5,3=8,5=12 (items=percent).' },
  amount: { type: 'string', about: 'An amount off per currency: EUR=5,USD=5.50.' },
  'free-shipping': { type: 'boolean', about: 'The shipping fee off.' },
  category: { type: 'string', about: 'Only gifts of these categories, by key: easter,sweets; none: all.' },
  tag: { type: 'string', about: 'Only gifts with one of these tags; none: all.' },
  'min-items': { type: 'string', about: 'From so many fitting items on.' },
  'min-amount': { type: 'string', about: 'From that much on: EUR=40,USD=45; none: any.' },
  currency: { type: 'string', about: 'Only in these currencies: EUR,PLN; none: all.' },
  exclusive: { type: 'string', about: 'yes: never with others, the better wins; no.' },
} as const satisfies Record<string, Option>

/** Merges given options over the rule `before`. Throws CommandProblem for invalid ones. */
export function readRule(invocation: Invocation, before: PromotionRule | null): PromotionRule {
  const typed = (name: keyof typeof ruleOptions) => textOption(invocation, name)
  const reward = readReward(invocation) ?? (before && rewardOf(before))
  if (!reward)
    throw new CommandProblem('A promotion needs one of --percent, --tiers, --amount and --free-shipping.')
  const merged = <T>(name: keyof typeof ruleOptions, was: T | undefined, read: (text: string) => T) => {
    const text = typed(name)
    if (text === undefined) return was
    return text === 'none' ? undefined : read(text)
  }
  const conditions = {
    categories: merged('category', before?.categories, list),
    tags: merged('tag', before?.tags, list),
    minQuantity: merged('min-items', before?.minQuantity, (text) => wholeNumber(text, '--min-items', 1, 99)),
    minSubtotal: merged('min-amount', before?.minSubtotal, (text) => amounts(text, '--min-amount')),
    currencies: merged('currency', before?.currencies, (text) => list(text).map(currencyOf)),
    exclusive: yesOrNo(invocation, 'exclusive') ?? before?.exclusive,
  }
  const set = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== false)
  return { ...reward, ...Object.fromEntries(set) }
}

function readReward(invocation: Invocation): PromotionRule | null {
  const [percent, tiers, amount] = (['percent', 'tiers', 'amount'] as const).map((name) =>
    textOption(invocation, name),
  )
  const freeShipping = invocation.options['free-shipping'] === true
  if ([percent, tiers, amount, freeShipping || undefined].filter((each) => each !== undefined).length > 1)
    throw new CommandProblem('Only one of --percent, --tiers, --amount and --free-shipping can be given.')
  if (percent !== undefined) return { kind: 'percentage', basisPoints: basisPoints(percent, '--percent') }
  if (tiers !== undefined) return { kind: 'buy-more', tiers: readTiers(tiers) }
  if (amount !== undefined) return { kind: 'amount', amounts: amounts(amount, '--amount') }
  return freeShipping ? { kind: 'free-shipping' } : null
}

function rewardOf(rule: PromotionRule): PromotionRule {
  if (rule.kind === 'percentage') return { kind: 'percentage', basisPoints: rule.basisPoints }
  if (rule.kind === 'buy-more') return { kind: 'buy-more', tiers: rule.tiers }
  return rule.kind === 'amount' ? { kind: 'amount', amounts: rule.amounts } : { kind: 'free-shipping' }
}

function list(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
}

function basisPoints(text: string, option: string): number {
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  if (value < 1 || value > 10_000)
    throw new CommandProblem(`${option} is a number above 0 and up to 100, not '${text}'.`)
  return value
}

function readTiers(text: string): Tier[] {
  return list(text).map((part) => {
    const [items, percent = '', ...more] = part.split('=')
    if (more.length > 0) throw new CommandProblem(`--tiers is written as 2=5,3=8,5=12, not '${text}'.`)
    return {
      minQuantity: wholeNumber(items, 'The number of items in --tiers', 1, 99),
      basisPoints: basisPoints(percent, 'The percentage in --tiers'),
    }
  })
}

function amounts(text: string, option: string): Amounts {
  const entries = list(text).map((part): [Currency, number] => {
    const [name = '', typed = ''] = part.split('=')
    const currency = currencyOf(name)
    const minor = typedAmount(typed, currency)
    if (!minor) throw new CommandProblem(`${option} is written as EUR=5,USD=5.50,JPY=800, not '${text}'.`)
    return [currency, minor]
  })
  if (entries.length === 0) throw new CommandProblem(`${option} names at least one currency: EUR=5.`)
  return Object.fromEntries(entries)
}
