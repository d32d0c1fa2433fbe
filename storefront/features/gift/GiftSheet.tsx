// The gift of a code: the closed parcel, then card, content, shipments and exchanges.
import { useRef, useState } from 'react'
import { cardLines } from '#domain/orders/card-lines.ts'
import { call } from '#web/platform/api/call.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'
import { ExchangeDialog } from './ExchangeDialog.tsx'
import { GiftBox } from './GiftBox.tsx'
import type { GiftView, OpenedGift } from './GiftForm.tsx'
import './GiftSheet.css'

type GiftProps = { opened: OpenedGift; onChange: (gift: GiftView) => void }
type GiftSheetProps = GiftProps & { onUnwrapped: () => void }

/** The parcel is closed at first. What is in it can be read after it was opened or skipped. */
export default function GiftSheet({ opened, onChange, onUnwrapped }: GiftSheetProps) {
  const t = useTranslate()
  const [isUnwrapped, setUnwrapped] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  return (
    <section className="gift-sheet">
      <div className="gift-front">
        <GiftBox
          gift={opened.gift}
          onOpened={() => {
            setUnwrapped(true)
            onUnwrapped()
            // The pressed button has left.
            requestAnimationFrame(() => words.current?.focus({ preventScroll: true }))
          }}
        />
        {isUnwrapped && (
          <div ref={words} tabIndex={-1} data-part="words">
            {messageOf(opened.gift) && (
              <MessageCard text={cardLines(messageOf(opened.gift))} label={t('present.message')} />
            )}
            <Thanks opened={opened} onChange={onChange} />
          </div>
        )}
      </div>
      {isUnwrapped && (
        <div className="gift-content">
          <GiftContent gift={opened.gift} />
        </div>
      )}
      {isUnwrapped && <ExchangeOffer opened={opened} onChange={onChange} />}
    </section>
  )
}

/** The only message is the card of the parcel; others stay with their gifts. */
function messageOf({ message, lines }: GiftView): string {
  const [only = '', ...others] = [message, ...lines.map(({ giftMessage }) => giftMessage)].filter(Boolean)
  return others.length === 0 ? only : message
}

function GiftContent({ gift }: { gift: GiftView }) {
  const t = useTranslate()
  return (
    <>
      <section aria-labelledby="gift-goods">
        <h2 id="gift-goods">{t('present.goods')}</h2>
        <ul>
          {gift.lines.map((line) => (
            <GiftLine key={line.id} gift={gift} line={line} />
          ))}
        </ul>
        <Arrival gift={gift} />
      </section>
      {gift.exchanges.map((exchange) => (
        <Exchange key={exchange.reference} exchange={exchange} seller={gift.seller} />
      ))}
    </>
  )
}

function GiftLine({ gift, line }: { gift: GiftView; line: GiftView['lines'][number] }) {
  const t = useTranslate()
  const { picture, personalisation, giftMessage, quantity } = line
  const details = useLineDetails()({ ...line, withoutText: false })
  // A single gift has no number.
  const facts = [quantity > 1 && `× ${quantity}`, details].filter(Boolean).join(' · ')
  return (
    <li>
      {/* The picture of a single gift is in the parcel. */}
      {gift.lines.length > 1 && (
        <span data-part="picture">
          {picture && (
            <Picture picture={picture} ratio="square" sizes="6rem" widest={320} alt="">
              <LazyDrawnText picture={picture} text={personalisation} />
            </Picture>
          )}
        </span>
      )}
      <div>
        <strong>{line.title}</strong>
        {facts && <small>{facts}</small>}
        {line.personal && <small>{t('present.personal')}</small>}
        {giftMessage && giftMessage !== messageOf(gift) && <MessageCard text={cardLines(giftMessage)} />}
      </div>
    </li>
  )
}

function Arrival({ gift: { state, earliest, latest, shipments } }: { gift: GiftView }) {
  const { t, dateRange } = useVisit()
  const isThere = state === 'delivered'
  return (
    <div data-part="state">
      <Icon name={isThere ? 'check' : 'truck'} />
      <div>
        <p>
          {isThere
            ? t('present.delivered')
            : t(`present.${state}`, { dates: unbrokenDates(dateRange(earliest, latest)) })}
        </p>
        {!isThere && shipments.map((parcel) => <Parcel key={parcel.trackingNumber} parcel={parcel} />)}
      </div>
    </div>
  )
}

/** A line of text until the gift has arrived; the shop may hear of that later than its recipient. */
function ExchangeOffer({ opened: { code, gift }, onChange }: GiftProps) {
  const { t, href } = useVisit()
  const [dialogOpen, setDialogOpen] = useState(false)
  const period = useExchangePeriod(gift)
  const hasPersonal = gift.lines.some(({ personal }) => personal)
  const canExchange = gift.exchangeUntil !== null && gift.lines.some(({ exchangeable }) => exchangeable > 0)
  const isThere = gift.state === 'delivered'
  if (!period && !hasPersonal && !canExchange) return null
  return (
    <div data-part="exchange">
      <p>{joinSentences([period ?? '', hasPersonal && t('order.personalKept')])}</p>
      {canExchange && (
        <Button
          variant={isThere ? 'secondary' : 'link'}
          icon={isThere ? 'returns' : undefined}
          onClick={() => setDialogOpen(true)}
        >
          {t('present.exchange')}
        </Button>
      )}
      {hasPersonal && (
        <Button variant="link" href={href('/contact-us')}>
          {t('present.fault')}
        </Button>
      )}
      {dialogOpen && (
        <ExchangeDialog code={code} gift={gift} onClose={() => setDialogOpen(false)} onChange={onChange} />
      )}
    </div>
  )
}

/** The days count from the delivery, so the last one is not known before it. */
function useExchangePeriod({ state, exchangeUntil, returnDays, lines }: GiftView): string | undefined {
  const { t, date } = useVisit()
  if (lines.every(({ personal }) => personal)) return undefined
  if (state !== 'delivered')
    return returnDays === undefined ? undefined : t('present.exchangeWithin', { returnDays })
  return exchangeUntil ? t('present.exchangeUntil', { date: date(exchangeUntil) }) : undefined
}

function Thanks({ opened: { code, gift }, onChange }: GiftProps) {
  const t = useTranslate()
  const [busy, run] = useBusy()
  if (gift.isThanked) return <output>{t('present.thanked')}</output>
  const thank = () =>
    run(async () => {
      const thanked = await call('gift.thank', { giftCode: code }).catch(() => null)
      if (thanked) onChange(thanked)
    })
  return (
    <Button icon="heart" loading={busy} onClick={() => void thank()}>
      {t('present.thank')}
    </Button>
  )
}

function Parcel({ parcel: { carrier, trackingNumber, link } }: { parcel: GiftView['shipments'][number] }) {
  const t = useTranslate()
  return (
    <p>
      {t('present.parcel', { carrier })} <bdi>{trackingNumber}</bdi>
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('order.follow')}
        </a>
      )}
    </p>
  )
}

type ExchangeProps = { exchange: GiftView['exchanges'][number]; seller: GiftView['seller'] }

function Exchange({ exchange: { reference, status, answer, parcel }, seller }: ExchangeProps) {
  const t = useTranslate()
  return (
    <Notice
      tone={status === 'refused' ? 'warning' : 'success'}
      title={t('present.exchangeOf', { reference })}
    >
      {status === 'asked' && (
        <>
          <p>{t('present.sendTo', { reference })}</p>
          <PostalAddress lines={seller.lines} country={seller.country} />
        </>
      )}
      {status === 'approved' && <p>{t(parcel ? 'present.sent' : 'present.approved')}</p>}
      {status === 'refused' && <p>{t('present.refused', { answer })}</p>}
      {parcel && <Parcel parcel={parcel} />}
    </Notice>
  )
}
