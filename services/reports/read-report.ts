// The merchant's reports as tables: sales by day, best sellers, returns, searches without result, and the funnel.
import { listSearchMisses } from '#data/catalog/search-misses.ts'
import type { Queryable } from '#data/database.ts'
import {
  listBestSellers,
  listReturnReasons,
  listSales,
  loadFunnel,
  type Period,
} from '#data/orders/figures.ts'
import { addDays, instantAt, type PlainDate } from '#domain/calendar/calendar.ts'
import { decimalText, money } from '#domain/pricing/money.ts'

export const reports = ['sales', 'best-sellers', 'returns', 'search-misses', 'funnel'] as const
export type Report = (typeof reports)[number]

/** First and last day. */
export type Days = { readonly from: PlainDate; readonly to: PlainDate }

/** The names of the columns are keys of texts. Amounts are decimal numbers in the currency of their row. */
export type ReportTable = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const maxRows = 100

/** Days are those of the shop's time zone. `locale`: language of product titles; null: the home language. */
export async function readReport(
  db: Queryable,
  report: Report,
  days: Days,
  timeZone: string,
  locale: string | null,
): Promise<ReportTable> {
  const period: Period = {
    from: instantAt(days.from, 0, timeZone),
    to: instantAt(addDays(days.to, 1), 0, timeZone),
    timeZone,
  }
  switch (report) {
    case 'sales':
      return tableOf(['day', 'currency', 'orders', 'revenue', 'refunded'], await salesRows(db, period))
    case 'best-sellers':
      return tableOf(
        ['title', 'productKey', 'quantity', 'orders'],
        await listBestSellers(db, period, maxRows, locale),
      )
    case 'returns':
      return tableOf(['kind', 'reason', 'requests', 'gifts'], await listReturnReasons(db, period))
    case 'search-misses':
      return tableOf(['words', 'locale', 'count'], await listSearchMisses(db, days, maxRows))
    case 'funnel': {
      const { visitors, carts, orders, paid } = await loadFunnel(db, period)
      const rows = Object.entries({ visitors, carts, orders, paid })
      return { columns: ['step', 'count'], rows }
    }
  }
}

async function salesRows(db: Queryable, period: Period) {
  const sales = await listSales(db, period)
  return sales.map(({ revenue, refunded, ...each }) => ({
    ...each,
    revenue: decimalText(money(revenue, each.currency)),
    refunded: decimalText(money(refunded, each.currency)),
  }))
}

function tableOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): ReportTable {
  return { columns, rows: rows.map((row) => columns.map((column) => row[column])) }
}
