// Heading of an order page: number, what is true now, arrival or refund, and the parcel with its wrapping.
import type { ReactNode, Ref } from 'react'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { openRequest } from '#domain/orders/open-request.ts'
import { formatDate } from '#messages/format.ts'
import { formatDay } from '#messages/format-time.ts'
import type { Translate } from '#messages/translator.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { deviceTimeZone, isPayable } from '../../shared/orders/PaymentPanel.tsx'
import { distinctPictures } from '../../shared/orders/distinct-pictures.ts'
import { GiftParcel } from '../../shared/orders/GiftParcel.tsx'
import { partComingBack, requestText } from '../../shared/orders/request-text.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { joinSentences } from '#messages/join-sentences.ts'
import { Arrival } from './Arrival.tsx'
import { isPaidBack, isRefundLatest, OrderRefunds, refundTotal } from './OrderRefunds.tsx'
import { NextStep } from './NextStep.tsx'
import { ParcelFact } from './ParcelFact.tsx'
import { otherRecipient } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'
import './OrderHead.css'

type Look = { readonly icon: IconName; readonly picture: 'gift' | 'open' | 'packed' }

/** Colour (OrderHead.css), mark and picture of what is true now. */
const looks = {
  unpaid: { icon: 'clock', picture: 'gift' },
  packing: { icon: 'gift', picture: 'open' },
  packed: { icon: 'package', picture: 'packed' },
  shipped: { icon: 'truck', picture: 'packed' },
  delivered: { icon: 'check', picture: 'packed' },
  returning: { icon: 'returns', picture: 'open' },
  refunding: { icon: 'wallet', picture: 'packed' },
  refunded: { icon: 'check', picture: 'gift' },
  cancelled: { icon: 'close', picture: 'gift' },
} as const satisfies Record<string, Look>

/** Pictures of gifts that have room beside the facts. */
const shownGifts = 3

type Visit = ReturnType<typeof useVisit>

type OrderHeadProps = {
  order: OrderView
  /** The title can have the focus. */
  heading?: Ref<HTMLHeadingElement>
  /** Under the title: the payment with the arrival, what to do, and the next step. */
  children?: ReactNode
}

export function OrderHead({ order, heading, children }: OrderHeadProps) {
  const visit = useVisit()
  const { t } = visit
  const { status, number } = order
  const isRefunded = isRefundLatest(order)
  const title = isRefunded ? refundTitle(order, visit) : titleOf(t, order)
  return (
    <header className="order-head" data-state={stateOf(order)}>
      <div>
        <p>
          <Unbroken text={t('order.number', { number })} part={number} />
        </p>
        <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        {/* The usual title says nothing about the state. */}
        {title === t('order.title') && status !== 'unpaid' && <StatusBadge status={status} />}
        {status === 'cancelled' && <Cancelled order={order} />}
        <DeliveredOn order={order} />
        <div data-part="facts">
          {/* The deadline to pay comes first. */}
          {!isPayable(order) && <Arrival order={order} />}
          <ParcelFact order={order} />
        </div>
        <OrderRefunds order={order} />
        <NextStep order={order} />
        {children}
      </div>
      <Scene order={order} />
    </header>
  )
}

/** Why, and what the buyer gets back. */
function Cancelled({ order }: { order: OrderView }) {
  const { t, locale, money } = useVisit()
  const { cancelReason, refunds } = order
  const sentAt = refunds.every(({ doneAt }) => doneAt !== null) ? refunds.at(-1)?.doneAt : null
  const time = sentAt ? unbrokenDates(formatDay(locale, sentAt, deviceTimeZone())) : ''
  const amount = refunds.length > 0 ? money(refundTotal(order)) : ''
  const text = joinSentences([
    Boolean(cancelReason) && t(`order.cancelReason.${cancelReason!}`),
    amount !== '' && (time ? t('order.sentBack', { amount, time }) : t('order.youGetBack', { amount })),
  ])
  return (
    text !== '' && (
      <p data-part="reason">
        <Unbroken text={text} part={amount} />
      </p>
    )
  )
}

/** The day of the delivery, until something comes back. */
function DeliveredOn({ order }: { order: OrderView }) {
  const { locale } = useVisit()
  const { status, timeline } = order
  const at = timeline.findLast(({ kind }) => kind === 'delivered')?.at
  if (status !== 'delivered' || at === undefined || stateOf(order) !== 'delivered') return null
  return (
    <p data-part="day">{unbrokenDates(formatDate(locale, plainDateIn(at, deviceTimeZone()), 'weekday'))}</p>
  )
}

function stateOf(order: OrderView): keyof typeof looks {
  const { status } = order
  if (status === 'cancelled' || status === 'unpaid') return status
  if (isRefundLatest(order)) return order.refunds.some(isPending) ? 'refunding' : 'refunded'
  if (openRequest(order)) return 'returning'
  if (status === 'processing') return 'packing'
  return status === 'processed' || status === 'pickup' ? 'packed' : status
}

/**
 * The parcel has only the gifts that are sent back or paid back, in a plain box. Without one, nothing is sent or
 * everything came back.
 */
function Scene({ order }: { order: OrderView }) {
  const { lines } = order
  const state = stateOf(order)
  const { icon, picture } = looks[state]
  const isReturning = partComingBack(order) !== null
  const isRefunded = lines.some(({ refunded }) => refunded) && isRefundLatest(order)
  const gifts = lines.filter(
    ({ picture, returning, refunded }) => picture && (isReturning ? returning : !isRefunded || refunded),
  )
  if (gifts.length === 0) return null
  const comesBack = state === 'returning' || state === 'refunding'
  return (
    <div data-part="scene" aria-hidden="true">
      {picture === 'gift' || isPaidBack(order) ? (
        <GiftPictures gifts={gifts} />
      ) : (
        <GiftParcel
          gifts={gifts}
          wrapping={comesBack ? null : (lines.find(({ wrapping }) => wrapping)?.wrapping ?? null)}
          plain={comesBack || !lines.some(({ wrap }) => wrap)}
          phase={picture}
        />
      )}
      <span data-part="mark">
        <Icon name={icon} />
      </span>
    </div>
  )
}

function GiftPictures({ gifts }: { gifts: OrderView['lines'] }) {
  return (
    <span data-part="gifts">
      {distinctPictures(gifts, shownGifts).map(({ id, picture, personalisation }) => (
        <Picture key={id} picture={picture} ratio="square" sizes="15rem" widest={480} alt="">
          {picture && <LazyDrawnText picture={picture} text={personalisation} />}
        </Picture>
      ))}
    </span>
  )
}

const isPending = ({ doneAt }: OrderView['refunds'][number]): boolean => doneAt === null

/** What is on its way, or else all that was paid. */
function refundTitle(order: OrderView, { t, money }: Visit): string {
  const coming = order.refunds.filter(isPending)
  return coming.length > 0
    ? t('order.refundComing', { amount: money(refundTotal({ ...order, refunds: coming })) })
    : t('order.refunded', { amount: money(refundTotal(order)) })
}

function unpaidTitle({ payment }: OrderView) {
  if (payment === 'confirming') return 'order.confirming'
  return payment === 'failed' ? 'order.declinedTitle' : 'order.unpaidTitle'
}

/** The state of a parcel with one recipient: by name, unless it is the buyer's own. Other orders have the usual title. */
function titleOf(t: Translate, order: OrderView): string {
  const { status, greeting, deliveries } = order
  const [only, ...others] = deliveries
  const request = openRequest(order)
  const part = request?.kind === 'return' && partComingBack(order)
  if (part) return t('order.returningSome', part)
  if (request) return t(requestText(request))
  // The order by transfer is complete for the shopper, who has no other page of thanks.
  if (status === 'unpaid' && order.transfer)
    return greeting ? t('order.thanksNamedNotSent', { name: greeting }) : t('order.thanksNotSent')
  if (status === 'unpaid') return t(unpaidTitle(order))
  if (status === 'cancelled')
    return t(order.cancelReason === 'by-shop' ? 'order.cancelledByShop' : 'order.cancelledTitle')
  if (!only || deliveries.some(({ requiresShipping }) => !requiresShipping)) return t('order.title')
  if (others.length > 0) return t(severalTitle(order))
  const name = otherRecipient(order)
  const isOwn = name === ''
  if (status === 'shipped') return isOwn ? t('order.onWay') : t('order.onWayTo', { name })
  if (status === 'delivered') return isOwn ? t('order.hasArrived') : t('order.deliveredTo', { name })
  if (status !== 'processing') return isOwn ? t('order.packed') : t('order.packedFor', { name })
  // It can still be cancelled: nothing is packed.
  return isOwn ? t('order.preparing') : t('order.preparingFor', { name })
}

/** The usual title where some parcels are ahead of others. */
function severalTitle({ status, deliveries }: OrderView) {
  const states = new Set(deliveries.map(({ state }) => state))
  if (!states.has('waiting')) return states.has('shipped') ? 'order.onWay' : 'order.hasArrived'
  if (states.size > 1) return 'order.title'
  return status === 'processing' ? 'order.preparing' : 'order.packed'
}
