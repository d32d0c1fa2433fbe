// Recipients of an order that is too large to list. It shows the goods in sum, a table, a CSV file and all gift
// receipts.
import { csvOf } from '#domain/csv.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import { recipientState, recipientTitle } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'
import './ManyRecipients.css'

type Line = OrderView['lines'][number]

export default function ManyRecipients({ order }: { order: OrderView }) {
  const { t, href } = useVisit()
  const { header, rows } = useTable(order)
  const { deliveries, masked, number, status } = order
  return (
    <section className="many-recipients" aria-labelledby="order-recipients">
      <h2 id="order-recipients">{t('bulk.recipients', { count: deliveries.length })}</h2>
      <ul>
        {sumOf(order.lines).map(({ title, optionsText, quantity }) => (
          <li key={`${title} ${optionsText}`}>
            {t('cart.times', { quantity })} {title} <small>{optionsText}</small>
          </li>
        ))}
      </ul>
      {!masked && (
        <div data-part="actions">
          <Button variant="secondary" size="s" onClick={() => download(number, [header, ...rows])}>
            {t('bulk.download')}
          </Button>
          {status !== 'cancelled' && (
            <Button
              variant="secondary"
              size="s"
              href={href(`/orderDetail?number=${number}&paper=gift-receipt&to=all`)}
              target="_blank"
            >
              {t('bulk.receipts')}
            </Button>
          )}
        </div>
      )}
      <details>
        <summary>{t('bulk.all')}</summary>
        <ol>
          {rows.map(([, name, address, gift, ...more], at) => (
            <li key={at}>
              <bdi>{name}</bdi>
              <small>
                <bdi>{address}</bdi>
              </small>
              <span>{gift}</span>
              <small>
                <Facts of={more} />
              </small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/** One row for each recipient. */
function useTable(order: OrderView): { header: string[]; rows: string[][] } {
  const { deliveries, lines } = order
  const { t, dateRange } = useVisit()
  const linesOf = Map.groupBy(lines, ({ delivery }) => delivery)
  const header = [
    '#',
    t('bulk.recipient'),
    t('checkout.address'),
    t('bulk.gift'),
    t('order.delivery'),
    t('order.arrives'),
    t('order.tracking'),
  ]
  const rows = deliveries.map((delivery, at) => {
    const { earliest, latest, requiresShipping, address, shipments } = delivery
    return [
      String(at + 1),
      delivery.name || recipientTitle(t, delivery, at),
      address.slice(1).join(', '),
      (linesOf.get(at) ?? []).map(giftText).join('; '),
      recipientState(t, order, delivery),
      requiresShipping ? dateRange(earliest, latest) : '',
      shipments.map(({ trackingNumber }) => trackingNumber).join(' '),
    ]
  })
  return { header, rows }
}

function giftText({ quantity, removed, title, optionsText, personalisation }: Line): string {
  const count = quantity - removed
  return [count === 1 ? title : `${count} × ${title}`, optionsText, personalisation]
    .filter(Boolean)
    .join(' · ')
}

/** One entry for each variant, without the texts of single gifts. */
function sumOf(lines: readonly Line[]): Pick<Line, 'title' | 'optionsText' | 'quantity'>[] {
  const groups = Map.groupBy(lines, ({ title, optionsText }) => `${title}\n${optionsText}`)
  return [...groups.values()].map((group) => {
    const { title, optionsText } = group[0]!
    const quantity = group.reduce((sum, line) => sum + line.quantity - line.removed, 0)
    return { title, optionsText, quantity }
  })
}

function download(number: string, rows: readonly string[][]): void {
  // Spreadsheets recognise UTF-8 by the mark.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${number}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
