// Invoices and credit notes of a month or a year for the accountant: one row for each rate of each document.
import { listIssued, type ListedDocument } from '#data/orders/invoices.ts'
import type { Queryable } from '#data/database.ts'
import { instantAt, plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import { decimalText, money } from '#domain/pricing/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

const columns = [
  'number',
  'kind',
  'date',
  'order',
  'corrects',
  'buyer country',
  'tax country',
  'state',
  'rate %',
  'net',
  'tax',
  'gross',
  'currency',
  'note',
  'payment provider',
  'payment reference',
]

export type Period = { readonly year: number; readonly month: number | null }

/** '2026' or '2026-11'; null: neither. */
export function readPeriod(text: string): Period | null {
  const [, year, month] = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  return year === undefined ? null : { year: Number(year), month: month === undefined ? null : Number(month) }
}

/** Amounts are decimal numbers; those of credit notes are negative. The sum of `gross` is what was paid and not refunded. */
export async function exportDocuments(
  db: Queryable,
  typed: string,
): Promise<string | Refusal<'period-invalid'>> {
  const period = readPeriod(typed)
  if (!period) return refuse('period-invalid')
  const documents = await listIssued(db, instantsOf(period))
  return csvOf([columns, ...documents.flatMap(rowsOf)])
}

/** In the time zone of the shop, as the dates on the documents. */
function instantsOf({ year, month }: Period): { from: number; until: number } {
  const day = (of: number, inMonth: number) => `${of}-${String(inMonth).padStart(2, '0')}-01` as PlainDate
  const first = day(year, month ?? 1)
  const next = month === null || month === 12 ? day(year + 1, 1) : day(year, month + 1)
  const at = (date: PlainDate) => instantAt(date, 0, warehouse.timeZone)
  return { from: at(first), until: at(next) }
}

function rowsOf(listed: ListedDocument): (string | number)[][] {
  const { kind, number, issuedAt, currency, document, provider, reference } = listed
  const sign = kind === 'invoice' ? 1 : -1
  const decimal = (minor: number) => decimalText(money(sign * minor, currency))
  const taxed = document.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const untaxed = { country: '', state: '', basisPoints: null, net: document.total - taxed, tax: 0 }
  const parts = [...document.taxes, ...(untaxed.net !== 0 || document.taxes.length === 0 ? [untaxed] : [])]
  return parts.map(({ country = '', state = '', basisPoints, net, tax }) => [
    number,
    kind,
    plainDateIn(issuedAt, warehouse.timeZone),
    document.orderNumber,
    document.corrects?.number ?? '',
    document.buyer.country ?? '',
    country,
    state,
    basisPoints === null ? '' : basisPoints / 100,
    decimal(net),
    decimal(tax),
    decimal(net + tax),
    currency,
    document.notes.join(' '),
    provider,
    reference ?? '',
  ])
}
