// Issues the missing documents of an order: the invoice of its payment, a credit note for each refund, and reversals. A
// reversal cancels a credit note whose refund failed later. A repeated call issues nothing.
import { brokenConstraint, type Db, type Queryable } from '#data/database.ts'
import {
  insertDocument,
  listDocuments,
  listRefundsToCredit,
  loadCustomsFacts,
  type RefundToCredit,
  type StoredDocument,
} from '#data/orders/invoices.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { creditedTaxes } from '#domain/invoices/credit.ts'
import type { IssuedDocument } from '#domain/invoices/issued-document.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { invoiceOf, isExported, returnedLines, type DocumentSettings } from './invoice-of.ts'

/** All documents of the order; none before it is paid or accepted on invoice. */
export async function issueDocuments(
  db: Db,
  orderId: string,
  settings: DocumentSettings,
  now: number,
): Promise<StoredDocument[]> {
  const order = await loadOrder(db, { id: orderId })
  const only = order && lacksOnlyInvoice(order) ? await issueOnlyInvoice(db, order, settings, now) : null
  return only ? [only] : db.transaction((tx) => issueMissing(tx, orderId, settings, now))
}

/** Nearly every order, when it is paid. */
function lacksOnlyInvoice(order: StoredOrder): boolean {
  return isInvoiced(order) && order.documents.length === 0 && order.refunds.length === 0
}

/** Without a transaction, so that the series is locked for one statement. null: another call has issued it meanwhile. */
async function issueOnlyInvoice(
  db: Db,
  order: StoredOrder,
  settings: DocumentSettings,
  now: number,
): Promise<StoredDocument | null> {
  try {
    return await issueInvoice(db, order, settings, now)
  } catch (error) {
    if (brokenConstraint(error) === 'invoice_of_order') return null
    throw error
  }
}

async function issueInvoice(
  db: Queryable,
  order: StoredOrder,
  settings: DocumentSettings,
  now: number,
): Promise<StoredDocument> {
  const facts = isExported(order, settings.seller) ? await loadCustomsFacts(db, order.id) : []
  const invoice = {
    kind: 'invoice',
    year: yearOf(settings, now),
    orderId: order.id,
    refundId: null,
    document: invoiceOf(order, settings, facts, now),
  } as const
  return insertDocument(db, invoice, now)
}

async function issueMissing(
  tx: Queryable,
  orderId: string,
  settings: DocumentSettings,
  now: number,
): Promise<StoredDocument[]> {
  const order = await lockOrder(tx, orderId)
  const documents = order.documents.length === 0 ? [] : await listDocuments(tx, orderId)
  if (!isInvoiced(order)) return documents
  const stored = documents.find(({ kind }) => kind === 'invoice')
  const invoice = stored ?? (await issueInvoice(tx, order, settings, now))
  if (!stored) documents.push(invoice)
  const { timeZone } = settings.shipping.warehouse
  const year = yearOf(settings, now)
  const refunds = order.refunds.length === 0 ? [] : await listRefundsToCredit(tx, orderId)
  for (const refund of refunds) {
    const document = creditFor(refund, order, { invoice, documents, timeZone })
    if (!document) continue
    const credit = { kind: 'credit-note', year, orderId, refundId: refund.id, document } as const
    documents.push(await insertDocument(tx, credit, now))
  }
  return documents
}

/** The year of the series. */
function yearOf({ shipping: { warehouse } }: DocumentSettings, now: number): number {
  return Number(plainDateIn(now, warehouse.timeZone).slice(0, 4))
}

/** Paid while it was not cancelled. The payment of a cancelled order goes back whole and is no sale. */
export function isInvoiced({ events }: Pick<StoredOrder, 'events'>): boolean {
  return events.some(({ kind }) => kind === 'processing')
}

type IssuedSoFar = {
  readonly invoice: StoredDocument
  readonly documents: readonly StoredDocument[]
  /** The shop's. */
  readonly timeZone: string
}

/** The credit note that the refund lacks, or the reversal of the one whose refund failed; null: nothing is missing. */
function creditFor(
  refund: RefundToCredit,
  order: StoredOrder,
  { invoice, documents, timeZone }: IssuedSoFar,
): IssuedDocument | null {
  const [credit, reversal] = documents.filter(({ refundId }) => refundId === refund.id)
  if (credit && !reversal && refund.state === 'failed') return reversalOf(credit, timeZone)
  if (credit || refund.state !== 'succeeded') return null
  const { seller, buyer, orderNumber, orderedOn, locale, currency, notes } = invoice.document
  const goods = refund.goods ?? returnedLines(order, refund.returnId)
  const earlier = documents.flatMap(({ kind, document }) => (kind === 'credit-note' ? [document] : []))
  const returned = goods.map(({ line: { basisPoints, amount }, country }) => ({
    basisPoints,
    country,
    amount,
  }))
  const taxes = creditedTaxes(invoice.document, earlier, { amount: refund.amount, returned }, currency)
  return {
    seller,
    buyer,
    orderNumber,
    orderedOn,
    suppliedOn: null,
    paidOn: null,
    locale,
    currency,
    lines: goods.map(({ line }) => line),
    amounts: null,
    total: refund.amount,
    taxes,
    notes,
    customs: [],
    corrects: numberAndDay(invoice, timeZone),
  }
}

function reversalOf(credit: StoredDocument, timeZone: string): IssuedDocument {
  const { document } = credit
  return {
    ...document,
    lines: [],
    total: -document.total,
    taxes: document.taxes.map((part) => ({ ...part, net: -part.net, tax: -part.tax })),
    corrects: numberAndDay(credit, timeZone),
  }
}

function numberAndDay({ number, issuedAt }: StoredDocument, timeZone: string) {
  return { number, issuedOn: plainDateIn(issuedAt, timeZone) }
}
