// The page of an invoice or a credit note: `/_invoice/<token>?number=CN-2026-000001`; without a number, the invoice.
import type { StoredDocument } from '#data/orders/invoices.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { readDocumentToken } from '#services/invoices/document-link.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { documentTitle, printDocument } from '#services/invoices/print-document.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import type { Shop } from '#services/shop.ts'
import type { RouteHandler } from '../app.ts'
import { htmlResponse, textResponse } from '../http/response.ts'

const unknown = textResponse(404, 'There is nothing at this address, or the link has expired.')
const wrongMethod = textResponse(405, 'This page is only read.', { allow: 'GET, HEAD' })
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
const screenStyles = `@media screen { main { box-sizing: border-box; max-inline-size: 52rem; margin: auto; padding: 2rem 1rem; overflow-x: auto } }
@media screen and (width < 40rem) { main { font-size: 0.8em } .invoice :is(th, td) + :is(th, td) { white-space: normal } }
@media print { aside { border: 1px solid; padding: 2mm } }`

/** The job that issues documents may still wait, so the page issues what is missing. */
export function createInvoicePage(
  shop: Pick<Shop, 'db' | 'secret' | 'now' | 'settings'>,
  isTestShop: boolean,
): RouteHandler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod
    const url = new URL(request.url ?? '/', 'http://localhost')
    const orderId = readDocumentToken(shop.secret, url.pathname.split('/')[2] ?? '', shop.now())
    if (orderId === null) return unknown
    const documents = await issueDocuments(shop.db, orderId, shop.settings, shop.now())
    const number = url.searchParams.get('number')
    const wanted = documents.find((each) =>
      number === null ? each.kind === 'invoice' : each.number === number,
    )
    if (!wanted) return unknown
    const headers = { 'referrer-policy': 'no-referrer', 'content-security-policy': policy }
    return htmlResponse(200, documentPage(wanted, shop.settings, isTestShop), headers)
  }
}

export function documentPage(
  issued: StoredDocument,
  settings: Parameters<typeof printDocument>[1],
  isTestShop: boolean,
): Html {
  const { locale } = issued.document
  const t = translateFor(locale)
  const title = `${documentTitle(issued, t)} ${issued.number}`
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${raw(printStyles + screenStyles)}</style></head><body><main>${isTestShop && html`<aside>${t('test.notice')}</aside>`}<article>${printDocument(issued, settings)}</article></main></body></html>`
}
