// Actions for an order: return gifts, print documents, mail a link to the whole order.
import { Suspense, useState, type ReactNode } from 'react'
import { isForMany } from '#domain/orders/sharing.ts'
import { call } from '#web/platform/api/call.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { documentName } from './DocumentLink.tsx'
import { openRequest } from './open-request.ts'
import { OrderRow } from './OrderRow.tsx'
import { ReturnRequest } from './return-request-part.ts'
import type { OrderView } from './use-order.ts'
import './OrderOptions.css'

export type OrderOptionProps = { order: OrderView; access: string; onChange: () => void }

/** `isThanked`: the thanks above link to the documents of a single recipient. */
export function OrderOptions(props: OrderOptionProps & { isThanked: boolean }) {
  const { order, access, onChange, isThanked } = props
  const t = useTranslate()
  const [returning, setReturning] = useState(false)
  const { options, masked, number } = order
  const hasOwnDocuments = !isThanked || order.deliveries.length > 1
  const hasDocuments = !masked && order.documents.length > 0 && hasOwnDocuments

  if (order.status === 'cancelled' && !hasDocuments) return null
  return (
    <section className="order-options" aria-label={t('order.manage')}>
      {masked && <MailedLink number={number} access={access} />}
      <div data-part="actions">
        {!masked && options.return !== null && openRequest(order)?.status !== 'declared' && (
          <Button variant="secondary" icon="returns" onClick={() => setReturning(true)}>
            {t('order.returnButton')}
          </Button>
        )}
      </div>
      {hasDocuments && <OrderDocuments order={order} />}
      {returning && (
        <Suspense fallback={null}>
          <ReturnRequest
            kind="return"
            order={order}
            access={access}
            onClose={() => setReturning(false)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The recipient's documents, then the buyer's; all open in a new tab. A cancelled order has no gift receipt. */
function OrderDocuments({ order }: { order: OrderView }) {
  const { number, deliveries, documents, status, greeting } = order
  const t = useTranslate()
  const href = useHref()
  const [only, ...others] = deliveries
  const several = others.length > 0
  return (
    <nav aria-labelledby="order-papers" data-part="documents">
      <h2 id="order-papers">{t('order.documents')}</h2>
      {status !== 'cancelled' && only && !several && <GiftLink delivery={only} buyer={greeting} />}
      {status !== 'cancelled' &&
        !isForMany({ deliveries }) &&
        deliveries.map(({ name }, at) => (
          <DocumentRow
            key={at}
            icon="printer"
            href={href(`/orderDetail?number=${number}&paper=gift-receipt${at > 0 ? `&to=${at + 1}` : ''}`)}
          >
            {several ? `${t('order.gift-receipt')} · ${t('order.for', { name })}` : t('order.gift-receipt')}
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

function DocumentRow({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <OrderRow icon={icon}>{children}</OrderRow>
      <Icon name="external" />
    </a>
  )
}

type GiftLinkProps = { delivery: OrderView['deliveries'][number]; buyer: string }

/** The page that the recipient sees. */
function GiftLink({ delivery: { giftCode, firstName }, buyer }: GiftLinkProps) {
  const t = useTranslate()
  const href = useHref()
  if (!giftCode) return null
  return (
    <DocumentRow icon="gift" href={`${href('/gift')}#${giftCode}`}>
      {firstName && firstName !== buyer ? t('order.seeGiftOf', { name: firstName }) : t('order.seeGift')}
    </DocumentRow>
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
