// Below the parcels of an order: its history and its e-mails.
import { orderEventTexts } from '#messages/order-event-texts.ts'
import type { MessageKey } from '#messages/translator.ts'
import { Button } from '#web/ui/Button.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { SideProps } from './OrderSide.tsx'
import type { StaffOrder } from './staff-order.ts'

export function OrderLog({ order, change }: SideProps) {
  return (
    <div data-part="log">
      <History order={order} />
      {order.mails.length > 0 && <Mails order={order} change={change} />}
    </div>
  )
}

function History({ order }: { order: StaffOrder }) {
  return (
    <Panel title={t('admin.orders.history')}>
      <ol className="order-history">
        {order.timeline.map(({ kind, actor, at }, index) => (
          <li key={index}>
            {nameOf(kind)}{' '}
            <small className="muted">
              {kind.endsWith('-changed') && actor === 'customer' && `${t('admin.orders.order-changed')} · `}
              {shopTime(at)}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Mails({ order, change }: SideProps) {
  return (
    <Panel title={t('admin.orders.mails')}>
      <ul className="order-history">
        {order.mails.map((mail) => (
          <li key={mail.id}>
            {nameOf(mail.template)}{' '}
            <small className="muted">
              {t(`admin.orders.${mail.state}`)}
              {mail.state !== 'skipped' && ` · ${shopTime(mail.at)}`}
            </small>
            {mail.state !== 'waiting' && mail.state !== 'skipped' && (
              <Button
                size="s"
                variant="link"
                aria-label={`${t('admin.orders.resend')}: ${nameOf(mail.template)}`}
                onClick={() =>
                  void change(() => adminCall('admin.resendMail', { number: order.number, mail: mail.id }))
                }
              >
                {t('admin.orders.resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const names: Readonly<Record<string, MessageKey>> = {
  ...orderEventTexts,
  placed: 'admin.orders.event-placed',
  processing: 'admin.orders.event-paid',
  'order-corrected': 'order.event.line-corrected',
  'order-changed': 'admin.orders.order-changed',
  'exchange-asked': 'admin.orders.exchange-asked',
  'exchange-approved': 'admin.orders.exchange-approved',
  'exchange-refused': 'admin.orders.exchange-refused',
  'exchange-shipped': 'admin.orders.exchange-shipped',
  'refund-failed': 'admin.orders.refund-failed',
  'dispute-opened': 'admin.orders.dispute-opened',
  'dispute-won': 'admin.orders.dispute-won',
  'dispute-lost': 'admin.orders.dispute-lost',
  'payment-confirming': 'admin.orders.payment-confirming',
  'order-placed': 'admin.orders.event-placed',
  'order-paid': 'admin.orders.event-paid',
  'order-shipped': 'order.event.shipped',
  'order-delivered': 'order.event.delivered',
  'order-cancelled': 'order.event.cancelled',
  'order-refunded': 'order.event.refunded',
  'withdrawal-receipt': 'order.event.withdrawn',
  'order-link': 'admin.orders.order-link',
  'payment-link': 'admin.orders.payment-link',
  'order-reminder': 'admin.orders.order-reminder',
  'review-invitation': 'admin.orders.review-invitation',
}

/** The name of an event or of an e-mail's template; unknown ones of a newer release keep their key. */
function nameOf(kind: string): string {
  const key = names[kind]
  return key ? t(key as 'order.event.placed') : kind
}
