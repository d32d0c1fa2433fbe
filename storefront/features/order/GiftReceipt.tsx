// Gift receipt of a parcel, A6: greeting, the buyer's message, lines without prices, and gift code.
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { giftWords } from '#domain/orders/gift-words.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { formatDate } from '#messages/format.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { GiftCode } from './GiftCode.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { PaperSheet } from './PaperSheet.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import type { OrderView } from './use-order.ts'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'
import './GiftReceipt.css'

type GiftReceiptProps = {
  order: OrderView
  /** Position of the delivery whose receipt it is. */
  recipient: number
}

export function GiftReceipt({ order, recipient }: GiftReceiptProps) {
  const { t, locale } = useVisit()
  const delivery = order.deliveries[recipient]
  const name = delivery?.firstName || delivery?.name
  const lines = order.lines.filter((line) => line.delivery === recipient)
  return (
    <PaperSheet className="gift-receipt" title={t('order.gift-receipt')}>
      <Ribbon />
      {name && <p data-part="greeting">{t('order.giftFor', { name })}</p>}
      {delivery?.giver && <p>{t('order.giftFrom', { name: delivery.giver })}</p>}
      {giftWords(delivery?.message ?? '', lines).map(({ text, gift }, at) => (
        <figure key={at}>
          <MessageCard text={text} />
          {gift && <figcaption>{gift}</figcaption>}
        </figure>
      ))}
      <ul>
        {lines.map((line) => (
          <Gift key={line.id} line={line} />
        ))}
      </ul>
      {delivery?.giftCode ? (
        <GiftCode code={delivery.giftCode} returnDays={order.returnDays} lines={lines} />
      ) : (
        <p>
          {joinSentences([
            t('order.exchange', order),
            lines.some(({ personal }) => personal) && t('order.personalKept'),
          ])}
        </p>
      )}
      <footer>
        <span>
          {t('track.number')} <bdi>{order.number}</bdi>
        </span>
        <bdi>{formatDate(locale, plainDateIn(order.placedAt, deviceTimeZone()))}</bdi>
        <bdi>{order.seller.lines[0]}</bdi>
      </footer>
    </PaperSheet>
  )
}

function Gift({ line }: { line: OrderView['lines'][number] }) {
  const { t } = useVisit()
  const details = useLineDetails()(line)
  return (
    <li>
      {t('cart.times', { quantity: line.quantity })} <b>{line.title}</b>
      {details && <small>{details}</small>}
    </li>
  )
}

/** Drawn with strokes and borders: printers omit backgrounds. */
function Ribbon() {
  return (
    <div data-part="ribbon" aria-hidden="true">
      <svg viewBox="0 0 48 26" width="48" height="26">
        <path d="M23 11C17 2 4 0 4 8s13 9 19 5M25 11C31 2 44 0 44 8s-13 9-19 5" />
        <path d="M23 14c-2 4-6 8-11 10M25 14c2 4 6 8 11 10" />
        <circle cx="24" cy="12" r="3" />
      </svg>
    </div>
  )
}
