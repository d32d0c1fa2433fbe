// Actions for an order in the list: pay or follow the parcel, view, confirm delivery, review, order again, cancel.
import { useState } from 'react'
import { checkTransition } from '#domain/orders/order.ts'
import { formatClock } from '#messages/format-time.ts'
import { ConfirmDeliveryButton } from '../../shared/orders/ConfirmDeliveryButton.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { OrderAgainButton } from '../../shared/orders/OrderAgainButton.tsx'
import { PayButton } from '../../shared/orders/PayButton.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { orderAccess } from '../../shared/orders/order-access.ts'
import { Button } from '#web/ui/Button.tsx'
import type { OrderCardData } from './account-data.ts'

export function OrderActions({ order, onChange }: { order: OrderCardData; onChange: () => void }) {
  const { t, href } = useVisit()
  const [cancelling, setCancelling] = useState(false)
  const { number, status, paymentStatus, total, awaitsReview, request, tracking } = order
  const isEnded = status === 'delivered' || status === 'cancelled'
  const detail = href(`/orderDetail?number=${number}`)
  // One way out at a time, as on the order's page.
  const canCancel = checkTransition(status, 'cancelled', 'customer') === null && !request
  return (
    <div data-part="actions">
      {status === 'unpaid' && <Pay order={order} />}
      {tracking && (
        <Button size="s" icon="truck" href={tracking} target="_blank" rel="noreferrer">
          {t('order.follow')}
        </Button>
      )}
      <Button variant="secondary" size="s" href={detail}>
        {t('order.open')}
      </Button>
      {status === 'shipped' && (
        <ConfirmDeliveryButton
          size="s"
          variant="link"
          number={number}
          access={orderAccess(number) ?? ''}
          onChange={onChange}
        >
          {t('order.arrived')}
        </ConfirmDeliveryButton>
      )}
      {awaitsReview && !request && (
        <Button variant="secondary" size="s" href={`${detail}#order-reviews`}>
          {t('account.review')}
        </Button>
      )}
      {isEnded && (
        <OrderAgainButton size="s" number={number} access={orderAccess(number) ?? ''} variant="link" />
      )}
      {canCancel && (
        <>
          <Button variant="link" size="s" onClick={() => setCancelling(true)}>
            {t('order.cancelButton')}
          </Button>
          <CancelDialog
            open={cancelling}
            order={{ number, paymentStatus, totals: { total } }}
            access={orderAccess(number) ?? ''}
            onClose={() => setCancelling(false)}
            onChange={onChange}
          />
        </>
      )}
    </div>
  )
}

function Pay({ order: { number, total, heldUntil } }: { order: OrderCardData }) {
  const { t, locale } = useVisit()
  const navigate = useNavigate()
  return (
    <>
      <p>{t('order.heldUntil', { time: formatClock(locale, heldUntil, deviceTimeZone()) })}</p>
      {/* The order's own page shows why it cannot be paid. */}
      <PayButton
        size="s"
        number={number}
        access={orderAccess(number) ?? ''}
        total={total}
        onRefused={() => navigate(`/orderDetail?number=${number}`)}
      />
    </>
  )
}
