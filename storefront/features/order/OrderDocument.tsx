// Gift receipts as a printable document.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import type { OrderView } from './use-order.ts'
import './OrderDocument.css'

type OrderDocumentProps = {
  order: OrderView
  /** Position of the delivery whose receipt it is; `all`: one page for each. */
  recipient: number | 'all'
}

export default function OrderDocument({ order, recipient }: OrderDocumentProps) {
  const { t, href } = useVisit()
  const receipts = recipient === 'all' ? order.deliveries.map((_, at) => at) : [recipient]
  return (
    <article className="order-document">
      <div data-part="tools">
        <Button onClick={() => print()}>{t('order.print')}</Button>
        <Button variant="tertiary" href={href(`/orderDetail?number=${order.number}`)}>
          {t('order.backToOrder')}
        </Button>
      </div>
      {receipts.map((at) => (
        <GiftReceipt key={at} order={order} recipient={order.deliveries[at] ? at : 0} />
      ))}
    </article>
  )
}
