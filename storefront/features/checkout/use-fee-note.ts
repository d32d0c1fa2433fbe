// The note below the shipping fee: method and days of arrival, or the fee of each of several recipients.
import { addresseeName } from '#domain/customers/person-name.ts'
import { isolate } from '#messages/isolate.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import type { Quote } from './use-quote.ts'

/** undefined while a fee is unknown, and if a promotion changes the sum of several. */
export function useFeeNote({ cart, deliveries }: Quote, draft: Draft): string | undefined {
  const { t, locale, dateRange, money } = useVisit()
  const priced = deliveries.flatMap(({ methods, shippingMethod, earliest, latest }) => {
    const method = methods.find(({ id }) => id === shippingMethod)
    return method ? [{ ...method, earliest, latest }] : []
  })
  if (priced.length < draft.deliveries.length) return undefined
  const [only, ...others] = priced
  if (only && others.length === 0)
    return deliveries[0]!.requiresShipping
      ? `${only.name}\n${t('shipping.arrives', { dates: unbrokenDates(dateRange(only.earliest, only.latest)) })}`
      : undefined
  const sum = priced.reduce((total, { fee }) => total + fee.minor, 0)
  if (sum !== cart.totals.shippingFee?.minor) return undefined
  return draft.deliveries
    .map(({ address }, at) => {
      const name = addresseeName(address)
      const who = name ? isolate(locale, name) : t('order.recipient', { number: at + 1 })
      const { fee } = priced[at]!
      return `${who}: ${fee.minor === 0 ? t('totals.free') : money(fee)}`
    })
    .join('\n')
}
