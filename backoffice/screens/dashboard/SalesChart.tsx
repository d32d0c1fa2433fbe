// Sales of a period: three figures and a column for each day, of one currency at a time.
import { useState } from 'react'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { currencyDecimals, isCurrency, money, type Currency } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { boot } from '../../platform/boot.ts'
import { t } from '../../platform/language.ts'
import type { Period, Table } from './report.ts'

type DayOfSales = { readonly day: string; readonly currency: Currency; orders: number; revenue: number }

/** Amounts in minor units. */
function salesOf({ columns, rows }: Table): DayOfSales[] {
  const at = (name: string): number => columns.indexOf(name)
  return rows.flatMap((row) => {
    const currency = row[at('currency')]
    if (!isCurrency(currency)) return []
    const revenue = typedAmount(String(row[at('revenue')]), currency) ?? 0
    return [{ day: String(row[at('day')]), currency, orders: Number(row[at('orders')]), revenue }]
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** Exchange rates of the day are unknown, so no currency is converted. The seller's own comes first. */
export function SalesChart({ period, data }: { period: Period; data: Table }) {
  const { money: write } = useVisit()
  const all = salesOf(data)
  const byCurrency = Map.groupBy(all, ({ currency }) => currency)
  const ordersIn = (currency: Currency): number =>
    sumOf((byCurrency.get(currency) ?? []).map(({ orders }) => orders))
  const own = currencyOf(boot.country)
  const currencies = [...byCurrency.keys()].toSorted(
    (a, b) => Number(b === own) - Number(a === own) || ordersIn(b) - ordersIn(a),
  )
  const [chosen, setChosen] = useState<Currency | null>(null)
  const shown = currencies.find((each) => each === chosen) ?? currencies[0]
  if (!shown) return null
  const days = byCurrency.get(shown)!
  const revenue = sumOf(days.map((each) => each.revenue))
  const orders = ordersIn(shown)
  const figures = [
    [t('admin.dashboard.revenue'), write(money(revenue, shown))],
    [t('admin.dashboard.orders'), String(orders)],
    [t('admin.dashboard.average'), write(money(orders ? Math.round(revenue / orders) : 0, shown))],
  ]
  return (
    <>
      {currencies.length > 1 && (
        <fieldset className="filters" aria-label={t('admin.dashboard.currency')}>
          {currencies.map((each) => (
            <button key={each} type="button" aria-pressed={each === shown} onClick={() => setChosen(each)}>
              {each}
            </button>
          ))}
        </fieldset>
      )}
      <dl className="sales-figures">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Columns period={period} days={days} currency={shown} />
    </>
  )
}

function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from as PlainDate; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

type ColumnsProps = { period: Period; days: readonly DayOfSales[]; currency: Currency }

/** Hidden from screen readers: the table below has the figures. */
function Columns({ period, days, currency }: ColumnsProps) {
  const { date, money: write } = useVisit()
  const revenues = new Map(days.map(({ day, revenue }) => [day, revenue]))
  const all = daysOf(period)
  const most = Math.max(...revenues.values(), 10 ** currencyDecimals[currency])
  return (
    <div className="sales-chart" aria-hidden="true">
      <span>{write(money(most, currency))}</span>
      <svg viewBox={`0 0 ${all.length} 100`} preserveAspectRatio="none">
        {all.map((day, at) => {
          const height = ((revenues.get(day) ?? 0) / most) * 100
          return (
            <rect key={day} x={at + 0.15} y={100 - height} width={0.7} height={height}>
              <title>{`${date(day, 'weekday')}: ${write(money(revenues.get(day) ?? 0, currency))}`}</title>
            </rect>
          )
        })}
      </svg>
      <span>{date(period.from, 'short')}</span>
      <span>{date(period.to, 'short')}</span>
    </div>
  )
}
