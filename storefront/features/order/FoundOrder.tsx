// Result of order tracking in place of the form: state, arrival and content of the order. Its heading gets the focus.
import { useEffect, useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Output } from '#api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { FollowParcel, parcelLink } from './FollowParcel.tsx'
import { Arrival } from './Arrival.tsx'
import { isPayable } from '../../shared/orders/PaymentPanel.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import './FoundOrder.css'

type FoundOrderProps = {
  order: Output<'order.track'>['order']
  /** Shows the form again. */
  onAnother: () => void
}

export default function FoundOrder({ order, onAnother }: FoundOrderProps) {
  const { t, href } = useVisit()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [order.number])

  function trackAnother({ currentTarget }: MouseEvent): void {
    const screen = currentTarget.closest('.order-screen')
    flushSync(onAnother)
    const field = screen?.querySelector<HTMLInputElement>('.track-form [name="number"]')
    field?.focus()
    field?.select()
  }

  return (
    <section aria-label={t('order.number', { number: order.number })} data-part="found">
      <OrderSheet
        order={order}
        header={
          <OrderHead order={order} heading={heading}>
            {isPayable(order) && <Arrival order={order} />}
            <div data-part="next">
              <FollowParcel order={order} />
              <Button
                href={href(`/orderDetail?number=${order.number}`)}
                variant={parcelLink(order) === null ? 'primary' : 'secondary'}
              >
                {t('order.open')}
              </Button>
            </div>
          </OrderHead>
        }
        isDateAbove
        footer={
          <div>
            <Button variant="secondary" icon="search" onClick={trackAnother}>
              {t('track.another')}
            </Button>
          </div>
        }
      >
        <OrderProgress order={order} />
        {order.masked && <Notice>{t('order.masked')}</Notice>}
      </OrderSheet>
    </section>
  )
}
