// Amounts of an order, each with its name, and their total.
import type { ReactNode } from 'react'
import type { Money } from '#domain/pricing/money.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { t } from '../../platform/language.ts'

export type AmountRow = readonly [label: string, amount: Money] | false | null

type AmountsProps = {
  /** Rows before the total. */
  rows: readonly AmountRow[]
  total: Money
  /** Amounts that change while the order is written are read aloud. */
  loading?: boolean
  /** Rows after the total. */
  children?: ReactNode
}

export function Amounts({ rows, total, loading, children }: AmountsProps) {
  const { money } = useVisit()
  const isLive = loading !== undefined
  return (
    <dl className="amounts" aria-live={isLive ? 'polite' : undefined} aria-busy={loading || undefined}>
      {rows.map((row) => row && <Amount key={row[0]} label={row[0]} amount={money(row[1])} />)}
      <Amount label={t('totals.total')} amount={<b>{money(total)}</b>} />
      {children}
    </dl>
  )
}

export function Amount({ label, amount }: { label: ReactNode; amount: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
