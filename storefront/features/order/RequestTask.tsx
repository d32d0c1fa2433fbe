// What the buyer of a return or withdrawal does now, in the heading of the order: confirm it, or send the gifts.
import { Fragment } from 'react'
import { isOpen } from '#domain/orders/open-request.ts'
import { formatTime } from '#messages/format-time.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { call } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { askedRequests } from './asked-requests.ts'
import { SendBack } from './SendBack.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import type { OrderView } from './use-order.ts'
import './RequestTask.css'

export function RequestTask(props: OrderOptionProps) {
  const { order } = props
  const { t, locale } = useVisit()
  const open = order.requests.filter((request) => isOpen(order, request))
  if (open.length === 0) return null
  return (
    <div className="request-task">
      {open.map(({ kind, status, reference, askedAt }) => (
        <Fragment key={reference}>
          {/* The steps have the day of a return. */}
          {kind === 'withdrawal' && (
            <p>
              {t('order.received', { time: unbrokenDates(formatTime(locale, askedAt, deviceTimeZone())) })}
            </p>
          )}
          {status === 'declared' && <Unconfirmed {...props} reference={reference} />}
        </Fragment>
      ))}
      {askedRequests(order).length > 0 && isSentBack(order) && <SendBack order={order} />}
    </div>
  )
}

/** What was withdrawn before it was sent stays with the shop. */
function isSentBack({ lines }: OrderView): boolean {
  return lines.some(({ returning = 1, unsent }) => returning > 0 && !unsent)
}

/** A withdrawal declared with e-mail and number alone. It takes effect when confirmed from the buyer's e-mail. */
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
      <Button loading={busy} onClick={() => void run(confirm)}>
        {t('order.withdrawConfirm')}
      </Button>
    </>
  )
}
