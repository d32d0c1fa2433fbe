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
      <div data-part="names">
        {name && <p data-part="greeting">{t('order.giftFor', { name })}</p>}
        {delivery?.giver && <p>{t('order.giftFrom', { name: delivery.giver })}</p>}
      </div>
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
      <span>{t('cart.times', { quantity: line.quantity })}</span>{' '}
      <div>
        <b>{line.title}</b>
        {details && <small>{details}</small>}
      </div>
    </li>
  )
}
