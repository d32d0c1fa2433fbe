// What the shipping fee consists of: the fee of each recipient, or the method and the days of arrival of the only one.
import type { Money } from '#domain/pricing/money.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import type { Quote, QuotedDelivery } from './use-quote.ts'

/** null if a promotion changes the sum. A fee is unknown for a recipient without a gift. */
export function feesOf({ cart, deliveries }: Quote): (Money | undefined)[] | null {
  const fees = deliveries.map((delivery) => methodOf(delivery)?.fee)
  const { shippingFee } = cart.totals
  const sum = fees.reduce((total, fee) => total + (fee?.minor ?? 0), 0)
  return !shippingFee || sum === shippingFee.minor ? fees : null
}

export function useFeeNote({ deliveries }: Quote): string | undefined {
  const { t, dateRange } = useVisit()
  const [only, ...others] = deliveries
  const method = only?.requiresShipping && others.length === 0 && methodOf(only)
  if (!method) return undefined
  return `${method.name}\n${t('shipping.arrives', { dates: unbrokenDates(dateRange(only.earliest, only.latest)) })}`
}

function methodOf({ methods, shippingMethod }: QuotedDelivery) {
  return methods.find(({ id }) => id === shippingMethod)
}
