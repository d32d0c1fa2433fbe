// Actions for an order in the list: the next step, or to view it; and a link that ends, returns or repeats it.
import { useState } from 'react'
import { checkTransition } from '#domain/orders/order.ts'
import { ConfirmDelivery } from '../../shared/orders/ConfirmDelivery.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { OrderAgainButton } from '../../shared/orders/OrderAgainButton.tsx'
import { PayButton } from '../../shared/orders/PayButton.tsx'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { orderAccess } from '../../shared/orders/order-access.ts'
import { Button } from '#web/ui/Button.tsx'
import type { OrderCardData } from './account-data.ts'

type OrderActionsProps = {
  order: OrderCardData
  /** Link to the order, which asks for its data early. */
  detail: { href: string; onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void }
  /** Whether its next step is the main action of the page. */
  isMain: boolean
  /** Without ways to end or repeat it. */
  isBrief: boolean
  onChange: () => void
}

export function OrderActions({ order, detail, isMain, isBrief, onChange }: OrderActionsProps) {
  return (
    <div data-part="actions">
      <NextStep order={order} detail={detail} variant={isMain ? 'primary' : 'secondary'} />
      {!isBrief && <EndOrRepeat order={order} detail={detail} onChange={onChange} />}
    </div>
  )
}

type EndOrRepeatProps = Pick<OrderActionsProps, 'order' | 'detail' | 'onChange'>

function EndOrRepeat({ order, detail, onChange }: EndOrRepeatProps) {
  const t = useTranslate()
  const [cancelling, setCancelling] = useState(false)
  const { number, status, paymentStatus, total, request, lines } = order
  const access = orderAccess(number) ?? ''
  if (status === 'shipped')
    return (
      <ConfirmDelivery
        number={number}
        access={access}
        hasPersonal={lines.some(({ personalisation }) => personalisation)}
        opener={(ask) => (
          <Button variant="link" size="s" onClick={ask}>
            {t('order.arrived')}
          </Button>
        )}
        onChange={onChange}
      />
    )
  if (order.returnUntil)
    return (
      <Button variant="link" size="s" {...detail}>
        {t('order.returnButton')}
      </Button>
    )
  if (isClosed(order))
    return canReview(order) || hasReturnSlip(order) ? (
      <OrderAgainButton size="s" number={number} access={access} variant="link" />
    ) : null
  // One way out at a time, as on the order's page.
  if (checkTransition(status, 'cancelled', 'customer') !== null || request) return null
  return (
    <>
      <Button variant="link" size="s" onClick={() => setCancelling(true)}>
        {t('order.cancelButton')}
      </Button>
      <CancelDialog
        open={cancelling}
        order={{ number, paymentStatus, totals: { total } }}
        access={access}
        onClose={() => setCancelling(false)}
        onChange={onChange}
      />
    </>
  )
}

const isClosed = ({ status }: OrderCardData): boolean => status === 'delivered' || status === 'cancelled'

const canReview = ({ awaitsReview, request }: OrderCardData): boolean => awaitsReview && !request

/** A return that waits for the gifts: its parcel has a slip. */
export const hasReturnSlip = ({ request }: OrderCardData): boolean =>
  request?.kind === 'return' && request.status === 'asked'

type NextStepProps = Pick<OrderActionsProps, 'order' | 'detail'> & { variant: 'primary' | 'secondary' }

function NextStep({ order, detail, variant }: NextStepProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { number, status, total, tracking } = order
  if (status === 'unpaid')
    return (
      <PayButton
        size="s"
        variant={variant}
        number={number}
        access={orderAccess(number) ?? ''}
        total={total}
        // The order's own page shows why it cannot be paid.
        onRefused={() => navigate(detail.href)}
      />
    )
  if (tracking)
    return (
      <Button variant={variant} size="s" icon="truck" href={tracking} target="_blank" rel="noreferrer">
        {t('order.follow')}
      </Button>
    )
  if (hasReturnSlip(order))
    return (
      <Button
        variant="secondary"
        size="s"
        icon="printer"
        href={`${detail.href}&paper=return-slip`}
        target="_blank"
        rel="noopener"
      >
        {t('order.return-slip')}
      </Button>
    )
  if (canReview(order))
    return (
      <Button variant="secondary" size="s" href={`${detail.href}#order-reviews`}>
        {t('account.review')}
      </Button>
    )
  if (isClosed(order))
    return (
      <OrderAgainButton size="s" number={number} access={orderAccess(number) ?? ''} variant="secondary" />
    )
  return (
    <Button variant="secondary" size="s" {...detail}>
      {t('order.open')}
    </Button>
  )
}
