// What an order has to print.
import type { ReactNode } from 'react'
import { isForMany } from '#domain/orders/sharing.ts'
import type { Translate } from '#messages/translator.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Facts } from '../../shared/orders/Facts.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import './OrderPapers.css'

/** All open in a new tab. */
export function OrderPapers({ order }: { order: OrderView }) {
  const t = useTranslate()
  if (order.documents.length === 0) return null
  return (
    <nav aria-labelledby="order-papers" className="order-papers">
      <h2 id="order-papers">{t('order.documents')}</h2>
      {order.status !== 'cancelled' && <ReceiptRows order={order} />}
      <DocumentRows order={order} />
    </nav>
  )
}

/** The documents of the recipients. */
function ReceiptRows({ order: { number, deliveries } }: { order: OrderView }) {
  const { t, href } = useVisit()
  const several = deliveries.length > 1
  if (isForMany({ deliveries })) return null
  return deliveries.map(({ name }, at) => (
    <DocumentRow
      key={at}
      icon="printer"
      href={href(`/orderDetail?number=${number}&paper=gift-receipt${at > 0 ? `&to=${at + 1}` : ''}`)}
    >
      <Facts of={[t('order.gift-receipt'), several && t('order.for', { name })]} />
    </DocumentRow>
  ))
}

/** The documents of the buyer. A cancelled order has no others. */
function DocumentRows({ order: { documents } }: { order: OrderView }) {
  const t = useTranslate()
  return documents.map((document) => (
    <DocumentRow key={document.path} icon="document" href={document.path}>
      {documentName(t, document)}
    </DocumentRow>
  ))
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
