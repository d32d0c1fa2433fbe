// For the rows of prices: names of discounts, '3 gifts from Easter: 8 % off', and the estimated total.
import { add, type Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'

type Estimate = { readonly totals: { readonly total: Money }; readonly standardFee: Money | null }

/** With the fee of usual shipping to the cart's country. null: the fee is not known yet. */
export function estimatedTotal({ totals, standardFee }: Estimate): Money | null {
  return standardFee && add(totals.total, standardFee)
}

type Discount = { readonly name: string; readonly reason: DiscountReason | null }

/** A number of gifts and its percentage say everything; other discounts have their name, and a note with the reason. */
export function useDiscountLabel(): (discount: Discount) => { label: string; note: string | null } {
  const t = useTranslate()
  const reasonOf = useDiscountReason()
  return ({ name, reason }) => {
    const why = reason && reasonOf(reason)
    return why && reason.items !== null && reason.basisPoints !== null
      ? { label: why, note: null }
      : { label: t('totals.discountFor', { name }), note: why }
  }
}

/** null if the name of the promotion already says everything. */
function useDiscountReason(): (reason: DiscountReason) => string | null {
  const { t, money, percent } = useVisit()
  return ({ items, scope, basisPoints, from, coupon }) => {
    if (items !== null) {
      const why = scope ? t('totals.whyGiftsFrom', { items, scope }) : t('totals.whyGifts', { items })
      return basisPoints === null ? why : t('totals.whyPercent', { why, percent: percent(basisPoints) })
    }
    if (from) return t('totals.whyAmount', { amount: money(from) })
    return coupon && t('totals.whyCoupon', { code: coupon })
  }
}
