// Slip for the parcel of a return: gifts with their reasons, and below the cut line the label with the address.
import { useVisit } from '#web/platform/pages/visit.ts'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { PaperSheet } from './PaperSheet.tsx'
import { askedLines, askedReferences } from './RequestTask.tsx'
import type { OrderView } from './use-order.ts'
import './ReturnSlip.css'

export function ReturnSlip({ order }: { order: OrderView }) {
  const { t, locale } = useVisit()
  const detailsOf = useLineDetails()
  return (
    <PaperSheet className="return-slip" title={t('order.return-slip')}>
      <p>
        {t('track.number')} <bdi>{order.number}</bdi>
      </p>
      <ul>
        {askedLines(order).map(({ line, quantity, reason }, at) => (
          <li key={at}>
            <span>
              {t('cart.times', { quantity })} <b>{line.title}</b>
              {detailsOf(line) && <small>{detailsOf(line)}</small>}
            </span>
            {reason && <span>{t(`order.reason.${reason}`)}</span>}
          </li>
        ))}
      </ul>
      <div data-part="cut" aria-hidden="true" />
      <div data-part="label">
        <PostalAddress lines={order.seller.lines} country={order.seller.country} />
        <p>
          <bdi>{askedReferences(order, locale)}</bdi>
        </p>
      </div>
    </PaperSheet>
  )
}
