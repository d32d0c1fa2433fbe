// For the rows of prices: names of discounts, and the estimated total.
import { add, type Money } from '#domain/pricing/money.ts'
import { discountText } from '#messages/discount-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

type Estimate = { readonly totals: { readonly total: Money }; readonly standardFee: Money | null }

/** With the fee of usual shipping to the cart's country. null: the fee is not known yet. */
export function estimatedTotal({ totals, standardFee }: Estimate): Money | null {
  return standardFee && add(totals.total, standardFee)
}

export function useDiscountLabel() {
  const visit = useVisit()
  return (discount: Parameters<typeof discountText>[0]) => discountText(discount, visit)
}
