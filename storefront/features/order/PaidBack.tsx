// Rows below the total: what was paid back, what is being paid back, and what is left.
import { useVisit } from '#web/platform/pages/visit.ts'
import type { OrderView } from './use-order.ts'

export function PaidBack({ order: { refunds, totals } }: { order: OrderView }) {
  const { t, money } = useVisit()
  if (refunds.length === 0) return null
  const sumOf = (which: OrderView['refunds']) => which.reduce((sum, { amount }) => sum + amount.minor, 0)
  const done = sumOf(refunds.filter(({ doneAt }) => doneAt !== null))
  const coming = sumOf(refunds) - done
  const left = totals.total.minor - done - coming
  const rows = [
    [done, 'order.paidBack'],
    [coming, 'order.refundOnWay'],
  ] as const
  return (
    <div data-part="paid-back">
      {rows
        .filter(([minor]) => minor > 0)
        .map(([minor, text]) => (
          <p key={text}>
            <span>{t(text)}</span>
            <bdi>{money({ ...totals.total, minor: -minor })}</bdi>
          </p>
        ))}
      {left > 0 && (
        <p>
          <strong>{t('order.paidAfterRefund')}</strong>
          <strong>
            <bdi>{money({ ...totals.total, minor: left })}</bdi>
          </strong>
        </p>
      )}
    </div>
  )
}
