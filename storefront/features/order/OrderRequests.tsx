// Returns, withdrawals and refunds of an order: request, decision, and expected date of the money.
import { type ReactNode } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDateRange } from '#messages/format.ts'
import { formatTime } from '#messages/format-time.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { call } from '#web/platform/api/call.ts'
import { useMoney, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/platform/toasts.ts'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import type { OrderView } from './use-order.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import './OrderRequests.css'

export function OrderRequests({ order, access, onChange }: OrderOptionProps) {
  const { t } = useVisit()
  if (order.requests.length + order.refunds.length === 0) return null
  return (
    <section className="order-requests" aria-label={t('order.requests')}>
      {order.requests.map((request) => (
        <Request key={request.reference} request={request} sendTo={order.seller} status={order.status}>
          {request.status === 'declared' && (
            <Unconfirmed order={order} access={access} reference={request.reference} onChange={onChange} />
          )}
        </Request>
      ))}
      {order.refunds.map((refund, at) => (
        <Refund key={at} refund={refund} />
      ))}
    </section>
  )
}

type RequestProps = {
  request: OrderView['requests'][number]
  sendTo: OrderView['seller']
  status: OrderView['status']
  children: ReactNode
}

function Request({ request, sendTo, children, ...order }: RequestProps) {
  const { kind, reference, status, answer, askedAt, refund } = request
  const { t, locale } = useVisit()
  const title = t(kind === 'return' ? 'order.returnOf' : 'order.withdrawalOf', { reference })
  const isWaiting = status === 'asked' && order.status !== 'cancelled'
  return (
    <Notice tone={status === 'refused' || status === 'declared' ? 'warning' : 'info'} title={title}>
      <p>
        {t(kind === 'return' ? 'order.requested' : 'order.received', {
          time: timeOf(locale, askedAt),
        })}
      </p>
      {children}
      {refund && <p>{t('order.approved', { dates: datesOf(locale, refund) })}</p>}
      {status === 'refused' && <p>{t('order.refused', { answer })}</p>}
      {isWaiting && (
        <>
          <p>{t('order.sendTo')}</p>
          <PostalAddress lines={sendTo.lines} country={sendTo.country} />
        </>
      )}
    </Notice>
  )
}

/** A withdrawal declared with e-mail and number alone. It takes effect when confirmed from the buyer's
 * e-mail. */
function Unconfirmed({ order, access, reference, onChange }: OrderOptionProps & { reference: string }) {
  const { t } = useVisit()
  const [busy, run] = useBusy()
  if (order.masked) return <p>{t('order.declaredMasked')}</p>

  async function confirm(): Promise<void> {
    const confirmed = await call('order.confirmWithdrawal', {
      number: order.number,
      access,
      reference,
    }).catch(() => null)
    if (confirmed) toast({ type: 'success', text: t('order.requestSent'), durationMs: 6_000 })
    onChange()
  }

  return (
    <>
      <p>{t('order.declared')}</p>
      <Button size="s" loading={busy} onClick={() => void run(confirm)}>
        {t('order.withdrawConfirm')}
      </Button>
    </>
  )
}

const timeOf = (locale: Locale, at: number): string => unbrokenDates(formatTime(locale, at, deviceTimeZone()))

type Arrival = Pick<OrderView['refunds'][number], 'earliest' | 'latest'>

function datesOf(locale: Locale, { earliest, latest }: Arrival): string {
  return unbrokenDates(formatDateRange(locale, earliest, latest))
}

function Refund({ refund }: { refund: OrderView['refunds'][number] }) {
  const { amount, doneAt } = refund
  const { t, locale } = useVisit()
  const money = useMoney()
  const words = { amount: money(amount) }
  const dates = datesOf(locale, refund)
  return (
    <Notice tone="success">
      {doneAt === null ? (
        <p>{t('order.refundComing', { ...words, dates })}</p>
      ) : (
        <p>
          {t('order.refundSent', { ...words, time: timeOf(locale, doneAt) })}
          <br />
          {t('order.refundArrives', { dates })}
        </p>
      )}
    </Notice>
  )
}
