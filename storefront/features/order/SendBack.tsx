// How the gifts of a return come back, step by step, and what is paid for them.
import { shopPaysPostage } from '#domain/orders/return-reason.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { returnPostage, stickLabelText } from '#messages/return-postage.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import { useLineFacts } from '../../shared/orders/line-name.ts'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { askedLines, askedReferences, askedRequests, returnUntil } from './asked-requests.ts'
import { fillContact, returnSubject } from './fill-contact.ts'
import type { OrderView } from './use-order.ts'

export function SendBack({ order }: { order: OrderView }) {
  const { masked } = order
  const { t, date } = useVisit()
  const gifts = askedLines(order)
  // A masked view has no gifts and no slip.
  const isFree = !masked && shopPaysPostage(order.freeReturns ?? false, gifts)
  const sendBy = askedRequests(order).some(({ kind }) => kind === 'return') && returnUntil(order)
  const day = sendBy ? unbrokenDates(date(sendBy)) : ''
  return (
    <div data-part="send-back">
      {gifts.length > 0 && <Gifts gifts={gifts} />}
      <ol>
        {isFree && (
          <li>
            <p>{t('order.labelMailed')}</p>
            <LabelButton order={order} />
          </li>
        )}
        {!masked && (
          <li>
            <p>{t(isFree ? 'order.enclose' : 'order.printSlip')}</p>
            <SlipButton number={order.number} isFirst={!isFree} />
          </li>
        )}
        <li>
          {isFree ? <p>{stickLabelText(t, day)}</p> : <Address order={order} gifts={gifts} />}
          {!isFree && day && <p>{t('order.sendBy', { date: day })}</p>}
        </li>
      </ol>
      <Worth order={order} gifts={gifts} />
    </div>
  )
}

type Gift = ReturnType<typeof askedLines>[number]

function Gifts({ gifts }: { gifts: readonly Gift[] }) {
  const { t } = useVisit()
  const lineFacts = useLineFacts()
  return (
    <div>
      <Icon name="gift" />
      <ul data-part="sent">
        {gifts.map(({ line, quantity }, at) => (
          <li key={at}>
            <Facts of={[`${t('cart.times', { quantity })} ${line.title}`, ...lineFacts(line)]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The shop mails the label to who asks for it. */
function LabelButton({ order }: { order: OrderView }) {
  const { t, locale, href } = useVisit()
  const text = t('order.labelAsk', { reference: askedReferences(order, locale) })
  return (
    <Button
      icon="mail"
      href={href('/contact-us')}
      onClick={() => fillContact(order, { subject: returnSubject(t), text })}
    >
      {t('order.getLabel')}
    </Button>
  )
}

function SlipButton({ number, isFirst }: { number: string; isFirst: boolean }) {
  const { t, href } = useVisit()
  return (
    <Button
      icon="printer"
      variant={isFirst ? 'primary' : 'secondary'}
      href={href(`/orderDetail?number=${number}&paper=return-slip`)}
      target="_blank"
      rel="noopener"
    >
      {t('order.return-slip')}
    </Button>
  )
}

/** Where the buyer sends it, at the own cost. */
function Address({ order, gifts }: OrderGifts) {
  const { seller, masked } = order
  const { t, locale } = useVisit()
  const reference = askedReferences(order, locale)
  return (
    <>
      <p>
        {masked ? (
          <Unbroken text={t('order.sendTo', { reference })} part={reference} />
        ) : (
          joinSentences([t('order.stickAddress'), t('order.slipEnclose')])
        )}
      </p>
      <PostalAddress lines={seller.lines} country={seller.country} />
      {!masked && <p>{returnPostage(t, false, gifts)}</p>}
    </>
  )
}

type OrderGifts = { order: OrderView; gifts: readonly Gift[] }

function Worth({ order, gifts }: OrderGifts) {
  const { t, money } = useVisit()
  const [only, ...others] = askedRequests(order)
  // Refunds of several are rounded together.
  const worth = others.length === 0 ? only?.worth : null
  const price = gifts.reduce((sum, { line, quantity }) => sum + line.unitPrice.minor * quantity, 0)
  return (
    <div>
      <Icon name="wallet" />
      <p>
        {worth && (
          <>
            {t('order.refundStep')} <b>{money(worth)}</b>
            {order.discounts.length > 0 && worth.minor < price && <> {t('order.refundDiscount')}</>}
          </>
        )}
        <small>{t('facts.refund')}</small>
      </p>
    </div>
  )
}
