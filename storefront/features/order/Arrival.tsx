// When the only parcel of an order is expected, in the heading of the order.
import { openRequest } from '#domain/orders/open-request.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { isPayable } from '../../shared/orders/PaymentPanel.tsx'
import { HeadFact } from './HeadFact.tsx'
import type { OrderView } from './use-order.ts'

/** Whether the heading says when the only parcel arrives. */
export function arrivalAbove(order: OrderView): boolean {
  const [only, ...others] = order.deliveries
  if (!only?.requiresShipping || others.length > 0) return false
  return order.status !== 'cancelled' && only.state !== 'delivered' && !openRequest(order)
}

export function Arrival({ order }: { order: OrderView }) {
  const { t, dateRange } = useVisit()
  const arrival = arrivalAbove(order) && order.deliveries[0]
  if (!arrival) return null
  return (
    <HeadFact icon="calendar" label={t(isPayable(order) ? 'order.arrivesIfPaid' : 'order.arrives')}>
      {unbrokenDates(dateRange(arrival.earliest, arrival.latest))}
    </HeadFact>
  )
}
