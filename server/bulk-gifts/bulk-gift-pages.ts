// Gifts for many people without scripts: a table is read, checked and ordered by forms. Each form calls the endpoint's
// operations and is answered with a plain page.
import { randomBytes } from 'node:crypto'
import type { Input } from '#api/call.ts'
import type { Caller } from '#api/context.ts'
import { csvOf } from '#domain/csv.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { bulkColumns } from '#domain/orders/bulk-gifts.ts'
import { isCurrency } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { columnLabel } from '#services/bulk-gifts/columns.ts'
import type { RouteHandler } from '../app.ts'
import { callEndpoint, orderAddress, problemTexts, seeOther } from '../forms/plain-checkout.ts'
import { readPlainForm, readPlainRequest, type PlainForms } from '../forms/plain-request.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { homeOf } from '../pages/plain-page.ts'
import { bulkStyles } from './bulk-styles.ts'
import { previewPage } from './preview-page.ts'
import { readBulkForm, type BulkForm } from './read-bulk-form.ts'

export const bulkSegment = '_bulk-gifts'

const unreadable = textResponse(400, 'This form cannot be read, or is larger than 4 MB.', {
  connection: 'close',
})
/** A thousand rows with long texts in any script. */
const limits = { maxBytes: 4 * 1024 * 1024, maxMs: 30_000, unreadable }

type Options = PlainForms & { readonly cookie: SessionCookie }

type Page = { readonly title?: string; readonly content: Html; readonly status?: number }
type Visit = {
  readonly locale: Locale
  readonly action: string
  readonly caller: Caller
  readonly form: BulkForm
}

export function createBulkGiftPages(options: Options): RouteHandler {
  return async (request) => {
    const { url, locale, caller: plain, page } = readPlainRequest(request, options)
    if (url.pathname === `/${bulkSegment}/template.csv`) return template(locale)
    if (request.method !== 'POST') return seeOther(`${homeOf(locale)}bulk-gifts`)
    const body = await readPlainForm(request, options, limits)
    if ('refused' in body) return body.refused
    const typed = await readBulkForm(body.bytes, request.headers['content-type'] ?? '', locale)
    if (!typed) return unreadable
    const form = typed.draft === '' ? { ...typed, draft: randomBytes(18).toString('base64url') } : typed
    const { token } = options.cookie.read(request.headers.cookie)
    const caller = {
      ...plain,
      session: form.draft,
      idempotencyKey: form.draft,
      ...(token !== null && { token }),
    }
    const action = `/${bulkSegment}?lang=${locale}&country=${caller.country}`
    const answer = await answerForm({ locale, action, caller, form }, options)
    if ('headers' in answer) return answer
    const { title = translateFor(locale)('bulk.title'), content, status = 200 } = answer
    const head = html`<style>${raw(bulkStyles)}</style>`
    return page(title, content, { status, head, sendsForm: true })
  }
}

async function answerForm(visit: Visit, options: Options): Promise<Page | HttpResponse> {
  const { form } = visit
  if (form.step === 'place') return place(visit, options)
  if (form.step === 'check') return preview(visit, options)
  const read = await callEndpoint('bulk.readTable', { table: form.table }, visit.caller, options)
  if ('texts' in read) return { status: 422, content: tableForm(visit, read.texts) }
  const { rows, ignored } = read.data
  return preview({ ...visit, form: { ...form, rows: [...rows] } }, options, { ignored })
}

async function preview(
  visit: Visit,
  options: Options,
  more: { readonly ignored?: readonly string[]; readonly problems?: readonly string[] } = {},
): Promise<Page> {
  const quoted = await callEndpoint('bulk.quote', requestOf(visit), visit.caller, options)
  if ('texts' in quoted) return { status: 422, content: tableForm(visit, quoted.texts) }
  const { locale, action, form } = visit
  const { ignored = [], problems = [] } = more
  const content = previewPage({ locale, action, form, quoted: quoted.data, ignored, problems })
  return { content, status: problems.length > 0 ? 422 : 200 }
}

async function place(visit: Visit, options: Options): Promise<Page | HttpResponse> {
  const { form, locale } = visit
  const [minor = '', currency = ''] = form.total.split(' ')
  if (!isCurrency(currency)) return preview(visit, options)
  const order = {
    ...requestOf(visit),
    buyer: { email: normaliseEmail(form.email), name: form.name },
    remark: form.remark,
    payment: form.payment,
    total: { minor: Number(minor), currency },
  }
  const placed = await callEndpoint('bulk.place', order, visit.caller, options)
  if ('texts' in placed) return preview(visit, options, { problems: placed.texts })
  const { number, access, payment } = placed.data
  const page = orderAddress(locale, { number, access })
  // The page of the order stores the access, which the return from the payment page needs.
  if (form.hasScripts) return seeOther(page)
  const t = translateFor(locale)
  const pay =
    payment &&
    html`<p><a class="button" href="${payment.redirectUrl}">${t('order.pay', { total: formatMoney(locale, order.total) })}</a></p>`
  const content = html`<p role="status">${t('bulk.placed')}</p>${pay}<p>${t('bulk.paper')}</p><p><a href="${page}">${t('bulk.open')}</a></p>`
  return { title: t('order.number', { number }), content }
}

function requestOf({ form, caller }: Visit): Input<'bulk.quote'> {
  const { rows, product, shippingMethod } = form
  const leftOut = form.leftOut.filter((at) => at < rows.length)
  return { rows, leftOut, product, shippingMethod, country: caller.country }
}

/** The table as typed, to be corrected. */
function tableForm({ locale, action, form }: Visit, problems: readonly string[]): Html {
  const t = translateFor(locale)
  return html`${problemTexts(problems)}
<form method="post" action="${action}" enctype="multipart/form-data"><input type="hidden" name="product" value="${form.product}"><input type="hidden" name="scripts" value="${form.hasScripts ? '1' : ''}">
<p><a href="/${bulkSegment}/template.csv?lang=${locale}">${t('bulk.template')}</a></p>
<label>${t('bulk.paste')}<textarea name="table">
${form.table}</textarea></label><label>${t('bulk.file')}<input type="file" name="file" accept=".csv,.tsv,.txt,text/csv"></label><button>${t('bulk.preview')}</button></form>`
}

/** The header, and one row as an example. */
function template(locale: Locale): HttpResponse {
  const columns = bulkColumns.filter((column) => column !== 'firstName' && column !== 'lastName')
  const csv = csvOf([columns.map((column) => columnLabel(locale, column))])
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="recipients.csv"',
      'cache-control': 'public, max-age=3600',
    },
    // Spreadsheets recognise UTF-8 by the mark.
    body: `\uFEFF${csv}`,
  }
}
