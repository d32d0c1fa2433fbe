// One report: a chart, its table beside it, and the table as a CSV file.
import { t } from '../../platform/language.ts'
import { download } from '../../platform/download.ts'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import { csvOf } from '#domain/csv.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import type { ReturnReason } from '#domain/orders/return-reason.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'

export type Report = AdminInput<'admin.viewReport'>['report']
export type Table = AdminOutput<'admin.viewReport'>
type Period = { readonly from: string; readonly to: string }
type Cell = string | number

type ReportPanelProps = { report: Report; period: Period; data: Table; loading: boolean }

export function ReportPanel({ report, period, data, loading }: ReportPanelProps) {
  const show = useCells()
  const title = t(`admin.dashboard.${report}`)
  const { columns: names, rows } = data
  const columns = names.map((key, at) => ({
    key,
    label: t(`admin.dashboard.${key as 'day'}`),
    numeric: typeof rows[0]?.[at] === 'number' || isAmount(key),
    cell: (row: readonly Cell[]) => show(key, row[at]!, row[names.indexOf('currency')]),
  }))
  const charts = chartsOf(report, data, show)
  return (
    <Panel
      title={title}
      action={
        <Button
          size="s"
          variant="tertiary"
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
      <div className="report">
        {charts.length > 0 && (
          <div data-part="charts">
            {charts.map(({ label, bars }) => (
              <figure key={label}>
                {label && <figcaption>{label}</figcaption>}
                <BarChart bars={bars} />
              </figure>
            ))}
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls by keyboard too. */}
        <section data-part="table" aria-label={title} tabIndex={0}>
          <DataTable
            label={title}
            // Amounts are shown with their currency. Only the file has the keys of products.
            columns={columns.filter(({ key }) => key !== 'currency' && key !== 'productKey')}
            rows={rows}
            rowKey={(row) => row.join(' ')}
            loading={loading}
            empty={null}
          />
        </section>
      </div>
    </Panel>
  )
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

type Chart = { readonly label: string; readonly bars: readonly Bar[] }

/** Sales have one chart for each currency; words without a result have only the table. */
function chartsOf(
  report: Report,
  { columns, rows }: Table,
  show: (column: string, cell: Cell) => string,
): Chart[] {
  const at = (name: string): number => columns.indexOf(name)
  const bars = (of: Table['rows'], name: string, value: string): Bar[] =>
    of.map((row) => ({ label: show(name, row[at(name)]!), value: Number(row[at(value)]) }))
  switch (report) {
    case 'sales': {
      const currencies = [...new Set(rows.map((row) => String(row[at('currency')])))]
      return currencies.map((currency) => ({
        label: currency,
        bars: bars(
          rows.filter((row) => row[at('currency')] === currency),
          'day',
          'revenue',
        ),
      }))
    }
    case 'best-sellers':
      return [{ label: '', bars: bars(rows.slice(0, 10), 'title', 'quantity') }]
    case 'returns':
      return [{ label: '', bars: bars(rows, 'reason', 'gifts') }]
    case 'funnel':
      return [{ label: '', bars: bars(rows, 'step', 'count') }]
    case 'search-misses':
      return []
  }
}

type Bar = { readonly label: string; readonly value: number }

/** Horizontal bars, from the start of the line. Hidden from screen readers: the table beside it has the figures. */
function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  if (most === 0) return null
  return (
    <ul className="bar-chart" aria-hidden="true">
      {bars.map(({ label, value }, at) => (
        <li key={at}>
          {label}
          <progress value={value} max={most} />
        </li>
      ))}
    </ul>
  )
}
