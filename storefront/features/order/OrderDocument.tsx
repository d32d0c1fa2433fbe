// The gift receipt as a printable document.
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import type { OrderView } from './use-order.ts'
import './OrderDocument.css'

type OrderDocumentProps = {
  order: OrderView
  /** Position of the delivery whose receipt it is. */
  recipient: number
}

export function OrderDocument({ order, recipient }: OrderDocumentProps) {
  const t = useTranslate()
  const href = useHref()
  return (
    <article className="order-document">
      <div data-part="tools">
        <Button onClick={() => print()}>{t('after.print')}</Button>
        <Button variant="quiet" href={href(`/orderDetail?number=${order.number}`)}>
          {t('after.backToOrder')}
        </Button>
      </div>
      <GiftReceipt order={order} recipient={order.deliveries[recipient] ? recipient : 0} />
    </article>
  )
}
