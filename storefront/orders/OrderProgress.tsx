// How far the order has come, as steps, and every event with its time below.
import type { OrderStatus } from '#domain/order.ts'
import { formatTime } from '#messages/format-time.ts'
import type { MessageKey } from '#messages/translator.ts'
import { useVisit } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { Steps } from '../ui/Steps.tsx'
import { zoneHere } from './PaymentPanel.tsx'
import { recipientTitle } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'
import './OrderProgress.css'

/** How many of the four steps lie behind. */
const reached: Record<OrderStatus, number> = {
  unpaid: 0,
  processing: 1,
  processed: 1,
  pickup: 1,
  shipped: 2,
  delivered: 4,
  cancelled: 0,
}

export function OrderProgress({ order }: { order: OrderView }) {
  const { status, timeline } = order
  const { t, locale } = useVisit()
  const hydrated = useHydrated()
  const middle = status === 'processed' || status === 'pickup' ? status : 'processing'
  const steps = [
    { label: t(status === 'unpaid' ? 'order.status.unpaid' : 'order.paid') },
    { label: t(`order.status.${middle}`) },
    { label: t('order.status.shipped') },
    { label: t('order.status.delivered') },
  ]
  function textOf(kind: Told['kind'], delivery: number | null): string {
    const recipient = delivery === null ? undefined : order.deliveries[delivery]
    return [t(eventTexts[kind]), recipient && recipientTitle(t, recipient, delivery ?? 0)]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <div className="order-progress">
      {status !== 'cancelled' && (
        <Steps
          label={t('order.progress')}
          steps={steps}
          current={reached[status]}
          doneLabel={t('order.done')}
        />
      )}
      <ol data-part="timeline" aria-label={t('order.timeline')}>
        {timeline.filter(isTold).map(({ kind, at, delivery }) => (
          <li key={`${kind}-${at}-${delivery}`}>
            <span>{textOf(kind, delivery)}</span>
            {hydrated && (
              <time dateTime={new Date(at).toISOString()}>{formatTime(locale, at, zoneHere())}</time>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const eventTexts = {
  placed: 'order.event.placed',
  processing: 'order.event.processing',
  processed: 'order.event.processed',
  pickup: 'order.event.pickup',
  shipped: 'order.event.shipped',
  delivered: 'order.event.delivered',
  cancelled: 'order.event.cancelled',
  parcel: 'after.event.parcel',
  'group-shipped': 'order.event.shipped',
  'group-delivered': 'order.event.delivered',
  'late-payment': 'after.event.late-payment',
  refunded: 'after.event.refunded',
  'return-asked': 'after.event.return-asked',
  'return-approved': 'after.event.return-approved',
  'return-refused': 'after.event.return-refused',
  withdrawn: 'after.event.withdrawn',
} as const satisfies Record<string, MessageKey>

type Event = OrderView['timeline'][number]
type Told = Event & { readonly kind: keyof typeof eventTexts }

function isTold(event: Event): event is Told {
  return Object.hasOwn(eventTexts, event.kind)
}
