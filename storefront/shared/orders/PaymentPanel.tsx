// State of the payment under the heading of an order: a button to pay, to wait, or the cancellation.
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { formatClock, formatDay } from '#messages/format-time.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import type { Output } from '#api/call.ts'
import { PaymentMarks } from '../payment-marks/PaymentMarks.tsx'
import { PayButton } from './PayButton.tsx'
import { useNow } from './use-now.ts'
import './PaymentPanel.css'

/** Remaining time below which seconds are shown. */
const lastMinutesMs = 5 * 60_000

type PaymentPanelProps = {
  order: Output<'order.view'>
  access: string
  /** The server is asking the provider about the payment. */
  polling: boolean
  /** When the gifts arrive if they are paid now. */
  arrival: ReactNode
  onOutdated: () => void
}

/** The buyer can open the payment page. */
export function isPayable({ status, payment, transfer }: Output<'order.view'>): boolean {
  return status === 'unpaid' && !transfer && payment !== 'confirming'
}

export function PaymentPanel({ order, access, polling, arrival, onOutdated }: PaymentPanelProps) {
  const { t } = useVisit()
  // The refunds are there with their dates.
  if (order.status === 'cancelled') return order.refunds.length === 0 && <p>{t('order.cancelledText')}</p>
  if (order.status !== 'unpaid' || order.transfer) return null
  if (order.payment === 'confirming')
    return (
      <div aria-live="polite">
        {polling && <Spinner label={t('order.confirming')} />}
        <p>{t(polling ? 'order.confirmingText' : 'order.confirmingLong')}</p>
      </div>
    )
  return <PayNow order={order} access={access} arrival={arrival} onOutdated={onOutdated} />
}

function PayNow({ order, access, arrival, onOutdated }: Omit<PaymentPanelProps, 'polling'>) {
  const { t, locale } = useVisit()
  // The shop has just said that the gifts are held.
  const [isClockAhead] = useState(() => Date.now() > (order.heldUntil ?? Infinity))
  const heldUntil = isClockAhead ? null : order.heldUntil
  const isLate = useNow(15_000) > (heldUntil ?? Infinity) - lastMinutesMs - 15_000
  const now = useNow(isLate ? 1_000 : 15_000)
  const isLast = heldUntil !== null && heldUntil - now <= lastMinutesMs
  const isExpired = heldUntil !== null && now > heldUntil
  const zone = deviceTimeZone()
  const refresh = useEffectEvent(onOutdated)
  useEffect(() => {
    if (isExpired) refresh()
  }, [isExpired])

  const failed = order.payment === 'failed'
  return (
    <div className="payment-panel">
      <div role={failed ? 'alert' : 'status'}>
        {failed && <p>{t('order.declinedText')}</p>}
        {now > 0 && heldUntil !== null && !isExpired && (
          <p data-part="deadline" data-last={isLast || undefined}>
            <span>
              {t('order.reservedUntil', {
                time: formatClock(locale, heldUntil, zone),
                today: formatDay(locale, heldUntil, zone) === formatDay(locale, now, zone) ? 'yes' : 'no',
              })}
            </span>
            {isLast && <TimeLeft ms={heldUntil - now} />}
          </p>
        )}
        {isExpired && <p>{t('order.holdOver')}</p>}
      </div>
      {!isExpired && arrival}
      {!isExpired && (
        <PayButton
          size="l"
          number={order.number}
          access={access}
          total={order.totals.total}
          onRefused={onOutdated}
        />
      )}
      {!isExpired && (
        <div data-part="methods">
          <p>{t('order.payThere')}</p>
          <PaymentMarks />
        </div>
      )}
    </div>
  )
}

/** Seconds of the last minutes, visually only: screen readers read whole minutes, on demand. */
function TimeLeft({ ms }: { ms: number }) {
  const { t } = useVisit()
  const minutes = t('order.heldMinutes', { minutes: Math.max(1, Math.floor(ms / 60_000)) })
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span data-part="left" aria-live="off">
      <span aria-hidden="true">{t('order.heldClock', { clock })}</span>
      <span className="visually-hidden">{minutes}</span>
    </span>
  )
}

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
