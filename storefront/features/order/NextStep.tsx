// What happens next, under the dates of the heading: the sending, the courier, or nothing after an approved return.
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { openRequest } from '#domain/orders/open-request.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { useNow } from '../../shared/orders/use-now.ts'
import { isRefundLatest, isRefundOver } from './OrderRefunds.tsx'
import type { OrderView } from './use-order.ts'

export function NextStep({ order }: { order: OrderView }) {
  const { t, date } = useVisit()
  const { status, requests } = order
  const day = shippingDay(order, plainDateIn(useNow(60_000), deviceTimeZone()))
  if (isRefundLatest(order)) return requests.at(-1)?.status === 'approved' && <AfterApproval order={order} />
  if (openRequest(order)) return null
  const isSent = order.deliveries.some(({ requiresShipping }) => requiresShipping)
  if (status === 'processed' || status === 'pickup') return isSent && <p>{t('order.nextCollected')}</p>
  if (status !== 'processing' || day === null) return null
  const canChange = !order.masked && (order.options.change ?? []).length > 0
  return (
    <p>
      {joinSentences([
        t('order.shipsOn', { date: unbrokenDates(date(day, 'weekday')) }),
        canChange && t('order.changeUntilPacked'),
      ])}
    </p>
  )
}

/** After the days of the refund, the customer expects nothing more. */
function AfterApproval({ order: { refunds } }: { order: OrderView }) {
  const { t } = useVisit()
  const now = useNow(60_000)
  if (refunds.some(({ doneAt }) => doneAt === null)) return <p>{t('order.nothingToDo')}</p>
  return refunds.some((refund) => !isRefundOver(refund, now)) && <p>{t('order.nothingElse')}</p>
}

/** The day on which all parcels leave. null: they leave on several days, or it is past. */
function shippingDay({ deliveries }: OrderView, today: string): string | null {
  const days = new Set(
    deliveries.filter(({ requiresShipping }) => requiresShipping).map(({ shipsOn }) => shipsOn),
  )
  const [day = ''] = days
  return days.size === 1 && day >= today ? day : null
}
