// What was paid back of an order, or will be: how, and on which days it arrives.
import { openRequest } from '#domain/orders/open-request.ts'
import type { Money } from '#domain/pricing/money.ts'
import { formatDay } from '#messages/format-time.ts'
import type { Translate } from '#messages/translator.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { useNow } from '../../shared/orders/use-now.ts'
import { HeadFact } from './HeadFact.tsx'
import type { OrderView } from './use-order.ts'

const dayMs = 86_400_000

/** After the delivery of an order, money was paid back, or will be: its heading says so. */
export function isRefundLatest(order: OrderView): boolean {
  const { status, refunds, timeline } = order
  if (status !== 'delivered' || openRequest(order)) return false
  const deliveredAt = timeline.findLast(({ kind }) => kind === 'delivered')?.at ?? 0
  return refunds.some(({ doneAt }) => doneAt === null || doneAt >= deliveredAt)
}

/** The same, of everything. */
export function isPaidBack(order: OrderView): boolean {
  return isRefundLatest(order) && refundTotal(order).minor >= order.totals.total.minor
}

export function refundTotal({ refunds, totals }: OrderView): Money {
  return { ...totals.total, minor: refunds.reduce((sum, { amount }) => sum + amount.minor, 0) }
}

/** It should have arrived two days ago. */
export function isRefundOver({ latest }: { readonly latest: string }, now: number): boolean {
  return now > Date.parse(latest) + 2 * dayMs
}

/** How it is paid back; null: an invoice was paid in a way that the shop does not know. */
export function refundMethod({ refunds, paymentMethod }: OrderView, t: Translate): string | null {
  return refunds.length > 0 && paymentMethod && paymentMethod !== t('payment.invoice') ? paymentMethod : null
}

export function OrderRefunds({ order }: { order: OrderView }) {
  const { refunds } = order
  const isCancelled = order.status === 'cancelled'
  const t = useTranslate()
  const method = refundMethod(order, t)
  if (refunds.length === 0) return null
  return (
    <div data-part="refunds">
      {refunds.map((refund, at) => (
        <Refund
          key={at}
          refund={refund}
          isAbove={(isRefundLatest(order) || isCancelled) && refunds.length === 1}
          isCancelled={isCancelled}
        />
      ))}
      {method && (
        <HeadFact icon="wallet" label={t('order.refundVia')}>
          {method}
        </HeadFact>
      )}
    </div>
  )
}

type RefundProps = {
  refund: OrderView['refunds'][number]
  /** The text above has the amount. */
  isAbove: boolean
  isCancelled: boolean
}

function Refund({ refund, isAbove, isCancelled }: RefundProps) {
  const { amount, doneAt, earliest, latest } = refund
  const { t, locale, money, dateRange } = useVisit()
  const dates = unbrokenDates(dateRange(earliest, latest))
  const isOver = isRefundOver(refund, useNow(60_000))
  const time = doneAt !== null && unbrokenDates(formatDay(locale, doneAt, deviceTimeZone()))
  return (
    <>
      {!time && !isAbove && <p>{t('order.refundComing', { amount: money(amount) })}</p>}
      {time && (!isAbove || (isOver && !isCancelled)) && (
        <p>{t('order.refundSent', { amount: money(amount), time })}</p>
      )}
      {(!time || !isOver) && (
        <HeadFact icon="calendar" label={t('order.refundArrives')}>
          {dates}
        </HeadFact>
      )}
    </>
  )
}
