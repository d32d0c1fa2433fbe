// Returns and withdrawals that are not decided yet, and the last one if it was refused. Heading and steps have the others.
import { type ReactNode } from 'react'
import { formatTime } from '#messages/format-time.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { call } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/platform/toasts.ts'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { isOpen } from '#domain/orders/open-request.ts'
import type { OrderView } from './use-order.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import './OrderRequests.css'

export function OrderRequests({ order, access, onChange }: OrderOptionProps) {
  const { t } = useVisit()
  const shown = order.requests.filter((request, at, all) => {
    return isOpen(order, request) || (request.status === 'refused' && at === all.length - 1)
  })
  if (shown.length === 0) return null
  return (
    <section className="order-requests" aria-label={t('order.requests')}>
      {shown.map((request) => (
        <Request key={request.reference} request={request} order={order}>
          {request.status === 'declared' && (
            <Unconfirmed order={order} access={access} reference={request.reference} onChange={onChange} />
          )}
        </Request>
      ))}
    </section>
  )
}

type RequestProps = {
  request: OrderView['requests'][number]
  order: OrderView
  children: ReactNode
}

function Request({ request, order: { seller }, children }: RequestProps) {
  const { kind, reference, status, answer, askedAt } = request
  const { t, locale } = useVisit()
  const isReturn = kind === 'return'
  const sendTo = t('order.sendTo', { reference })
  const name = t(isReturn ? 'order.returnOf' : 'order.withdrawalOf', { reference })
  const time = unbrokenDates(formatTime(locale, askedAt, deviceTimeZone()))
  return (
    <Notice
      tone={status === 'refused' || status === 'declared' ? 'warning' : 'info'}
      title={isReturn && status === 'asked' ? sendTo : name}
    >
      {/* The steps have the day of a return. */}
      {!isReturn && <p>{t('order.received', { time })}</p>}
      {children}
      {status === 'refused' && <p>{t('order.refused', { answer })}</p>}
      {status === 'asked' && (
        <>
          {!isReturn && <strong>{sendTo}</strong>}
          <PostalAddress lines={seller.lines} country={seller.country} />
          {isReturn && <p>{t('facts.refund')}</p>}
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
