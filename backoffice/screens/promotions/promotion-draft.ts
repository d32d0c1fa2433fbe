// The form of a promotion as text, and what it sends.
import type { AdminInput, AdminOutput } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { decimalText, money, type Currency } from '#domain/pricing/money.ts'
import { readTimeField, toTimeField } from '../../platform/shop-time.ts'
import { typedNumber, typedWhole, unreadable } from '../../ui/typed-number.ts'

type Input = AdminInput<'admin.savePromotion'>
type Rule = Input['rule']
type Promotion = NonNullable<AdminOutput<'admin.viewPromotion'>['promotion']>
export type Kind = Rule['kind']
type Amounts = Partial<Record<Currency, string>>

export type UsageDraft = {
  readonly from: string
  readonly until: string
  readonly limit: string
  readonly once: boolean
}

export type PromotionDraft = UsageDraft & {
  readonly kind: Kind
  readonly percent: string
  readonly tiers: readonly { readonly items: string; readonly percent: string }[]
  readonly amounts: Amounts
  readonly minItems: string
  readonly minAmounts: Amounts
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly currencies: readonly Currency[]
  readonly exclusive: boolean
  readonly names: Partial<Record<Locale, string>>
  readonly byCoupon: boolean
  readonly position: string
}

export function readPercent(text: string): number {
  const value = Number(text.trim().replace(',', '.').replace('%', ''))
  return text.trim() === '' || Number.isNaN(value) ? unreadable : Math.round(value * 100)
}

const percentText = (basisPoints: number): string => String(basisPoints / 100)

function readAmounts(texts: Amounts): Partial<Record<Currency, number>> {
  const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '') as [Currency, string][]
  return Object.fromEntries(typed.map(([currency, text]) => [currency, typedNumber(text, currency)]))
}

function amountTexts(amounts: Partial<Record<Currency, number>> | undefined): Amounts {
  const set = Object.entries(amounts ?? {}) as [Currency, number][]
  return Object.fromEntries(set.map(([currency, minor]) => [currency, decimalText(money(minor, currency))]))
}

export const newUsage: UsageDraft = { from: '', until: '', limit: '', once: false }

export function usageDraft(usage: {
  startsAt: number | null
  endsAt: number | null
  usageLimit: number | null
  oncePerCustomer: boolean
}): UsageDraft {
  return {
    from: toTimeField(usage.startsAt),
    until: toTimeField(usage.endsAt),
    limit: usage.usageLimit === null ? '' : String(usage.usageLimit),
    once: usage.oncePerCustomer,
  }
}

export function readUsage({ from, until, limit, once }: UsageDraft) {
  return {
    startsAt: readTimeField(from),
    endsAt: readTimeField(until),
    usageLimit: limit.trim() === '' ? null : typedWhole(limit),
    oncePerCustomer: once,
  }
}

const newDraft: PromotionDraft = {
  ...newUsage,
  kind: 'percentage',
  percent: '',
  tiers: [{ items: '2', percent: '' }],
  amounts: {},
  minItems: '',
  minAmounts: {},
  categories: [],
  tags: [],
  currencies: [],
  exclusive: false,
  names: {},
  byCoupon: false,
  position: '0',
}

export function draftOf(promotion: Promotion | null): PromotionDraft {
  if (!promotion) return newDraft
  const { rule, names, automatic, position } = promotion
  return {
    ...newDraft,
    ...usageDraft(promotion),
    kind: rule.kind,
    ...(rule.kind === 'percentage' && { percent: percentText(rule.basisPoints) }),
    ...(rule.kind === 'amount' && { amounts: amountTexts(rule.amounts) }),
    ...(rule.kind === 'buy-more' && {
      tiers: rule.tiers.map(({ minQuantity, basisPoints }) => {
        return { items: String(minQuantity), percent: percentText(basisPoints) }
      }),
    }),
    minItems: rule.minQuantity === undefined ? '' : String(rule.minQuantity),
    minAmounts: amountTexts(rule.minSubtotal),
    categories: rule.categories ?? [],
    tags: rule.tags ?? [],
    currencies: rule.currencies ?? [],
    exclusive: rule.exclusive ?? false,
    names,
    byCoupon: !automatic,
    position: String(position),
  }
}

export function ruleOf(draft: PromotionDraft): Rule {
  const minSubtotal = readAmounts(draft.minAmounts)
  const conditions = {
    ...(draft.minItems.trim() !== '' && { minQuantity: typedWhole(draft.minItems) }),
    ...(Object.keys(minSubtotal).length > 0 && { minSubtotal }),
    ...(draft.categories.length > 0 && { categories: [...draft.categories] }),
    ...(draft.tags.length > 0 && { tags: [...draft.tags] }),
    ...(draft.currencies.length > 0 && { currencies: [...draft.currencies] }),
    ...(draft.exclusive && { exclusive: true }),
  }
  if (draft.kind === 'percentage')
    return { kind: draft.kind, basisPoints: readPercent(draft.percent), ...conditions }
  if (draft.kind === 'amount') return { kind: draft.kind, amounts: readAmounts(draft.amounts), ...conditions }
  if (draft.kind === 'free-shipping') return { kind: draft.kind, ...conditions }
  const tiers = draft.tiers.map(({ items, percent }) => {
    return { minQuantity: typedWhole(items), basisPoints: readPercent(percent) }
  })
  return { kind: draft.kind, tiers, ...conditions }
}

/** What a save compares with the stored promotion. */
export function baseOf(promotion: Promotion): NonNullable<Input['base']> {
  const { rule, names, automatic, position, startsAt, endsAt, usageLimit, oncePerCustomer } = promotion
  return { rule, names, automatic, position, startsAt, endsAt, usageLimit, oncePerCustomer }
}

export function inputOf(draft: PromotionDraft): NonNullable<Input['base']> {
  const names = Object.entries(draft.names).filter(([, name]) => name.trim() !== '')
  return {
    rule: ruleOf(draft),
    names: Object.fromEntries(names) as Input['names'],
    automatic: !draft.byCoupon,
    position: typedWhole(draft.position),
    ...readUsage(draft),
  }
}
