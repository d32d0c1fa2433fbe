// The page of an invoice or a credit note: `/_invoice/<token>?number=CN-2026-000001`; without a number, the invoice.
import { createHash } from 'node:crypto'
import type { StoredDocument } from '#data/orders/invoices.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Season } from '#domain/calendar/occasions.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable } from '#domain/markets/locale.ts'
import { isCountry } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import { translateFor } from '#messages/load.ts'
import { readDocumentToken } from '#services/invoices/document-link.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { documentTitle, printDocument } from '#services/invoices/print-document.ts'
import { isSent } from '#services/orders/kept-lines.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import type { Shop } from '#services/shop.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { RouteHandler } from '../app.ts'
import { htmlResponse, textResponse } from '../http/response.ts'
import { logoOf, plainIcon, type PlainDesign } from '../pages/plain-page.ts'

const unknown = textResponse(404, 'There is nothing at this address, or the link has expired.')
const wrongMethod = textResponse(405, 'This page is only read.', { allow: 'GET, HEAD' })
/** The only script: without it the button is not shown. */
const script =
  "const button = document.querySelector('nav button'); button.hidden = false; button.onclick = () => print()"
const scriptHash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'sha256-${scriptHash}'; base-uri 'none'; frame-ancestors 'none'`
const screenStyles = `@media screen { body { background: var(--paper, white) }
main { box-sizing: border-box; max-inline-size: 46rem; margin: auto; padding: 2rem 1rem 4rem }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.75rem; margin-block-end: 2rem }
nav a { margin-inline-start: -0.9em }
article { padding: 2rem; border: 1px solid var(--line, silver); border-radius: 1.125rem; background: var(--raised, white); color: var(--ink, black); overflow-x: auto }
.invoice :is(dt, small, thead th) { color: var(--muted, dimgray) }
.invoice :is(th, td) { border-color: var(--line, silver) }
.invoice :is(header, .facts) { border-color: var(--line, silver) }
.invoice .amounts tbody tr:last-child :is(th, td) { border-color: inherit } }
@media screen and (width < 40rem) { article { padding: 1.25rem 1rem; font-size: 0.875rem } .invoice .facts { grid-template-columns: 1fr 1fr }
.invoice header h1 { font-size: 1.375rem }
.invoice .goods :is(th, td):is(:nth-child(2), :nth-child(3)) { display: none }
.invoice .each { display: block }
.invoice .amounts { inline-size: 100% }
.invoice .taxes thead { display: none }
.invoice .taxes tr { display: block; padding-block: 2mm; border-block-end: 1px solid var(--line, silver) }
.invoice :is(th, td):not(:last-child) { inline-size: auto; padding-inline-end: 4mm }
.invoice :is(th, td) + :is(th, td) { white-space: normal }
.invoice .taxes td { display: flex; justify-content: space-between; padding: 0.5mm 0; border: 0 }
.invoice .taxes td::before { content: attr(data-head) }
.invoice .taxes td:first-child { display: block; font-weight: 600 } }
@media print { nav { display: none } aside { border: 1px solid; padding: 2mm } }`

/** The job that issues documents may still wait, so the page issues what is missing. */
export function createInvoicePage(
  shop: Pick<Shop, 'db' | 'secret' | 'now' | 'settings'>,
  { isTestShop, files, loadFrame }: PlainDesign,
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
    const order = wanted.kind === 'invoice' ? await loadOrder(shop.db, { id: orderId }) : null
    const sentOn = order && sentDay(order, shop.settings.shipping.warehouse.timeZone)
    const headers = { 'referrer-policy': 'no-referrer', 'content-security-policy': policy }
    const { locale, buyer } = wanted.document
    const country = isCountry(buyer.country) ? buyer.country : localeTable[locale].country
    const season = (await loadFrame(locale, country))?.season
    return htmlResponse(
      200,
      documentPage(wanted, shop.settings, isTestShop, { files, season, sentOn }),
      headers,
    )
  }
}

/** The day on which the last parcel left; null while one waits, and where nothing is sent. */
export function sentDay(order: StoredOrder, timeZone: string): PlainDate | null {
  const sent = order.deliveries.filter((delivery) => isSent(order, delivery))
  const days = sent.map(({ shipments }) => shipments.map(({ shippedAt }) => shippedAt))
  return sent.length > 0 && days.every((each) => each.length > 0)
    ? plainDateIn(Math.max(...days.flat()), timeZone)
    : null
}

/** Without `design` of the storefront it is a file to print: with the shop's name, and nothing to press. */
export function documentPage(
  issued: StoredDocument,
  settings: Settings,
  isTestShop: boolean,
  design?: Pick<PlainDesign, 'files'> & { readonly season: Season | null | undefined } & {
    /** The invoice is issued before the dispatch and stays as it is; its page adds the real day. */
    readonly sentOn: PlainDate | null | undefined
  },
): Html {
  const { files, season, sentOn = null } = design ?? {}
  const { locale, orderNumber } = issued.document
  const t = translateFor(locale)
  const title = `${documentTitle(issued, t)} ${issued.number}`
  const order = localePath(locale, `/orderDetail?number=${orderNumber}`)
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"${season && html` data-season="${season}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${
    files && html`<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${files.styles}">`
  }
<style>${raw(printStyles + screenStyles + (settings.theme ? themeCss(settings.theme) : ''))}</style></head><body><main>${
    files &&
    html`<nav><a class="button" data-variant="tertiary" href="${order}">${plainIcon('chevron-start')}<span>${t('order.backToOrder')}</span></a><button type="button" class="button" data-variant="primary" hidden>${plainIcon('printer')}<span>${t('order.print')}</span></button></nav>`
  }${isTestShop && html`<aside>${t('test.notice')}</aside>`}<article class="plain-sheet" data-season="everyday">${
    files
      ? printDocument(issued, settings, { logo: logoOf(settings, files), sentOn })
      : printDocument(issued, settings)
  }</article></main>${files && html`<script>${raw(script)}</script>`}</body></html>`
}
