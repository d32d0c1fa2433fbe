// Links to the documents of an order: the page is outside of the storefront, so the address carries the access.
import type { StoredOrder } from '#data/orders/orders.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { DocumentKind } from '#domain/invoices/issued-document.ts'
import { signToken, verifyToken } from '../signed-token.ts'
import { isInvoiced } from './issue-documents.ts'

export const invoiceSegment = '_invoice'
const purpose = 'invoice'
const validMs = dayMs

export type DocumentLink = {
  readonly kind: DocumentKind
  /** '' for an invoice that is being issued. */
  readonly number: string
  readonly path: string
  readonly isReceipt: boolean
}

/** Whether the invoice says when it was paid. One of an order on account stays unchanged when it is paid. */
export function isReceipt({ payment }: Pick<StoredOrder, 'payment'>): boolean {
  return payment.dueOn === null
}

/** Links that are valid for a day. The invoice of a paid order comes first. */
export function documentLinks(
  order: Pick<StoredOrder, 'id' | 'documents' | 'events' | 'payment'>,
  secret: string,
  now: number,
): DocumentLink[] {
  if (!isInvoiced(order)) return []
  const token = signToken(secret, purpose, `${order.id}.${Math.floor((now + validMs) / 1000).toString(36)}`)
  const path = `/${invoiceSegment}/${token}`
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const credits = order.documents.filter(({ kind }) => kind === 'credit-note')
  return [
    { kind: 'invoice', number: invoice?.number ?? '', path, isReceipt: isReceipt(order) },
    ...credits.map(({ kind, number }) => ({
      kind,
      number,
      path: `${path}?number=${number}`,
      isReceipt: false,
    })),
  ]
}

/** Id of the order; null if the link is not ours, was changed, or has expired. */
export function readDocumentToken(secret: string, token: string, now: number): string | null {
  const [orderId = '', seconds = ''] = verifyToken(secret, purpose, token)?.split('.') ?? []
  return Number.parseInt(seconds, 36) * 1000 > now ? orderId : null
}
