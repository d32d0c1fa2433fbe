// Result of order tracking, with a link to the order page. Its heading gets the focus.
import { useEffect, useRef } from 'react'
import type { Output } from '#api/call.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'

export default function FoundOrder({ order }: { order: Output<'order.track'>['order'] }) {
  const t = useTranslate()
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [order.number])
  return (
    <section aria-labelledby="found" data-part="found">
      <header>
        <h2 id="found" ref={heading} tabIndex={-1}>
          {t('order.number', { number: order.number })}
        </h2>
        <div data-part="badges">
          <StatusBadge status={order.status} payment={order.paymentStatus} />
        </div>
      </header>
      <OrderSheet order={order}>
        <OrderProgress order={order} />
      </OrderSheet>
      <Button variant="secondary" href={href(`/orderDetail?number=${order.number}`)}>
        {t('track.open')}
      </Button>
    </section>
  )
}
