// Text for the reason of a discount: '3 gifts from Easter: 8 % off'.
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import { useFormat, useMoney, useTranslate } from '#web/platform/pages/visit.ts'

/** null if the name of the promotion already says everything. */
export function useDiscountReason(): (reason: DiscountReason) => string | null {
  const t = useTranslate()
  const money = useMoney()
  const { percent } = useFormat()
  return ({ items, scope, basisPoints, from, coupon }) => {
    if (items !== null) {
      const why = scope ? t('totals.whyGiftsFrom', { items, scope }) : t('totals.whyGifts', { items })
      return basisPoints === null ? why : t('totals.whyPercent', { why, percent: percent(basisPoints) })
    }
    if (from) return t('totals.whyAmount', { amount: money(from) })
    return coupon && t('totals.whyCoupon', { code: coupon })
  }
}
