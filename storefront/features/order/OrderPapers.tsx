// What an order has to print.
import type { ReactNode } from 'react'
import { isForMany } from '#domain/orders/sharing.ts'
import type { Translate } from '#messages/translator.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Facts } from '../../shared/orders/Facts.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import './OrderPapers.css'

type OrderPapersProps = {
  order: OrderView
  /** The thanks above link to the receipt of a single recipient. */
  isThanked: boolean
}

/** The recipient's documents, then the buyer's; all open in a new tab. A cancelled order has no gift receipt. */
export function OrderPapers({ order, isThanked }: OrderPapersProps) {
  const { number, deliveries, documents, status } = order
  const { t, href } = useVisit()
  if (documents.length === 0) return null
  const several = deliveries.length > 1
  const hasRecipients = status !== 'cancelled' && (several || !isThanked)
  return (
    <nav aria-labelledby="order-papers" className="order-papers">
      <h2 id="order-papers">{t('order.documents')}</h2>
      {hasRecipients &&
        !isForMany({ deliveries }) &&
        deliveries.map(({ name }, at) => (
          <DocumentRow
            key={at}
            icon="printer"
            href={href(`/orderDetail?number=${number}&paper=gift-receipt${at > 0 ? `&to=${at + 1}` : ''}`)}
          >
            <Facts of={[t('order.gift-receipt'), several && t('order.for', { name })]} />
          </DocumentRow>
        ))}
      {documents.map((document) => (
        <DocumentRow key={document.path} icon="document" href={document.path}>
          {documentName(t, document)}
        </DocumentRow>
      ))}
    </nav>
  )
}

/** An order has one invoice, but may have several credit notes. */
function documentName(t: Translate, { kind, number, isReceipt }: OrderView['documents'][number]): string {
  if (kind === 'credit-note') return `${t('order.creditNote')} ${number}`
  return t(isReceipt ? 'order.receipt' : 'order.invoice')
}

function DocumentRow({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <OrderRow icon={icon}>{children}</OrderRow>
      <Icon name="external" />
    </a>
  )
}
