// One order of a list: products, status and actions.
import { countedTitle } from '#messages/counted-title.ts'
import { formatClock, formatDay } from '#messages/format-time.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { distinctPictures } from '../../shared/orders/distinct-pictures.ts'
import { returnText } from '../../shared/orders/return-text.ts'
import { requestOrder } from '../../shared/orders/requested-order.ts'
import { Facts } from '../../shared/orders/Facts.tsx'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { OrderCardData } from './account-data.ts'
import { dayOf } from './day-of.ts'
import { hasReturnSlip, OrderActions } from './OrderActions.tsx'
import './OrderCard.css'

/** Products; the others are counted. */
const namedGifts = 3
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
  const { t, href, money, date } = useVisit()
  const { number, status, paymentStatus, items, total, refunded, refunding, request: openRequest } = order
  const gifts = giftsOf(order)
  const parts = partsComingBack(order, gifts)
  const lines = parts ?? gifts
  const pictured = lines.length > mostTiles ? distinctPictures(lines, mostTiles - 1) : lines
  const { recipients = [] } = order
  const recipientsText =
    recipients.length > 1
      ? t('bulk.recipients', { count: recipients.length })
      : t('order.for', { name: recipients.join() })
  const request = () => requestOrder(number)
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
          {lines.length > pictured.length && (
            <bdi>+{(parts ? quantityOf(parts) : items) - pictured.length}</bdi>
          )}
        </a>
        <div>
          <Latest order={order} />
          <Titles
            lines={lines}
            sentBack={refunding ? 'order.event.return-approved' : 'order.event.refunded'}
            isHidden={isBrief}
          />
          <small>
            {recipients.length > 0 && (
              <>
                {recipientsText}
                {parts ? <br /> : ' · '}
              </>
            )}
            {parts
              ? t('order.returningSome', { count: quantityOf(parts), all: items })
              : t('cart.count', { count: items })}
          </small>
          {!isBrief && <ReturnPeriod order={order} gifts={gifts} />}
        </div>
      </div>
      <OrderActions order={order} detail={detail} isMain={isMain} isBrief={isBrief} onChange={onChange} />
    </article>
  )
}

type Line = OrderCardData['lines'][number]
type Gift = Line & {
  readonly quantity: number
  readonly returnable: number
  readonly returning: number
  readonly approved: number
}

/** The same gift for several recipients has a line for each of them. */
function giftsOf({ lines }: OrderCardData): Gift[] {
  const same = Map.groupBy(lines, (line) => [line.productId, line.optionsText, line.personalisation].join())
  return [...same.values()].map((each) => {
    const sum = (count: (line: Line) => number) => each.reduce((total, line) => total + count(line), 0)
    return {
      ...each[0]!,
      quantity: quantityOf(each),
      returnable: sum(({ quantity = 1, returnable = quantity }) => returnable),
      returning: sum(({ returning = 0 }) => returning),
      approved: sum(({ approved = 0 }) => approved),
    }
  })
}

const quantityOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0)

/** What a return that is not decided sends back; null: everything, none, or lines that the list does not have. */
function partsComingBack(order: OrderCardData, gifts: readonly Gift[]): Gift[] | null {
  if (!hasReturnSlip(order)) return null
  const parts = gifts.flatMap((gift) => (gift.returning > 0 ? [{ ...gift, quantity: gift.returning }] : []))
  return parts.length > 0 && quantityOf(parts) < order.items ? parts : null
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

type TitlesProps = {
  lines: readonly Line[]
  /** What became of the gifts that came back. */
  sentBack: 'order.event.return-approved' | 'order.event.refunded'
  /** Only for screen readers. */
  isHidden: boolean
}

function Titles({ lines, sentBack, isHidden }: TitlesProps) {
  const t = useTranslate()
  return [...Map.groupBy(lines, ({ title }) => title)]
    .slice(0, isHidden ? undefined : namedGifts)
    .map(([title, same]) => (
      <p key={title} className={isHidden ? 'visually-hidden' : undefined}>
        {quantityOf(same) > 1 ? countedTitle(t, quantityOf(same), title) : title}
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
        <SentBack lines={same} text={sentBack} />
      </p>
    ))
}

/** Which gifts a refund is for. */
function SentBack({ lines, text }: { lines: readonly Line[]; text: TitlesProps['sentBack'] }) {
  const t = useTranslate()
  const count = lines.reduce((sum, { approved = 0 }) => sum + approved, 0)
  if (count === 0) return null
  return (
    <small>
      {t(text)}
      {count < quantityOf(lines) && ` · ${t('order.partOf', { count, all: quantityOf(lines) })}`}
    </small>
  )
}

function ReturnPeriod({
  order: { items, returnUntil },
  gifts,
}: {
  order: OrderCardData
  gifts: readonly Gift[]
}) {
  const visit = useVisit()
  if (!returnUntil) return null
  const lines = gifts.map((gift) => ({ ...gift, isPersonal: gift.personalisation !== '' }))
  // The first lines of a long order do not name everything.
  const isBrief = quantityOf(gifts) === items
  return <small>{returnText(visit, { lines, lastDay: returnUntil, isBrief })}</small>
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
