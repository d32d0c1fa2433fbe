// What a return pays back: on the order's page and on the slip.
import { useVisit } from '#web/platform/pages/visit.ts'
import { askedRequests, type AskedLine } from './asked-requests.ts'
import type { OrderView } from './use-order.ts'

export function RefundWorth({ order, gifts }: { order: OrderView; gifts: readonly AskedLine[] }) {
  const { t, money } = useVisit()
  const [only, ...others] = askedRequests(order)
  // Refunds of several are rounded together.
  const worth = others.length === 0 ? only?.worth : null
  if (!worth) return null
  const price = gifts.reduce((sum, { line, quantity }) => sum + line.unitPrice.minor * quantity, 0)
  return (
    <>
      {t('order.refundStep')} <b>{money(worth)}</b>
      {order.discounts.length > 0 && worth.minor < price && <> {t('order.refundDiscount')}</>}
    </>
  )
}
