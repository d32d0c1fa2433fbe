// Printable document: the invoice with amounts, or the gift receipt without prices.
import { times } from '#domain/pricing/money.ts'
import { formatTime } from '#messages/format-time.ts'
import { Totals } from '../../shared/cart/Totals.tsx'
import { useFormat, useHref, useMoney, useVisit } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { GiftReceipt } from './GiftReceipt.tsx'
import type { Paper } from './documents.ts'
import type { OrderView } from './use-order.ts'
import './OrderDocument.css'

type OrderPaperProps = {
  paper: Paper
  order: OrderView
  /** Position of the delivery whose document it is. */
  recipient: number
}

export function OrderDocument({ paper, order, recipient }: OrderPaperProps) {
  const { t } = useVisit()
  const href = useHref()
  return (
    <article className="order-document">
      <div data-part="tools">
        <Button onClick={() => print()}>{t('after.print')}</Button>
        <Button variant="quiet" href={href(`/orderDetail?number=${order.number}`)}>
          {t('after.backToOrder')}
        </Button>
      </div>
      {paper === 'invoice' ? (
        <Invoice order={order} />
      ) : (
        <GiftReceipt order={order} recipient={order.deliveries[recipient] ? recipient : 0} />
      )}
    </article>
  )
}

function Invoice({ order }: { order: OrderView }) {
  const { t, locale } = useVisit()
  const day = (time: number) => formatTime(locale, time, deviceTimeZone())
  const delivery = order.deliveries[0]
  return (
    <>
      <header>
        <h1>{t('after.invoice')}</h1>
        <div>
          <PostalAddress lines={order.seller.lines} country={order.seller.country} />
          {order.seller.vatId && <small>{t('after.vatId', { number: order.seller.vatId })}</small>}
        </div>
      </header>
      <dl>
        <div>
          <dt>{t('track.number')}</dt>
          <dd>
            <bdi>{order.number}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('after.date')}</dt>
          <dd>{day(order.placedAt)}</dd>
        </div>
        <div>
          <dt>{t('after.billTo')}</dt>
          <dd>
            {order.buyerName ? (
              <PostalAddress lines={[order.buyerName, order.email]} country={null} />
            ) : (
              delivery && <PostalAddress lines={delivery.address} country={delivery.country} />
            )}
          </dd>
        </div>
      </dl>
      <Goods lines={order.lines} />
      <Amounts order={order} day={day} />
    </>
  )
}

function Goods({ lines }: { lines: OrderView['lines'] }) {
  const { t } = useVisit()
  const money = useMoney()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('after.item')}</th>
          <th scope="col">{t('after.quantity')}</th>
          <th scope="col">{t('after.unitPrice')}</th>
          <th scope="col">{t('after.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.title}
              <small>
                {[
                  line.optionsText,
                  line.personalisation && t('cart.quoted', { text: line.personalisation }),
                  line.withoutText && t('cart.withoutText'),
                  line.wrap && t('cart.wrap'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </td>
            <td>{line.quantity}</td>
            <td>
              <bdi>{money(line.unitPrice)}</bdi>
            </td>
            <td>
              <bdi>{money(times(line.unitPrice, line.quantity))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Amounts({ order, day }: { order: OrderView; day: (at: number) => string }) {
  const { t } = useVisit()
  const money = useMoney()
  const paidAt = order.timeline.find(({ kind }) => kind === 'processing')?.at
  return (
    <div data-part="amounts">
      <Totals totals={order.totals} discounts={order.discounts} />
      <p>{paidAt === undefined ? t('after.notPaid') : t('after.paidOn', { time: day(paidAt) })}</p>
      {order.refunds.map(
        ({ amount, doneAt }, at) =>
          doneAt !== null && (
            <p key={at}>{t('after.refundSent', { amount: money(amount), time: day(doneAt) })}</p>
          ),
      )}
      <Taxes order={order} />
    </div>
  )
}

/** Net and tax of the total for each rate, as frozen at order time. */
function Taxes({ order: { taxes, taxIncluded } }: { order: OrderView }) {
  const { t } = useVisit()
  const money = useMoney()
  const { percent } = useFormat()
  return (
    <>
      {taxes.map(({ basisPoints, net, tax }) => (
        <dl key={basisPoints} data-part="taxes">
          <div>
            <dt>{t('after.net')}</dt>
            <dd>
              <bdi>{money(net)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('after.tax', { percent: percent(basisPoints) })}</dt>
            <dd>
              <bdi>{money(tax)}</bdi>
            </dd>
          </div>
        </dl>
      ))}
      <p>{t(taxIncluded ? 'after.taxIncluded' : 'after.taxExcluded')}</p>
    </>
  )
}
