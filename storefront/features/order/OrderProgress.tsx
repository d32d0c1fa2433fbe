// Progress of an order as steps with times; below them the list of events, if there are others.
import { orderEventTexts } from '#messages/order-event-texts.ts'
import { needsParcel, type OrderStatus } from '#domain/orders/order.ts'
import { formatDay, formatTime } from '#messages/format-time.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { Steps } from '#web/ui/Steps.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { recipientTitle } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'
import './OrderProgress.css'

/** Number of completed steps, out of four. */
const completedSteps: Record<OrderStatus, number> = {
  unpaid: 0,
  processing: 1,
  processed: 1,
  pickup: 1,
  shipped: 2,
  delivered: 4,
  cancelled: 0,
}

/** Events that the steps already show. */
const stepEvents = ['processing', 'processed', 'pickup', 'shipped', 'delivered'] as const

export function OrderProgress({ order }: { order: OrderView }) {
  const { status, timeline } = order
  const { t, locale } = useVisit()
  const hydrated = useHydrated()
  const middle = status === 'processed' || status === 'pickup' ? status : 'processing'
  // The middle step begins with packing; the payment has its own step before it.
  const kinds = ['processing', middle === 'processing' ? null : middle, 'shipped', 'delivered'] as const
  const labels = [
    t(status === 'unpaid' ? 'order.status.unpaid' : 'order.paid'),
    t(`order.status.${middle}`),
    t('order.status.shipped'),
    t('order.status.delivered'),
  ]
  const events = timeline.filter(isDisplayed)
  const others = events.filter(({ kind }) => !stepEvents.some((step) => step === kind))
  const stepsShowAll = status !== 'cancelled' && others.every(({ kind }) => kind === 'placed')
  const timeOf = (at: number) => formatTime(locale, at, deviceTimeZone())

  function stepTime(kind: (typeof kinds)[number]): string | undefined {
    const event = kind && hydrated ? events.findLast((each) => each.kind === kind) : undefined
    return event && formatDay(locale, event.at, deviceTimeZone())
  }

  function textOf({ kind, delivery }: DisplayedEvent): string {
    const recipient = delivery === null ? undefined : order.deliveries[delivery]
    return [t(orderEventTexts[kind]), recipient && recipientTitle(t, recipient, delivery ?? 0)]
      .filter(Boolean)
      .join(' · ')
  }

  const steps = labels
    .map((label, at) => ({ label, detail: stepTime(kinds[at] ?? null) }))
    // Without a parcel nothing is shipped.
    .filter((_, at) => kinds[at] !== 'shipped' || needsParcel(order.deliveries))

  return (
    <div className="order-progress">
      {status !== 'cancelled' && (
        <Steps
          label={t('order.progress')}
          steps={steps}
          current={Math.min(completedSteps[status], steps.length)}
          doneLabel={t('order.done')}
        />
      )}
      {/* Other events have no step. */}
      {!stepsShowAll && (
        <ol data-part="timeline" aria-label={t('order.timeline')}>
          {events.map((event) => (
            <li key={`${event.kind}-${event.at}-${event.delivery}`}>
              <span>{textOf(event)}</span>
              {hydrated && <time dateTime={new Date(event.at).toISOString()}>{timeOf(event.at)}</time>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type Event = OrderView['timeline'][number]
type DisplayedEvent = Event & { readonly kind: keyof typeof orderEventTexts }

function isDisplayed(event: Event): event is DisplayedEvent {
  return Object.hasOwn(orderEventTexts, event.kind)
}
