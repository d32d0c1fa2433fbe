// What the customer can still do with an order: cancel, confirm, send back, withdraw, and print its papers.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { call } from '../api/call.ts'
import { useHref, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/toasts.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { papers } from './papers.ts'
import type { OrderView } from './use-order.ts'
import './OrderOptions.css'

export type OrderOptionProps = { order: OrderView; access: string; onChange: () => void }
type SendBackProps = OrderOptionProps & { kind: 'return' | 'withdrawal'; onClose: () => void }

/** Few need it: its code comes when it is asked for. */
const SendBack = lazy<ComponentType<SendBackProps>>(() =>
  import('./SendBack.tsx').then((file) => ({ default: file.SendBack })),
)

export function OrderOptions({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const [busy, setBusy] = useState(false)
  const { options, masked, number } = order
  const close = () => setAsked(null)
  const hasPapers = !masked && order.paymentStatus !== 'unpaid'

  async function confirmDelivery(delivery?: number): Promise<void> {
    setBusy(true)
    const whose = delivery === undefined ? {} : { delivery }
    const done = await call('order.confirmDelivery', { number, access, ...whose }).catch(() => null)
    setBusy(false)
    if (!done) return
    toast({ type: 'success', text: t('after.arrivedDone') })
    onChange()
  }

  if (order.status === 'cancelled' && !hasPapers) return null
  return (
    <section className="order-options" aria-label={t('after.manage')}>
      {masked && <MailedLink number={number} access={access} />}
      <div data-part="actions">
        {!masked && options.confirmDelivery && order.deliveries.length === 1 && (
          <Button icon="package" loading={busy} onClick={() => void confirmDelivery()}>
            {t('after.arrived')}
          </Button>
        )}
        {!masked &&
          order.deliveries.length > 1 &&
          order.deliveries.map(
            ({ state, name }, at) =>
              state === 'shipped' && (
                <Button key={at} icon="package" loading={busy} onClick={() => void confirmDelivery(at)}>
                  {t('after.arrivedFor', { name })}
                </Button>
              ),
          )}
        {!masked && options.cancel && (
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            {t('after.cancel')}
          </Button>
        )}
        {!masked && options.return !== null && (
          <Button variant="secondary" icon="returns" onClick={() => setAsked('return')}>
            {t('after.return')}
          </Button>
        )}
        {options.withdraw && (
          <Button variant="secondary" onClick={() => setAsked('withdrawal')}>
            {t('after.withdraw')}
          </Button>
        )}
      </div>
      {hasPapers && <Papers order={order} />}
      <CancelDialog
        open={asked === 'cancel'}
        order={order}
        access={access}
        onClose={close}
        onChange={onChange}
      />
      {(asked === 'return' || asked === 'withdrawal') && (
        <Suspense fallback={null}>
          <SendBack kind={asked} order={order} access={access} onClose={close} onChange={onChange} />
        </Suspense>
      )}
    </section>
  )
}

/** Papers open beside the order, to be printed. What goes with a parcel is printed for each recipient. */
function Papers({ order: { number, deliveries } }: { order: OrderView }) {
  const t = useTranslate()
  const href = useHref()
  const several = deliveries.length > 1
  return (
    <nav aria-label={t('after.documents')} data-part="papers">
      {papers.flatMap((paper) =>
        deliveries.slice(0, paper === 'invoice' ? 1 : undefined).map(({ name }, at) => (
          <a
            key={`${paper}-${at}`}
            href={href(`/orderDetail?number=${number}&paper=${paper}${at > 0 ? `&to=${at + 1}` : ''}`)}
            target="_blank"
            rel="noopener"
          >
            {several && paper !== 'invoice'
              ? `${t(`after.${paper}`)} · ${t('order.for', { name })}`
              : t(`after.${paper}`)}
          </a>
        )),
      )}
    </nav>
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
        {t('after.mailLinkDone')}
      </Notice>
    )
  return (
    <Notice>
      <p>{t('after.masked')}</p>
      <Button variant="secondary" size="s" icon="mail" loading={state === 'busy'} onClick={() => void send()}>
        {t('after.mailLink')}
      </Button>
    </Notice>
  )
}
