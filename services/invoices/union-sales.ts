// Sales to other member states of the European Union, against the threshold.
import type { Queryable } from '#data/database.ts'
import { sumSalesTo } from '#data/orders/invoices.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { unionCountries } from '#domain/markets/union.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { thresholdSales, thresholdState, type ThresholdState } from '#domain/tax/union-threshold.ts'
import { instantsOf } from './export-documents.ts'

export type UnionSales = { readonly year: number; readonly sales: Money; readonly state: ThresholdState }

/** This year and the last; null: the seller is not in the European Union. */
export async function unionSales(
  db: Queryable,
  { seller, shipping }: Pick<Settings, 'seller' | 'shipping'>,
  nowMs: number,
): Promise<UnionSales[] | null> {
  if (!unionCountries.has(seller.country)) return null
  const others = [...unionCountries].filter((country) => country !== seller.country)
  const { timeZone } = shipping.warehouse
  const thisYear = Number(plainDateIn(nowMs, timeZone).slice(0, 4))
  const years: UnionSales[] = []
  for (const year of [thisYear, thisYear - 1]) {
    const sales = thresholdSales(await sumSalesTo(db, others, instantsOf({ year, month: null }, timeZone)))
    years.push({ year, sales, state: thresholdState(sales) })
  }
  return years
}
