// One line of an order: product, quantity, what was paid back or is returned, price, and wrapping with its card.
import { cardLines } from '#domain/orders/card-lines.ts'
import { openRequest } from '#domain/orders/open-request.ts'
import { times } from '#domain/pricing/money.ts'
import { isolate } from '#messages/isolate.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { LinePersonalisation } from '../../shared/orders/LinePersonalisation.tsx'
import { requestText } from '../../shared/orders/request-text.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import { WrapChip } from '../../shared/wrapping/WrapChip.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import { recipientTitle } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'

type OrderLineProps = {
  order: OrderView
  line: OrderView['lines'][number]
  /** Only printed. */
  isFolded: boolean
}

export function OrderLine({ order, line, isFolded }: OrderLineProps) {
  const { t, money, href, locale } = useVisit()
  const wrap = wrappingText(t, line)
  // Of a cancelled order, no card is written. The sum has its wrapping.
  const message = order.status === 'cancelled' ? '' : line.giftMessage
  const product = href(`/${line.address ?? line.productKey}`)
  const recipient = order.deliveries.length > 1 && order.deliveries[line.delivery]
  return (
    <li data-folded={isFolded || undefined}>
      <a href={product} data-part="picture" tabIndex={-1} aria-hidden="true">
        {line.picture && (
          <Picture picture={line.picture} ratio="whole" sizes="5rem" widest={320} alt="">
            <LazyDrawnText picture={line.picture} text={line.personalisation} whole />
          </Picture>
        )}
      </a>
      <div>
        <a href={product}>{line.title}</a>
        <small>
          <Facts
            of={[
              `× ${line.quantity}`,
              line.quantity > 1 && t('order.each', { price: money(line.unitPrice) }),
              line.optionsText && isolate(locale, line.optionsText),
              line.removed > 0 && t('order.removed', { count: line.removed }),
              recipient && recipientTitle(t, recipient, line.delivery),
            ]}
          />
        </small>
        <LinePersonalisation line={line} />
        <SentBack order={order} line={line} />
      </div>
      <bdi>{money(times(line.unitPrice, line.quantity))}</bdi>
      {(wrap || message) && (
        <div data-part="wrap">
          {wrap && (
            <small>
              <WrapChip wrapping={line.wrapping} />
              <span>{wrap}</span>
            </small>
          )}
          {message && <MessageCard text={cardLines(message)} />}
        </div>
      )}
    </li>
  )
}

/** What was paid back and what comes back, with the quantity if it is a part of the line. The heading has a whole order. */
function SentBack({ order, line }: Omit<OrderLineProps, 'isFolded'>) {
  const t = useTranslate()
  const { quantity, removed, refunded = 0, returning = 0 } = line
  const all = quantity - removed
  const request = openRequest(order)
  const states = [
    [returning, request ? requestText(request) : 'order.event.return-approved'],
    [refunded, 'order.event.refunded'],
  ] as const
  const isWhole = (of: 'returning' | 'refunded') =>
    order.lines.every((each) => (each[of] ?? 0) >= each.quantity - each.removed)
  if (isWhole('returning') || isWhole('refunded')) return null
  return states
    .filter(([count]) => count > 0)
    .map(([count, text]) => (
      <p key={text} data-part="sent-back">
        <Badge>{t(text)}</Badge>
        {count < all && <small>{t('order.partOf', { count, all })}</small>}
      </p>
    ))
}
