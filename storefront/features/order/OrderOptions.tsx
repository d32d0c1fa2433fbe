// What an order has to print, and a link to the whole order by e-mail.
import { useState, type ReactNode } from 'react'
import { isForMany } from '#domain/orders/sharing.ts'
import { call } from '#web/platform/api/call.ts'
import type { Translate } from '#messages/translator.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Facts } from './Facts.tsx'
import { OrderRow, WriteAbout } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import './OrderOptions.css'

export type OrderOptionProps = { order: OrderView; access: string; onChange: () => void }

/** Its documents and the way to write to the shop are one list. */
export function hasOnlyDocuments({ status, masked, documents }: OrderView): boolean {
  return status === 'cancelled' && !masked && documents.length > 0
}

/** `isThanked`: the thanks above link to the receipt of a single recipient. */
export function OrderOptions(props: Omit<OrderOptionProps, 'onChange'> & { isThanked: boolean }) {
  const { order, access, isThanked } = props
  const t = useTranslate()
  const { masked, number } = order
  const hasDocuments = !masked && order.documents.length > 0

  if (!masked && !hasDocuments) return null
  return (
    <section className="order-options" aria-label={t('order.manage')}>
      {masked && <MailedLink number={number} access={access} />}
      {hasDocuments && <OrderDocuments order={order} isThanked={isThanked} />}
    </section>
  )
}

/** The recipient's documents, then the buyer's; all open in a new tab. A cancelled order has no gift receipt. */
function OrderDocuments({ order, isThanked }: { order: OrderView; isThanked: boolean }) {
  const { number, deliveries, documents, status } = order
  const { t, href } = useVisit()
  const several = deliveries.length > 1
  const hasRecipients = status !== 'cancelled' && (several || !isThanked)
  return (
    <nav aria-labelledby="order-papers" data-part="documents">
      <h2 id="order-papers">{t(hasOnlyDocuments(order) ? 'order.manage' : 'order.documents')}</h2>
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
      {hasOnlyDocuments(order) && <WriteAbout />}
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

function MailedLink({ number, access }: { number: string; access: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')

  async function send(): Promise<void> {
    setState('busy')
    const sent = await call('order.mailLink', { number, access }).catch(() => null)
    setState(sent ? 'sent' : 'idle')
  }

  if (state === 'sent')
    return (
      <Notice tone="success" live>
        {t('order.mailLinkDone')}
      </Notice>
    )
  return (
    <Notice>
      <p>{t('order.maskedHint')}</p>
      <Button variant="secondary" size="s" icon="mail" loading={state === 'busy'} onClick={() => void send()}>
        {t('order.mailLinkButton')}
      </Button>
    </Notice>
  )
}
