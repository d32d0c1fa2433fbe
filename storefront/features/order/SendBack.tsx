// How the gifts of a return come back, step by step, and what is paid for them.
import { shopPaysPostage } from '#domain/orders/return-reason.ts'
import { countedTitle } from '#messages/counted-title.ts'
import { splitAtLink } from '#messages/linked-part.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { returnPostage, stickLabelText } from '#messages/return-postage.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import { useLineFacts } from '../../shared/orders/line-name.ts'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { askedLines, askedReferences, askedRequests, returnUntil, type AskedLine } from './asked-requests.ts'
import { fillContact, returnSubject } from './fill-contact.ts'
import { RefundWorth } from './RefundWorth.tsx'
import { otherRecipient } from './recipient-title.ts'
import { ShareSteps } from './ShareSteps.tsx'
import type { OrderView } from './use-order.ts'

export function SendBack({ order }: { order: OrderView }) {
  const { masked, email } = order
  const { t, date } = useVisit()
  const gifts = askedLines(order)
  // A masked view has no gifts and no slip.
  const isFree = !masked && shopPaysPostage(order.freeReturns ?? false, gifts)
  const sendBy = askedRequests(order).some(({ kind }) => kind === 'return') && returnUntil(order)
  const day = sendBy ? unbrokenDates(date(sendBy)) : ''
  return (
    <div data-part="send-back">
      <Worth order={order} gifts={gifts} />
      {gifts.length > 0 && <Gifts gifts={gifts} />}
      <ol>
        {isFree && (
          <li>
            <p>
              <Unbroken text={t('order.labelMailed', { email })} part={email} />
            </p>
            <NoLabel order={order} />
          </li>
        )}
        {!masked && (
          <li>
            <p>{t(isFree ? 'order.enclose' : 'order.printSlip')}</p>
            <SlipButton number={order.number} />
          </li>
        )}
        <li>
          {isFree ? <p>{stickLabelText(t, day)}</p> : <Address order={order} gifts={gifts} />}
          {!isFree && day && <p>{t('order.sendBy', { date: day })}</p>}
        </li>
      </ol>
      {!masked && <WithOther order={order} gifts={gifts} isFree={isFree} day={day} />}
    </div>
  )
}

function Gifts({ gifts }: { gifts: readonly AskedLine[] }) {
  const { t } = useVisit()
  const lineFacts = useLineFacts()
  return (
    <div>
      <Icon name="gift" />
      <ul data-part="sent">
        {gifts.map(({ line, quantity, reason }, at) => (
          <li key={at}>
            <Facts of={[countedTitle(t, quantity, line.title), ...lineFacts(line)]} />
            {reason && <small>{t('order.slipReason', { reason: t(`order.reason.${reason}`) })}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Staff send the label by hand: the returns of the back office say so. */
function NoLabel({ order }: { order: OrderView }) {
  const { t, locale, href } = useVisit()
  const text = t('order.labelAsk', { reference: askedReferences(order, locale) })
  const [before, linked, after] = splitAtLink(t('order.noLabel'))
  return (
    <small>
      {before}
      <a href={href('/contact-us')} onClick={() => fillContact(order, { subject: returnSubject(t), text })}>
        {linked}
      </a>
      {after}
    </small>
  )
}

function SlipButton({ number }: { number: string }) {
  const { t, href } = useVisit()
  return (
    <Button
      icon="printer"
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

type OrderGifts = { order: OrderView; gifts: readonly AskedLine[] }

/** The slip opens only for the buyer, so the steps are passed on as a text. */
function WithOther({ order, gifts, isFree, day }: OrderGifts & { isFree: boolean; day: string }) {
  const { t, locale } = useVisit()
  const nameOf = useCountryName()
  const { seller } = order
  const name = otherRecipient(order)
  if (name === '') return null
  const reference = askedReferences(order, locale)
  const where = [...seller.lines, nameOf(seller.country)]
  const steps = isFree
    ? [t('order.noteInside', { reference }), stickLabelText(t, day)]
    : [t('order.sendTo', { reference }), ...where, ...(day ? [t('order.sendBy', { date: day })] : [])]
  return (
    <div>
      <Icon name="user" />
      <div>
        <p>{t('order.withOther', { name })}</p>
        <ShareSteps
          title={t('order.returnOf', { reference })}
          steps={[...gifts.map(({ line, quantity }) => countedTitle(t, quantity, line.title)), ...steps]}
        />
      </div>
    </div>
  )
}

function Worth({ order, gifts }: OrderGifts) {
  const { t } = useVisit()
  return (
    <div>
      <Icon name="wallet" />
      <p>
        <RefundWorth order={order} gifts={gifts} />
        <small>{t('order.refundAfter')}</small>
      </p>
    </div>
  )
}
