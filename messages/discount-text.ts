// Names of discounts, '3 gifts from Easter: 8 % off', for screens and e-mails.
import type { Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import type { Translate } from './translator.ts'

type Discount = { readonly name: string; readonly reason: DiscountReason | null }

type Formats = {
  readonly t: Translate
  readonly money: (amount: Money) => string
  readonly percent: (basisPoints: number) => string
}

/** A number of gifts and its percentage say everything; other discounts have their name, and a note with the reason. */
export function discountText(
  { name, reason }: Discount,
  formats: Formats,
): { label: string; note: string | null } {
  const why = reason && reasonText(reason, formats)
  return why && reason.items !== null && reason.basisPoints !== null
    ? { label: why, note: null }
    : { label: formats.t('totals.discountFor', { name }), note: why }
}

/** null if the name of the promotion already says everything. */
function reasonText(
  { items, scope, basisPoints, from, coupon }: DiscountReason,
  { t, money, percent }: Formats,
): string | null {
  if (items !== null) {
    const why = scope ? t('totals.whyGiftsFrom', { items, scope }) : t('totals.whyGifts', { items })
    return basisPoints === null ? why : t('totals.whyPercent', { why, percent: percent(basisPoints) })
  }
  if (from) return t('totals.whyAmount', { amount: money(from) })
  return coupon && t('totals.whyCoupon', { code: coupon })
}
