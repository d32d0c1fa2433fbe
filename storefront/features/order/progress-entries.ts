// The steps of an order, with its other events at their place in time.
import { openRequest } from '#domain/orders/open-request.ts'
import { needsParcel, type OrderStatus } from '#domain/orders/order.ts'
import type { IconName } from '#web/ui/icons.ts'
import { orderEventTexts } from '#messages/order-event-texts.ts'
import type { OrderView } from './use-order.ts'

type Order = Pick<OrderView, 'status' | 'timeline' | 'deliveries'> & {
  readonly requests: readonly Pick<OrderView['requests'][number], 'kind' | 'status'>[]
  readonly refunds: readonly Pick<OrderView['refunds'][number], 'doneAt'>[]
}
type Event = Order['timeline'][number]
type ShownEvent = Event & { readonly kind: keyof typeof orderEventTexts }

export type ProgressEntry = {
  readonly text: Step['text'] | (typeof orderEventTexts)[ShownEvent['kind']] | AheadText
  /** Absent for a step without an event of its own, or before its event. */
  readonly event: ShownEvent | undefined
  readonly isStep: boolean
  /** What the present step is about is done, and the next one has not begun. */
  readonly isReached?: boolean
  /** Mark of an event. */
  readonly icon?: IconName
  /** The event is still to come. */
  readonly isAhead?: true
  /** When the step was done. */
  readonly at: number | undefined
}

export type Progress = {
  readonly entries: readonly ProgressEntry[]
  /** Position of the present step, or of the last event of a closed order; the number of entries when all is done. */
  readonly current: number
}

/** Names of events to come: those of the events say that they are done. */
type AheadText = 'order.approval' | 'order.refundStep'

type Step = {
  readonly text:
    | 'checkout.payment'
    | 'order.paid'
    | 'order.event.accepted'
    | 'order.gettingReady'
    | `order.status.${'shipped' | 'delivered'}`
  /** Its name once it is done, where the other one says that it goes on. */
  readonly doneText?: 'order.event.processed'
  readonly kinds: readonly ShownEvent['kind'][]
}

const stepKinds = ['processing', 'processed', 'pickup', 'shipped', 'delivered'] as const
/** Events that the steps show. */
const stepEvents: ReadonlySet<string> = new Set(['accepted', ...stepKinds])

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

/** Steps that are done when they begin. The courier, in contrast, is waited for. */
const reachedSteps: ReadonlySet<string> = new Set(['processed', 'shipped'])

/** The step of the payment has the same name. */
const payments: ReadonlySet<string> = new Set(['processing', 'paid'])
const refusals: ReadonlySet<string> = new Set(['cancelled', 'return-refused'])
/** What waits for a decision as long as nothing follows. */
const requests: ReadonlySet<string> = new Set(['return-asked', 'withdrawn', 'withdrawal-declared'])

export function progressOf(order: Order): Progress {
  const isDelivered = order.status === 'delivered'
  // After the delivery no parcel is on its way.
  const events = order.timeline.filter(isShown).filter(({ kind }) => !isDelivered || kind !== 'parcel')
  if (order.status === 'cancelled') {
    // As in the steps, the payment says that it was placed.
    const isPaid = events.some(({ kind }) => payments.has(kind))
    return closed(order, events.filter(({ kind }) => !isPaid || kind !== 'placed').map(entryOf))
  }
  const completed = completedSteps[order.status]
  let place = -1
  let began: number | undefined
  const steps = stepsOf(order, events).map(({ text, doneText, kinds }, at) => {
    const event = events.findLast(({ kind }) => kinds.includes(kind))
    // Without an event of its own, a step begins with the end of the step before it.
    if (event) place = events.indexOf(event)
    else if (at > completed) place = events.length
    began = event?.at ?? (at > completed ? undefined : began)
    const isReached = at === completed && event !== undefined && reachedSteps.has(event.kind)
    const isCompleted = at < completed
    const name = isReached || isCompleted ? (doneText ?? text) : text
    // What goes on has no day yet.
    const doneAt = isReached || isCompleted ? began : undefined
    return { text: name, event, isStep: true, isReached, at: doneAt, place, isCompleted }
  })
  const others = events.flatMap((event, at) =>
    event.kind === 'placed' || stepEvents.has(event.kind)
      ? []
      : [{ ...entryOf(event), place: at, isCompleted: true }],
  )
  const entries = [...steps, ...others].toSorted((a, b) => a.place - b.place)
  if (isDelivered) return closed(order, entries)
  return { entries, current: entries.findIndex(({ isCompleted }) => !isCompleted) }
}

/** How many completed entries a list with events leaves out at first: the gifts come sooner into view. */
export function foldedEntries(entries: readonly ProgressEntry[], current: number): number {
  const last = entries.findLastIndex(({ isStep }) => isStep)
  // What follows the delivery begins with it.
  if (last > 0 && last < Math.min(current, entries.length - 1)) return last
  const before = Math.min(current, entries.length - 1) - 2
  return before > 2 && entries.some(({ isStep }) => !isStep) ? before : 0
}

function closed(order: Order, entries: readonly ProgressEntry[]): Progress {
  const last = entries.at(-1)
  if (!last || last.isStep) return { entries, current: entries.length }
  const isAwaited = last.event && requests.has(last.event.kind)
  const shown = isAwaited ? entries.with(-1, { ...last, icon: 'returns' }) : entries
  return { entries: [...shown, ...entriesAhead(order)], current: entries.length - 1 }
}

/** After a request its approval and the refund. */
function entriesAhead(order: Order): ProgressEntry[] {
  const isAsked = openRequest(order)?.status === 'asked'
  const isPaidSoon = isAsked || order.refunds.some(({ doneAt }) => doneAt === null)
  const ahead = (text: AheadText, icon: IconName): ProgressEntry => {
    return { text, event: undefined, isStep: false, icon, isAhead: true, at: undefined }
  }
  return [
    ...(isAsked ? [ahead('order.approval', 'package')] : []),
    ...(isPaidSoon ? [ahead('order.refundStep', 'wallet')] : []),
  ]
}

function stepsOf({ status, deliveries }: Order, events: readonly ShownEvent[]): Step[] {
  const isAccepted = events.some(({ kind }) => kind === 'accepted')
  const isSent = needsParcel(deliveries)
  const first = status === 'unpaid' ? 'checkout.payment' : isAccepted ? 'order.event.accepted' : 'order.paid'
  return [
    { text: first, kinds: ['processing', 'accepted'] },
    // It ends with packing; the payment has its own step before it.
    {
      text: 'order.gettingReady',
      ...(isSent && { doneText: 'order.event.processed' as const }),
      kinds: [status === 'pickup' ? status : 'processed'],
    },
    // Without a parcel nothing is shipped.
    ...(isSent ? [{ text: 'order.status.shipped', kinds: ['shipped'] } as const] : []),
    { text: 'order.status.delivered', kinds: ['delivered'] },
  ]
}

const entryOf = (event: ShownEvent): ProgressEntry => {
  const icon = refusals.has(event.kind) ? 'close' : 'check'
  const text = payments.has(event.kind) ? 'order.paid' : orderEventTexts[event.kind]
  return { text, event, isStep: false, icon, at: event.at }
}

function isShown(event: Event): event is ShownEvent {
  return Object.hasOwn(orderEventTexts, event.kind)
}
