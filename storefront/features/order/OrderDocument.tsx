// Gift receipts or the slip of a return as a printable document.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import { ShareGift } from './ShareGift.tsx'
import { ReturnSlip } from './ReturnSlip.tsx'
import type { OrderView } from './use-order.ts'
import './OrderDocument.css'

type OrderDocumentProps = {
  order: OrderView
  paper: Paper
}

/** The slip of a return, or the receipt of the delivery at a position; `all`: one receipt for each. */
export type Paper = 'return-slip' | 'all' | number

export default function OrderDocument({ order, paper }: OrderDocumentProps) {
  const { t, href } = useVisit()
  return (
    <article className="order-document">
      <div data-part="tools">
        <Button variant="tertiary" icon="chevron-start" href={href(`/orderDetail?number=${order.number}`)}>
          {t('order.backToOrder')}
        </Button>
        <div>
          <Share order={order} paper={paper} />
          <Button icon="printer" onClick={() => print()}>
            {t('order.print')}
          </Button>
        </div>
      </div>
      {paper === 'return-slip' ? <ReturnSlip order={order} /> : <Receipts order={order} of={paper} />}
    </article>
  )
}

/** One gift's page; several receipts have several. */
function Share({ order, paper }: OrderDocumentProps) {
  const delivery = typeof paper === 'number' ? order.deliveries[paper] : undefined
  if (!delivery?.giftCode) return null
  return <ShareGift code={delivery.giftCode} name={delivery.firstName || delivery.name} />
}

function Receipts({ order, of }: { order: OrderView; of: number | 'all' }) {
  const receipts = of === 'all' ? order.deliveries.map((_, at) => at) : [of]
  return receipts.map((at) => (
    <GiftReceipt key={at} order={order} recipient={order.deliveries[at] ? at : 0} />
  ))
}
