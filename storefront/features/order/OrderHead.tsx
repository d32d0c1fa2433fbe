// Heading of an order page: number, expected arrival and the parcel with its wrapping.
import { useFormat, useTranslate } from '#web/platform/pages/visit.ts'
import { GiftParcel } from '../../shared/orders/GiftParcel.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import type { Translate } from '#messages/translator.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import type { OrderView } from './use-order.ts'
import './OrderHead.css'

export function OrderHead({ order }: { order: OrderView }) {
  const t = useTranslate()
  const { dateRange } = useFormat()
  const { status, paymentStatus, number, lines, deliveries } = order
  const gifts = status === 'cancelled' ? [] : lines.filter(({ picture }) => picture)
  const [only, ...others] = deliveries
  const isAwaited =
    only?.requiresShipping && others.length === 0 && status !== 'cancelled' && only.state !== 'delivered'
  return (
    <header className="order-head">
      <div>
        <p>
          <Unbroken text={t('order.number', { number })} part={number} />
        </p>
        <h1>{titleOf(t, order)}</h1>
        {isAwaited && (
          <p data-part="arrives">
            <Icon name="truck" />
            <span>
              <small>{t('order.arrives')}</small>
              {unbrokenDates(dateRange(only.earliest, only.latest))}
            </span>
          </p>
        )}
        <div data-part="badges">
          {/* Title and steps show the other states. */}
          <StatusBadge payment={paymentStatus} />
        </div>
      </div>
      {gifts.length > 0 && (
        <GiftParcel
          gifts={gifts}
          wrapping={lines.find(({ wrapping }) => wrapping)?.wrapping ?? null}
          plain={!lines.some(({ wrap }) => wrap)}
          phase={status === 'delivered' ? 'open' : 'packed'}
        />
      )}
    </header>
  )
}

/** The state of a parcel with one recipient: by name, unless it is the buyer's own. Other orders have the usual title. */
function titleOf(t: Translate, { status, greeting, deliveries, lines }: OrderView): string {
  const [only, ...others] = deliveries
  if (status === 'cancelled') return t('order.cancelledTitle')
  if (!only?.requiresShipping || others.length > 0 || status === 'unpaid') return t('order.title')
  const name = only.firstName || only.name
  const isOwn = !name || name === greeting
  if (status === 'shipped') return isOwn ? t('order.onWay') : t('order.onWayTo', { name })
  if (status === 'delivered') return isOwn ? t('order.hasArrived') : t('order.deliveredTo', { name })
  if (isOwn) return t('order.packing')
  return t(lines.some(({ wrap }) => wrap) ? 'order.wrappingFor' : 'order.packingFor', { name })
}
