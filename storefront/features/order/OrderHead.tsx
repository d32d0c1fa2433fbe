// Heading of an order page: number, what is true now, expected arrival or refund, and the parcel with its wrapping.
import type { Ref } from 'react'
import { openRequest } from '#domain/orders/open-request.ts'
import type { Translate } from '#messages/translator.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useFormat, useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { GiftParcel } from '../../shared/orders/GiftParcel.tsx'
import { requestText } from '../../shared/orders/request-text.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { isPaidBack, isRefundLatest, OrderRefunds, refundTotal } from './OrderRefunds.tsx'
import type { OrderView } from './use-order.ts'
import './OrderHead.css'

type OrderHeadProps = {
  order: OrderView
  /** The title can have the focus. */
  heading?: Ref<HTMLHeadingElement>
}

export function OrderHead({ order, heading }: OrderHeadProps) {
  const t = useTranslate()
  const money = useMoney()
  const { dateRange } = useFormat()
  const { status, number, lines, deliveries } = order
  const hasParcel = status !== 'cancelled' && !isPaidBack(order)
  const gifts = hasParcel ? lines.filter(({ picture }) => picture) : []
  const title = isRefundLatest(order) ? refundTitle(t, order, money(refundTotal(order))) : titleOf(t, order)
  const arrival = arrivalAbove(order) && deliveries[0]
  return (
    <header className="order-head">
      <div>
        <p>
          <Unbroken text={t('order.number', { number })} part={number} />
        </p>
        <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        {/* The usual title says nothing about the state. A notice says that the order is unpaid. */}
        {title === t('order.title') && status !== 'unpaid' && <StatusBadge status={status} />}
        {arrival && (
          <p data-part="arrives">
            <Icon name="truck" />
            <span>
              <small>{t('order.arrives')}</small>
              {unbrokenDates(dateRange(arrival.earliest, arrival.latest))}
            </span>
          </p>
        )}
        <OrderRefunds order={order} />
      </div>
      {gifts.length > 0 && (
        <GiftParcel
          gifts={gifts}
          wrapping={lines.find(({ wrapping }) => wrapping)?.wrapping ?? null}
          plain={!lines.some(({ wrap }) => wrap)}
          phase={status === 'delivered' && !openRequest(order) ? 'open' : 'packed'}
        />
      )}
    </header>
  )
}

/** Whether the head says when the only parcel arrives. */
export function arrivalAbove(order: OrderView): boolean {
  const [only, ...others] = order.deliveries
  if (!only?.requiresShipping || others.length > 0) return false
  return order.status !== 'cancelled' && only.state !== 'delivered' && !openRequest(order)
}

function refundTitle(t: Translate, { refunds }: OrderView, amount: string): string {
  return refunds.some(({ doneAt }) => doneAt === null)
    ? t('order.refundOnWay')
    : t('order.refunded', { amount })
}

/** The state of a parcel with one recipient: by name, unless it is the buyer's own. Other orders have the usual title. */
function titleOf(t: Translate, order: OrderView): string {
  const { status, greeting, deliveries, lines } = order
  const [only, ...others] = deliveries
  const request = openRequest(order)
  if (request) return t(requestText(request))
  if (status === 'cancelled') return t('order.cancelledTitle')
  if (!only?.requiresShipping || others.length > 0 || status === 'unpaid') return t('order.title')
  const name = only.firstName || only.name
  const isOwn = !name || name === greeting
  if (status === 'shipped') return isOwn ? t('order.onWay') : t('order.onWayTo', { name })
  if (status === 'delivered') return isOwn ? t('order.hasArrived') : t('order.deliveredTo', { name })
  if (isOwn) return t('order.packing')
  return t(lines.some(({ wrap }) => wrap) ? 'order.wrappingFor' : 'order.packingFor', { name })
}
