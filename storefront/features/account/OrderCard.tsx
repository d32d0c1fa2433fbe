// One order of a list: products, status and actions.
import { formatClock, formatDay } from '#messages/format-time.ts'
import { joinParts } from '#messages/join-parts.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { distinctPictures } from '../../shared/orders/distinct-pictures.ts'
import { requestOrder } from '../../shared/orders/requested-order.ts'
import { Facts } from '../../shared/orders/Facts.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { OrderCardData } from './account-data.ts'
import { dayOf } from './day-of.ts'
import { hasReturnSlip, isClosed, OrderActions } from './OrderActions.tsx'
import './OrderCard.css'

/** Products; the others are counted. */
const namedGifts = 2
/** Pictures, or three and a count. */
const mostTiles = 4

type OrderCardProps = {
  order: OrderCardData
  /** Whether its next step is the main action of the page. */
  isMain: boolean
  /** Pictures show the gifts; there are no titles, and no ways to end or repeat it. */
  isBrief?: boolean
  /** Called after a cancellation or confirmed delivery: all lists of orders change. */
  onChange: () => void
}

export function OrderCard({ order, isMain, isBrief = false, onChange }: OrderCardProps) {
  const { t, locale, href, money, date } = useVisit()
  const { number, status, paymentStatus, items, total, refunded, request: openRequest } = order
  const lines = giftsOf(order)
  const pictured = lines.length > mostTiles ? distinctPictures(lines, mostTiles - 1) : lines
  const { recipients = [] } = order
  const recipientsText =
    recipients.length > 1
      ? t('bulk.recipients', { count: recipients.length })
      : t('order.for', { name: recipients.join() })
  const request = () => requestOrder(number)
  const areAllPictured = pictured.length === lines.length
  const detail = {
    href: href(`/orderDetail?number=${number}`),
    onPointerEnter: request,
    onPointerDown: request,
    onFocus: request,
  }
  return (
    <article
      className="order-card"
      data-brief={isBrief || undefined}
      data-pictured={areAllPictured || undefined}
      data-closed={isClosed(order) || undefined}
      aria-label={t('order.number', { number })}
    >
      <header>
        <a {...detail} data-part="number">
          <bdi>{number}</bdi>
          <Icon name="arrow-end" />
        </a>
        <div data-part="state">
          <small>{date(dayOf(order.placedAt))}</small>
          <div>
            <StatusBadge status={status} payment={paymentStatus} request={openRequest} />
          </div>
        </div>
        <strong>
          {refunded ? (
            <>
              <s>{money(total)}</s> <bdi>{money({ ...total, minor: total.minor - refunded.minor })}</bdi>
            </>
          ) : (
            <bdi>{money(total)}</bdi>
          )}
        </strong>
      </header>
      <div data-part="goods">
        <a {...detail} tabIndex={-1} aria-hidden="true">
          <Pictures lines={pictured} />
          {lines.length > pictured.length && <bdi>+{items - pictured.length}</bdi>}
        </a>
        <div>
          <Latest order={order} />
          <p data-part="names" className={isBrief ? 'visually-hidden' : undefined}>
            {joinParts(
              locale,
              byTitle(lines).map(([title]) => title),
            )}
          </p>
          {!isBrief && <Titles lines={lines} />}
          <small>
            {recipients.length > 0 && `${recipientsText} · `}
            {t('cart.count', { count: items })}
          </small>
          {!isBrief && order.returnUntil && (
            <small>{t('order.returnHint', { date: unbrokenDates(date(order.returnUntil)) })}</small>
          )}
        </div>
      </div>
      <OrderActions order={order} detail={detail} isMain={isMain} isBrief={isBrief} onChange={onChange} />
    </article>
  )
}

type Line = OrderCardData['lines'][number]

/** The same gift for several recipients has a line for each of them. */
function giftsOf({ lines }: OrderCardData): Line[] {
  const same = Map.groupBy(lines, (line) => [line.productId, line.optionsText, line.personalisation].join())
  return [...same.values()].map((each) => ({ ...each[0]!, quantity: quantityOf(each) }))
}

const quantityOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0)

/** '2 × Chocolate Bunny', with its lines. */
function byTitle(lines: readonly Line[]): (readonly [title: string, lines: readonly Line[]])[] {
  return [...Map.groupBy(lines, ({ title }) => title)].map(([title, same]) => {
    const quantity = quantityOf(same)
    return [quantity > 1 ? `${quantity} × ${title}` : title, same]
  })
}

/** Of each gift, with its quantity. */
function Pictures({ lines }: { lines: readonly Line[] }) {
  return lines.map(
    ({ picture, personalisation, quantity = 1 }, at) =>
      picture && (
        <Picture key={at} picture={picture} ratio="square" sizes="5rem" widest={320} alt="">
          <LazyDrawnText picture={picture} text={personalisation} />
          {quantity > 1 && <b>{quantity}</b>}
        </Picture>
      ),
  )
}

function Titles({ lines }: { lines: OrderCardData['lines'] }) {
  const t = useTranslate()
  return byTitle(lines)
    .slice(0, namedGifts)
    .map(([title, same]) => (
      <p key={title} data-part="title">
        {title}
        <small>
          <Facts
            of={same.map(({ optionsText, personalisation }) =>
              joinSentences([
                same.length > 1 && optionsText,
                personalisation && t('cart.quoted', { text: personalisation }),
              ]),
            )}
          />
        </small>
      </p>
    ))
}

/** How long it is held, when it arrives or has arrived, until when it is sent back, or what is paid back. */
function Latest({ order }: { order: OrderCardData }) {
  const { t, locale, money, date, dateRange } = useVisit()
  const { status, heldUntil, arrival, deliveredAt, refunded, refunding, request, sendBy } = order
  const texts = [
    status === 'unpaid' && t('order.heldUntil', { time: formatClock(locale, heldUntil, deviceTimeZone()) }),
    arrival &&
      !request &&
      t('shipping.arrives', { dates: unbrokenDates(dateRange(arrival.earliest, arrival.latest)) }),
    deliveredAt &&
      !request &&
      !refunded &&
      !refunding &&
      t('order.delivered', { time: unbrokenDates(formatDay(locale, deliveredAt, deviceTimeZone())) }),
    refunded && t('order.refunded', { amount: money(refunded) }),
    refunding && t('order.refundComing', { amount: money(refunding) }),
    hasReturnSlip(order) &&
      (sendBy ? t('order.sendBy', { date: unbrokenDates(date(sendBy)) }) : t('order.enclose')),
  ]
  return texts.map(
    (text, at) =>
      text && (
        <p key={at} data-part="arrival">
          {text}
        </p>
      ),
  )
}
