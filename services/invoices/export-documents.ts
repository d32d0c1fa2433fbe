// A period's invoices, credit notes and lost disputes for the accountant, with one row for each rate.
import type { Queryable } from '#data/database.ts'
import {
  listDocuments,
  listIssued,
  listLostDisputes,
  sumSalesTo,
  type LostDispute,
} from '#data/orders/invoices.ts'
import { instantAt, plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { creditedTaxes } from '#domain/invoices/credit.ts'
import type { IssuedDocument } from '#domain/invoices/issued-document.ts'
import { unionCountries } from '#domain/markets/union.ts'
import { decimalText, money, type Currency, type Money } from '#domain/pricing/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { TaxPart } from '#domain/tax/order-taxes.ts'
import { thresholdSales, thresholdState, type ThresholdState } from '#domain/tax/union-threshold.ts'

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
function readPeriod(text: string): Period | null {
  const [, year, month] = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  return year === undefined ? null : { year: Number(year), month: month === undefined ? null : Number(month) }
}

/**
 * Amounts are decimal numbers; those of credit notes and lost disputes are negative. The sum of `gross` is what was
 * paid and neither refunded nor lost.
 */
export async function exportDocuments(
  db: Queryable,
  typed: string,
  timeZone: string,
): Promise<string | Refusal<'period-invalid'>> {
  const period = readPeriod(typed)
  if (!period) return refuse('period-invalid')
  const instants = instantsOf(period, timeZone)
  const documents = await listIssued(db, instants)
  const lost: Entry[] = []
  for (const dispute of await listLostDisputes(db, instants))
    lost.push(...(await entriesOf(db, dispute, timeZone)))
  const ofPeriod = lost.filter(({ issuedAt }) => issuedAt >= instants.from && issuedAt < instants.until)
  return csvOf([columns, ...[...documents, ...ofPeriod].flatMap((entry) => rowsOf(entry, timeZone))])
}

/** In the time zone of the shop, as the dates on the documents. */
function instantsOf({ year, month }: Period, timeZone: string): { from: number; until: number } {
  const day = (of: number, inMonth: number) => `${of}-${String(inMonth).padStart(2, '0')}-01` as PlainDate
  const first = day(year, month ?? 1)
  const next = month === null || month === 12 ? day(year + 1, 1) : day(year, month + 1)
  const at = (date: PlainDate) => instantAt(date, 0, timeZone)
  return { from: at(first), until: at(next) }
}

/** One document, or what the books have in place of one. */
type Entry = {
  readonly kind: 'invoice' | 'credit-note' | 'lost-dispute'
  readonly number: string
  readonly issuedAt: number
  readonly currency: Currency
  readonly document: Pick<IssuedDocument, 'total' | 'taxes' | 'orderNumber' | 'corrects' | 'buyer' | 'notes'>
  readonly provider: string
  readonly reference: string | null
}

/**
 * What is lost by the decision, in proportion to what credit notes have left of the invoice. A refund that fails later
 * reverses its credit note, and leaves more: the rest is lost on that day.
 */
async function entriesOf(db: Queryable, dispute: LostDispute, timeZone: string): Promise<Entry[]> {
  const { reference: number, amount, decidedAt, orderId, currency, provider, paymentReference } = dispute
  const documents = await listDocuments(db, orderId)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error(`order ${orderId} has no invoice`)
  const credits = documents.filter(({ kind }) => kind === 'credit-note')
  const reversals = credits.filter(({ total, issuedAt }) => total < 0 && issuedAt > decidedAt)
  const lost: { total: number; taxes: TaxPart[] }[] = []
  const corrects = { number: invoice.number, issuedOn: plainDateIn(invoice.issuedAt, timeZone) }
  const { orderNumber, buyer, notes } = invoice.document
  return [decidedAt, ...reversals.map(({ issuedAt }) => issuedAt)].flatMap((at) => {
    const credited = credits.flatMap(({ issuedAt, document }) => (issuedAt <= at ? [document] : []))
    const earlier = [...credited, ...lost]
    const total = Math.max(0, Math.min(amount - sumOf(lost), invoice.total - sumOf(earlier)))
    if (total === 0 && at !== decidedAt) return []
    const taxes = creditedTaxes(invoice.document, earlier, { amount: total, returned: [] }, currency)
    lost.push({ total, taxes })
    const document = { total, taxes, orderNumber, corrects, buyer, notes }
    return {
      kind: 'lost-dispute',
      number,
      issuedAt: at,
      currency,
      document,
      provider,
      reference: paymentReference,
    }
  })
}

function sumOf(documents: readonly { readonly total: number }[]): number {
  return documents.reduce((sum, { total }) => sum + total, 0)
}

function rowsOf(listed: Entry, timeZone: string): (string | number)[][] {
  const { kind, number, issuedAt, currency, document, provider, reference } = listed
  const sign = kind === 'invoice' ? 1 : -1
  const decimal = (minor: number) => decimalText(money(sign * minor, currency))
  const taxed = document.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const untaxed = { country: '', state: '', basisPoints: null, net: document.total - taxed, tax: 0 }
  const parts = [...document.taxes, ...(untaxed.net !== 0 || document.taxes.length === 0 ? [untaxed] : [])]
  return parts.map(({ country = '', state = '', basisPoints, net, tax }) => [
    number,
    kind,
    plainDateIn(issuedAt, timeZone),
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

type UnionSales = { readonly year: number; readonly sales: Money; readonly state: ThresholdState }

/**
 * Sales to other member states, against the threshold, of this year and the last. null: the seller is not in the
 * European Union.
 */
export async function unionSales(
  db: Queryable,
  { seller, shipping }: Pick<Settings, 'seller' | 'shipping'>,
  now: number,
): Promise<UnionSales[] | null> {
  if (!unionCountries.has(seller.country)) return null
  const others = [...unionCountries].filter((country) => country !== seller.country)
  const { timeZone } = shipping.warehouse
  const thisYear = Number(plainDateIn(now, timeZone).slice(0, 4))
  const years: UnionSales[] = []
  for (const year of [thisYear, thisYear - 1]) {
    const sales = thresholdSales(await sumSalesTo(db, others, instantsOf({ year, month: null }, timeZone)))
    years.push({ year, sales, state: thresholdState(sales) })
  }
  return years
}
