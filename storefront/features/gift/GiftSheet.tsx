// The gift of a code: the closed parcel, then card, content, shipments and exchanges.
import { useRef, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
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
  const [isUnwrapped, setUnwrapped] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  return (
    <section className="gift-sheet">
      <GiftBox
        gift={opened.gift}
        onOpened={() => {
          setUnwrapped(true)
          onUnwrapped()
          // The pressed button has left.
          requestAnimationFrame(() => content.current?.focus({ preventScroll: true }))
        }}
      />
      {isUnwrapped && (
        <div ref={content} tabIndex={-1} className="gift-content">
          <GiftContent opened={opened} onChange={onChange} />
        </div>
      )}
    </section>
  )
}

function GiftContent({ opened: { code, gift }, onChange }: GiftProps) {
  const { t, href, dateRange } = useVisit()
  const period = useExchangePeriod(gift)
  const [dialogOpen, setDialogOpen] = useState(false)
  const { state, exchangeUntil } = gift
  const messages = [gift.message, ...gift.lines.map(({ giftMessage }) => giftMessage)].filter(Boolean)
  // The only message is the card of the parcel; others stay with their gifts.
  const message = messages.length === 1 ? messages[0] : gift.message
  const canExchange = exchangeUntil !== null && gift.lines.some(({ exchangeable }) => exchangeable > 0)
  const hasPersonal = gift.lines.some(({ personal }) => personal)
  return (
    <>
      {message && <MessageCard text={message} label={t('present.message')} />}
      <Thanks opened={{ code, gift }} onChange={onChange} />
      <section aria-labelledby="gift-goods">
        <h2 id="gift-goods">{t('present.goods')}</h2>
        <ul>
          {gift.lines.map((line) => (
            <li key={line.id}>
              {/* The picture of a single gift is in the parcel above. */}
              {gift.lines.length > 1 && (
                <span data-part="picture">
                  {line.picture && (
                    <Picture picture={line.picture} ratio="square" sizes="6rem" widest={320} alt="">
                      <LazyDrawnText picture={line.picture} text={line.personalisation} />
                    </Picture>
                  )}
                </span>
              )}
              <div>
                <strong>{line.title}</strong>
                {quantityText(line) && <small>{quantityText(line)}</small>}
                {line.personalisation && (
                  <small>{t('cart.personalText', { text: line.personalisation })}</small>
                )}
                {line.personal && <small>{t('present.personal')}</small>}
                {line.giftMessage && line.giftMessage !== message && <MessageCard text={line.giftMessage} />}
              </div>
            </li>
          ))}
        </ul>
        <p data-part="state">
          <Icon name={state === 'delivered' ? 'check' : 'truck'} />
          {state === 'delivered'
            ? t('present.delivered')
            : t(`present.${state}`, { dates: unbrokenDates(dateRange(gift.earliest, gift.latest)) })}
        </p>
        {state !== 'delivered' &&
          gift.shipments.map((parcel) => <Parcel key={parcel.trackingNumber} parcel={parcel} />)}
      </section>
      {gift.exchanges.map((exchange) => (
        <Exchange key={exchange.reference} exchange={exchange} seller={gift.seller} />
      ))}
      {(period || hasPersonal) && (
        <p>
          {period} {hasPersonal && <a href={href('/contact-us')}>{t('present.fault')}</a>}
        </p>
      )}
      {canExchange && (
        <Button variant="secondary" icon="returns" onClick={() => setDialogOpen(true)}>
          {t('present.exchange')}
        </Button>
      )}
      {dialogOpen && (
        <ExchangeDialog code={code} gift={gift} onClose={() => setDialogOpen(false)} onChange={onChange} />
      )}
    </>
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

/** A single gift has no number. */
function quantityText({ quantity, optionsText }: GiftView['lines'][number]): string {
  return [quantity > 1 && `× ${quantity}`, optionsText].filter(Boolean).join(' · ')
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
      {t('present.parcel', { carrier })} <bdi>{trackingNumber}</bdi>{' '}
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
