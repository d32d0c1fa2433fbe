// Slip for the parcel of a return: gifts with their reasons. Where the shop mails no label, the address to cut off.
import type { ReactNode } from 'react'
import { shopPaysPostage } from '#domain/orders/return-reason.ts'
import type { Country } from '#domain/markets/market.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { formatDate } from '#messages/format.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { returnPostage, stickLabelText } from '#messages/return-postage.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { QrCode } from '#web/ui/QrCode.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { LinePicture } from './LinePicture.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { giverOf } from './giver-of.ts'
import { askedLines, askedReferences, askedRequests, returnUntil } from './asked-requests.ts'
import { RefundWorth } from './RefundWorth.tsx'
import type { OrderView } from './use-order.ts'
import './ReturnSlip.css'

export function ReturnSlip({ order }: { order: OrderView }) {
  const { number, deliveries, seller, email } = order
  const giver = giverOf(order)
  const { t, locale } = useVisit()
  const detailsOf = useLineDetails()
  const gifts = askedLines(order)
  const references = askedRequests(order).map(({ reference }) => reference)
  const isFree = shopPaysPostage(order.freeReturns ?? false, gifts)
  const [sender, ...others] = deliveries
  const only = others.length === 0
  const recipient = sender?.firstName || sender?.name
  const askedAt = order.timeline.findLast(({ kind }) => kind === 'return-asked')?.at
  const returnNumber = (
    <Fact term={t('order.returnNumber')}>
      <bdi>{askedReferences(order, locale)}</bdi>
    </Fact>
  )
  return (
    <PaperSheet className="return-slip" title={t('order.return-slip')}>
      <div data-part="parties">
        <dl>
          <Fact term={t('order.returnFrom')}>
            {giver || !sender ? (
              <bdi>{giver}</bdi>
            ) : (
              <PostalAddress lines={sender.address} country={sender.country} />
            )}
            <small>
              <bdi>{email}</bdi>
            </small>
            {giver && only && recipient && <small>{t('order.giftFor', { name: recipient })}</small>}
          </Fact>
          <Fact term={t('order.returnTo')}>
            <PostalAddress lines={seller.lines} country={seller.country} />
          </Fact>
        </dl>
        <figure>
          <QrCode text={references.join(' ')} />
          <figcaption>{t('order.slipCode')}</figcaption>
        </figure>
      </div>
      <dl data-part="numbers">
        <Fact term={t('track.number')}>
          <bdi>{number}</bdi>
        </Fact>
        {returnNumber}
        {askedAt !== undefined && (
          <Fact term={t('order.date')}>{formatDate(locale, plainDateIn(askedAt, deviceTimeZone()))}</Fact>
        )}
      </dl>
      <ul>
        {gifts.map(({ line, quantity, reason }, at) => (
          <li key={at}>
            <LinePicture line={line} />
            <div>
              {t('cart.times', { quantity })} <b>{line.title}</b>
              {detailsOf(line) && <small>{detailsOf(line)}</small>}
              {reason && <small>{t('order.slipReason', { reason: t(`order.reason.${reason}`) })}</small>}
            </div>
          </li>
        ))}
      </ul>
      <p data-part="refund">
        <RefundWorth order={order} gifts={gifts} />
      </p>
      <Steps order={order} isFree={isFree} />
      <p>{joinSentences([!isFree && returnPostage(t, false, gifts), t('order.slipRefund')])}</p>
      {!isFree && <Label order={order}>{returnNumber}</Label>}
    </PaperSheet>
  )
}

/** The order's page has the same steps. */
function Steps({ order, isFree }: { order: OrderView; isFree: boolean }) {
  const { email } = order
  const { t, date } = useVisit()
  const sendBy = returnUntil(order)
  const day = sendBy ? unbrokenDates(date(sendBy)) : ''
  const steps = isFree
    ? [t('order.labelMailed', { email }), t('order.slipInside'), stickLabelText(t, day)]
    : [t('order.stickAddress'), t('order.slipEnclose'), ...(day ? [t('order.sendBy', { date: day })] : [])]
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <Unbroken text={step} part={email} />
        </li>
      ))}
    </ol>
  )
}

/** To cut off. `children`: the number of the return. */
function Label({ order: { seller, deliveries }, children }: { order: OrderView; children: ReactNode }) {
  const { t } = useVisit()
  const countryOf = usePostalCountry()
  return (
    <>
      <div data-part="cut" aria-hidden="true" />
      <dl data-part="label">
        <Fact term={t('order.returnTo')}>
          <PostalAddress
            lines={[...seller.lines, ...countryOf(seller.country, deliveries[0]?.country)]}
            country={null}
          />
        </Fact>
        {children}
      </dl>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Last line of the address of a parcel from abroad, in capitals: rule of the Universal Postal Union. Carriers read Latin letters. */
function usePostalCountry(): (country: Country, from: Country | undefined) => string[] {
  const { locale } = useVisit()
  const nameOf = useCountryName()
  return (country, from) => {
    if (country === from) return []
    if (locale !== 'ar' && locale !== 'ja' && locale !== 'zh') return [nameOf(country).toUpperCase()]
    const english = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
    return [`${english.toUpperCase()} (${nameOf(country)})`]
  }
}
