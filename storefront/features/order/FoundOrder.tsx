// Result of order tracking, with a link to the order page.
import type { Output } from '#api/call.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'

export default function FoundOrder({ order }: { order: Output<'order.track'>['order'] }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <section aria-labelledby="found" aria-live="polite" data-part="found">
      <header>
        <h2 id="found">{t('order.number', { number: order.number })}</h2>
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
