// Slip for the parcel of a return: gifts with their reasons, and below the cut line the label with the address.
import type { ReactNode } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { withoutLink } from '#messages/linked-part.ts'
import { returnPostage } from '#messages/return-postage.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { PaperSheet } from './PaperSheet.tsx'
import { askedLines, askedReferences, returnUntil } from './RequestTask.tsx'
import type { OrderView } from './use-order.ts'
import './ReturnSlip.css'

export function ReturnSlip({ order }: { order: OrderView }) {
  const { number, seller, buyerName, deliveries } = order
  const { t, locale, date } = useVisit()
  const detailsOf = useLineDetails()
  const countryOf = usePostalCountry()
  const sendBy = returnUntil(order)
  const gifts = askedLines(order)
  const returnNumber = (
    <Fact term={t('order.returnNumber')}>
      <bdi>{askedReferences(order, locale)}</bdi>
    </Fact>
  )
  return (
    <PaperSheet className="return-slip" title={t('order.return-slip')}>
      <dl>
        <Fact term={t('order.returnFrom')}>
          <bdi>{buyerName || deliveries[0]?.name}</bdi>
        </Fact>
        <Fact term={t('track.number')}>
          <bdi>{number}</bdi>
        </Fact>
        {returnNumber}
      </dl>
      <ul>
        {gifts.map(({ line, quantity, reason }, at) => (
          <li key={at}>
            {t('cart.times', { quantity })} <b>{line.title}</b>
            {detailsOf(line) && <small>{detailsOf(line)}</small>}
            {reason && <small>{t('order.slipReason', { reason: t(`order.reason.${reason}`) })}</small>}
          </li>
        ))}
      </ul>
      <ol>
        <li>{t('order.slipEnclose')}</li>
        <li>{t('order.slipAddress')}</li>
        {sendBy && <li>{t('order.sendBy', { date: unbrokenDates(date(sendBy)) })}</li>}
      </ol>
      <p>
        {joinSentences([withoutLink(returnPostage(t, order.freeReturns ?? false, gifts)), t('facts.refund')])}
      </p>
      <div data-part="cut" aria-hidden="true" />
      <dl data-part="label">
        <Fact term={t('order.returnTo')}>
          <PostalAddress
            lines={[...seller.lines, ...countryOf(seller.country, deliveries[0]?.country)]}
            country={null}
          />
        </Fact>
        {returnNumber}
      </dl>
    </PaperSheet>
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
