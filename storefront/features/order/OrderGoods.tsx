// The gifts of an order with their sums. A long list shows the first ones, so that the sums stay near.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isForMany } from '#domain/orders/sharing.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Totals } from '../../shared/cart/Totals.tsx'
import { OrderLine } from './OrderLine.tsx'
import { PaidBack } from './PaidBack.tsx'
import type { OrderView } from './use-order.ts'

/** Lines of a list that is complete, and of a longer one. */
const maxLines = 8
const firstLines = 5

export function OrderGoods({ order }: { order: OrderView }) {
  const t = useTranslate()
  return (
    <section data-part="goods" aria-labelledby="order-goods">
      <h2 id="order-goods">{t(order.status === 'cancelled' ? 'order.ordered' : 'order.goods')}</h2>
      {!isForMany(order) && <Lines order={order} />}
      <div data-part="sums">
        <Totals totals={order.totals} discounts={order.discounts} />
        <Tax order={order} />
      </div>
      <PaidBack order={order} />
    </section>
  )
}

function Lines({ order }: { order: OrderView }) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const { lines } = order
  const [shown, setShown] = useState(lines.length > maxLines ? firstLines : lines.length)

  function showAll(): void {
    flushSync(() => setShown(lines.length))
    list.current?.children[firstLines]?.querySelector<HTMLElement>('div > a')?.focus()
  }

  return (
    <>
      <ul ref={list}>
        {lines.map((line, at) => (
          <OrderLine key={line.id} order={order} line={line} isFolded={at >= shown} />
        ))}
      </ul>
      {shown < lines.length && (
        <Button variant="link" size="s" onClick={showAll}>
          {t('list.more', { count: lines.length - shown })}
        </Button>
      )}
    </>
  )
}

/** Of the total, which a refund does not change. */
function Tax({ order: { status, taxes, totals, isExport } }: { order: OrderView }) {
  const { t, money } = useVisit()
  if (isExport && status === 'cancelled') return null
  // After the delivery no import charges follow.
  if (isExport)
    return <p data-part="tax">{t(status === 'delivered' ? 'totals.exportSent' : 'totals.export')}</p>
  const minor = taxes.reduce((sum, { tax }) => sum + tax.minor, 0)
  if (minor === 0 || totals.salesTax?.minor) return null
  return <p data-part="tax">{t('totals.taxPart', { amount: money({ ...totals.total, minor }) })}</p>
}
