// The complete order: status, recipients, shipments, lines and totals.
import { Suspense, type ReactNode } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { cardLines } from '#domain/orders/card-lines.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { formatTime } from '#messages/format-time.ts'
import type { Translate } from '#messages/translator.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'
import { OrderGoods } from './OrderGoods.tsx'
import { isPaidBack, isRefundLatest, refundMethod } from './OrderRefunds.tsx'
import { CopyTracking } from './CopyTracking.tsx'
import { parcelLink } from './FollowParcel.tsx'
import { parcelAbove } from './ParcelFact.tsx'
import { GiftLink } from './GiftLink.tsx'
import { recipientState, recipientTitle } from './recipient-title.ts'
import { giverOf } from './giver-of.ts'
import type { OrderView } from './use-order.ts'
import './OrderSheet.css'

const ManyRecipients = deferredComponent(() => import('./ManyRecipients.tsx'), { when: 'use' })

type OrderSheetProps = {
  order: OrderView
  header?: ReactNode
  /** The heading says when the only parcel arrives. */
  isDateAbove?: boolean
  /** The thanks above link to the page of a single recipient. */
  isThanked?: boolean
  /** Below the sums: the payment, or the same gifts again. */
  pay?: ReactNode
  /** The documents, below the sums. */
  papers?: ReactNode
  /** Status. */
  children: ReactNode
  /** Under everything: actions, and what can be changed. */
  footer?: ReactNode
}

export function OrderSheet({
  order,
  header,
  isDateAbove = false,
  isThanked = false,
  pay,
  papers,
  children,
  footer,
}: OrderSheetProps) {
  const many = isForMany(order)
  const more = <div data-part="more">{footer}</div>
  // Afterwards, how it pleased and what is not right come before the prices. After a refund, the sum does.
  const isMoreFirst = order.status === 'delivered' && !isRefundLatest(order)
  // A cancelled order is not sent.
  const deliveries =
    order.status !== 'cancelled' &&
    (many ? (
      <Suspense fallback={null}>
        <ManyRecipients order={order} />
      </Suspense>
    ) : (
      order.deliveries.map((delivery, at) => (
        <Delivery
          key={at}
          at={at}
          delivery={delivery}
          order={order}
          isDateAbove={isDateAbove}
          isThanked={isThanked}
        />
      ))
    ))
  return (
    <div className="order-sheet">
      <div data-part="now">
        {header}
        {children}
      </div>
      {isMoreFirst && more}
      <div data-part="summary">
        <OrderGoods order={order} />
        {pay && <div data-part="pay">{pay}</div>}
        {papers}
      </div>
      {(deliveries || hasContact(order)) && (
        <div data-part="delivery">
          {deliveries}
          {!isWithDelivery(order) && hasContact(order) && <Buyer order={order} />}
        </div>
      )}
      {!isMoreFirst && more}
    </div>
  )
}

/** A cancelled order does not show its e-mail address. */
function hasContact(order: OrderView): boolean {
  const { status, invoiceAddress, remark } = order
  return status !== 'cancelled' || Boolean(giverOf(order) || invoiceAddress || remark)
}

/** Contact and payment are rows of the only delivery. */
function isWithDelivery(order: OrderView): boolean {
  return order.status !== 'cancelled' && order.deliveries.length === 1
}

/** The steps say when it was paid, a refund names the same method. A masked order does not name it. */
function paymentMethodOf(order: OrderView, t: Translate): string {
  const { paymentStatus, paymentMethod = '', timeline } = order
  const isPaid =
    paymentStatus !== 'unpaid' && timeline.some(({ kind }) => kind === 'processing' || kind === 'paid')
  return isPaid && refundMethod(order, t) === null ? paymentMethod : ''
}

function Entry({ term, part, children }: { term: string; part?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd data-part={part}>{children}</dd>
    </div>
  )
}

type DeliveryView = OrderView['deliveries'][number]

type DeliveryProps = {
  at: number
  delivery: DeliveryView
  order: OrderView
  isDateAbove: boolean
  isThanked: boolean
}

function Delivery({ at, delivery, order, isDateAbove, isThanked }: DeliveryProps) {
  const { t, date, dateRange, country } = useVisit()
  const { method, point, arriveOn, state, requiresShipping } = delivery
  const several = order.deliveries.length > 1
  const isAwaited = requiresShipping && state !== 'delivered'
  // The heading has the only parcel on its way.
  const above = parcelAbove(order)
  // After a request, its link would look like that of the return.
  const isReturned = isPaidBack(order) || (state === 'delivered' && order.requests.length > 0)
  const shown = delivery.shipments.filter((parcel) => parcel !== above)
  return (
    <section aria-labelledby={`order-delivery-${at}`}>
      <h2 id={`order-delivery-${at}`}>{several ? recipientTitle(t, delivery, at) : t('order.delivery')}</h2>
      {several && (
        <>
          <p data-part="state" data-state={state}>
            {recipientState(t, order, delivery)}
          </p>
        </>
      )}
      <dl>
        {shown.map((parcel) => (
          <Parcel
            key={parcel.trackingNumber}
            parcel={parcel}
            isFollowed={isReturned || (parcel.link !== null && parcel.link === parcelLink(order))}
            isOnly={!several && delivery.shipments.length === 1}
          />
        ))}
        {!requiresShipping && <Entry term={t('checkout.shipping')}>{t('order.notSent')}</Entry>}
        {isAwaited && (several || !isDateAbove || arriveOn) && (
          <Entry term={t('order.arrives')}>
            {dateRange(delivery.earliest, delivery.latest)}
            {arriveOn && <small>{t('order.wished', { date: date(arriveOn, 'weekday') })}</small>}
          </Entry>
        )}
        {requiresShipping && (
          <Entry term={t('checkout.shipping')}>
            {method}
            {point && <small data-part="point">{point}</small>}
          </Entry>
        )}
        <Entry term={t(requiresShipping ? 'checkout.address' : 'order.buyer')}>
          {/* An address at home needs no country. */}
          <PostalAddress
            lines={delivery.address}
            country={delivery.country === country ? null : delivery.country}
          />
          {!several && !isThanked && <GiftLink order={order} delivery={delivery} />}
        </Entry>
        {delivery.message && (
          <Entry term={t('order.card')}>
            <MessageCard text={cardLines(delivery.message)} />
          </Entry>
        )}
        {isWithDelivery(order) && <BuyerEntries order={order} />}
      </dl>
    </section>
  )
}

function Buyer({ order }: { order: OrderView }) {
  const t = useTranslate()
  const method = paymentMethodOf(order, t)
  return (
    <section aria-labelledby="order-contact">
      <h2 id="order-contact">{t(titleOf(order, method))}</h2>
      <dl>
        <BuyerEntries order={order} />
      </dl>
    </section>
  )
}

function titleOf({ status }: OrderView, method: string) {
  if (status === 'cancelled') return 'order.yourDetails'
  return method ? 'order.contactAndPayment' : 'checkout.contact'
}

function BuyerEntries({ order }: { order: OrderView }) {
  const { email, invoiceAddress, remark } = order
  const giver = giverOf(order)
  const t = useTranslate()
  const method = paymentMethodOf(order, t)
  return (
    <>
      {giver && (
        <Entry term={t('order.buyer')}>
          <bdi>{giver}</bdi>
        </Entry>
      )}
      <Entry term={t('address.email')}>
        <bdi>{email}</bdi>
      </Entry>
      {method && (
        <Entry term={t('checkout.payment')}>
          <bdi>{method}</bdi>
        </Entry>
      )}
      {invoiceAddress && (
        <Entry term={t('checkout.invoiceAddress')}>
          <PostalAddress lines={invoiceAddress} country={null} />
        </Entry>
      )}
      {remark && (
        <Entry term={t('checkout.remarkSection')} part="remark">
          <bdi>{remark}</bdi>
        </Entry>
      )}
    </>
  )
}

type ParcelProps = {
  parcel: DeliveryView['shipments'][number]
  /** A button leads to the carrier's page, or everything came back. */
  isFollowed: boolean
  /** The steps have the day of its arrival. */
  isOnly: boolean
}

function Parcel({ parcel, isFollowed, isOnly }: ParcelProps) {
  const { t, locale } = useVisit()
  const { carrier, trackingNumber, link, deliveredAt } = parcel
  return (
    <Entry term={t('order.parcel', { carrier })}>
      <span data-part="tracking">
        <bdi>{trackingNumber}</bdi>
        <CopyTracking number={trackingNumber} />
      </span>
      {link && !isFollowed && (
        <a data-part="follow" href={link} target="_blank" rel="noreferrer">
          {t('order.follow')}
        </a>
      )}
      {deliveredAt !== null && !isOnly && (
        <small>{t('order.delivered', { time: formatTime(locale, deliveredAt, deviceTimeZone()) })}</small>
      )}
    </Entry>
  )
}
