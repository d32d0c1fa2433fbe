// One report: its table, of sales with figures and a chart, and the table as a CSV file.
import { useState } from 'react'
import { percentText } from '../../platform/amounts.ts'
import { funnelShares, type Period, type Report, type Table } from './report.ts'
import { SalesChart } from './SalesChart.tsx'
import { t } from '../../platform/language.ts'
import { download } from '../../platform/download.ts'
import { csvOf } from '#domain/csv.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import type { ReturnReason } from '#domain/orders/return-reason.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Cell = string | number

/** The others follow a press. */
const firstRows = 7

type ReportPanelProps = { report: Report; period: Period; data: Table; loading: boolean }

export function ReportPanel({ report, period, data, loading }: ReportPanelProps) {
  const show = useCells()
  const title = t(`admin.dashboard.${report}`)
  const { columns: names, rows } = report === 'funnel' ? withShares(data) : data
  const columns = names.map((key, at) => ({
    key,
    label: t(`admin.dashboard.${key as 'day'}`),
    numeric: typeof rows[0]?.[at] === 'number' || isAmount(key) || key === 'ofBefore',
    cell: (row: readonly Cell[]) => show(key, row[at]!, row[names.indexOf('currency')]),
  }))
  const [isWhole, setWhole] = useState(false)
  const table = (
    <DataTable
      label={title}
      // Amounts are shown with their currency. Only the file has the keys of products.
      columns={columns.filter(({ key }) => key !== 'currency' && key !== 'productKey')}
      rows={isWhole ? rows : rows.slice(0, firstRows)}
      rowKey={(row) => row.join(' ')}
      loading={loading}
      empty={null}
    />
  )
  const more = rows.length > firstRows && !isWhole && (
    <Button size="s" variant="tertiary" onClick={() => setWhole(true)}>
      {t('admin.orders.more')}
    </Button>
  )
  return (
    <Panel
      title={title}
      action={
        <Button
          size="s"
          variant="link"
          onClick={() =>
            download(
              `${report}-${period.from}-${period.to}.csv`,
              csvOf([columns.map(({ label }) => label), ...rows]),
            )
          }
        >
          {t('admin.dashboard.csv')}
        </Button>
      }
    >
      {report === 'sales' ? (
        <>
          <SalesChart period={period} data={data} />
          <Disclosure summary={t('admin.dashboard.byDay')}>
            {table}
            {more}
          </Disclosure>
        </>
      ) : (
        <>
          {table}
          {more}
        </>
      )}
    </Panel>
  )
}

function withShares({ columns, rows }: Table): Table {
  const shares = funnelShares(rows).map(({ step, count, share }) => {
    return [step, count, share === null ? '–' : percentText(share * 100)]
  })
  return { columns: [...columns, 'ofBefore'], rows: shares }
}

const isAmount = (column: string): boolean => column === 'revenue' || column === 'refunded'

/** Texts of cells: days, amounts, kinds, reasons and steps in the member's language. */
function useCells(): (column: string, cell: Cell, currency?: Cell) => string {
  const { money: write, date } = useVisit()
  return (column, cell, currency) => {
    const text = String(cell)
    if (column === 'day') return date(text, 'weekday')
    if (isAmount(column) && isCurrency(currency)) {
      const minor = typedAmount(text, currency)
      if (minor !== null) return write(money(minor, currency))
    }
    if (column === 'kind') return t(`admin.returns.${text as 'return'}`)
    if (column === 'reason') return t(`order.reason.${text as ReturnReason}`)
    if (column === 'step') return t(`admin.dashboard.${text as 'carts'}`)
    return text
  }
}
