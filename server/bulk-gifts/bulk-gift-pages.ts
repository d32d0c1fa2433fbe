// Gifts for many people without scripts: a table is read, checked and ordered by forms. Each form calls the endpoint's
// operations and is answered with a plain page.
import { randomBytes } from 'node:crypto'
import type { Input, Output } from '#api/call.ts'
import type { Caller } from '#api/context.ts'
import { csvOf } from '#domain/csv.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import { addressForm } from '#domain/delivery/address-form.ts'
import { html, type Html } from '#domain/html.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { isCountry, type Country } from '#domain/markets/market.ts'
import type { RowField } from '#domain/orders/bulk-gifts.ts'
import { isCurrency } from '#domain/pricing/money.ts'
import { columnLabel, templateColumns } from '#messages/bulk-columns.ts'
import { bulkCounts } from '#messages/bulk-counts.ts'
import { formatMoney, formatDateRange } from '#messages/format.ts'
import { joinParts } from '#messages/join-parts.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { countryOfRow } from '#services/bulk-gifts/check-rows.ts'
import type { RouteHandler } from '../app.ts'
import {
  callEndpoint,
  changedDays,
  nameOfDays,
  orderAddress,
  problemTexts,
  seeOther,
  amountsList,
  checkoutFields,
} from '../forms/plain-checkout.ts'
import { readPlainForm, readPlainRequest, type PlainForms } from '../forms/plain-request.ts'
import { noOption, plainSelect } from '../forms/plain-select.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { homeOf } from '../pages/plain-page.ts'
import { invoiceAddressOf, invoiceFields } from './invoice-fields.ts'
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
    return page(title, content, { status, isWide: true, sendsForm: true })
  }
}

async function answerForm(visit: Visit, options: Options): Promise<Page | HttpResponse> {
  const { form } = visit
  if (form.step === 'place') return place(visit, options)
  if (form.step === 'check') return preview(visit, options)
  const read = await callEndpoint('bulk.readTable', { table: form.table }, visit.caller, options)
  if ('texts' in read) return { status: 422, content: tableForm(visit, read.texts) }
  const { rows, numbers, ignored } = read.data
  return preview({ ...visit, form: { ...form, rows: [...rows], numbers } }, options, { ignored })
}

async function preview(
  visit: Visit,
  options: Options,
  more: { readonly ignored?: readonly string[]; readonly problems?: readonly string[] } = {},
): Promise<Page> {
  const quoted = await callEndpoint('bulk.quote', requestOf(visit), visit.caller, options)
  if ('texts' in quoted) return { status: 422, content: tableForm(visit, quoted.texts) }
  const { locale, action, form, caller } = visit
  const { ignored = [], problems = [] } = more
  const { country } = caller
  const content = previewPage({ locale, country, action, form, quoted: quoted.data, ignored, problems })
  return { content, status: problems.length > 0 ? 422 : 200 }
}

async function place(visit: Visit, options: Options): Promise<Page | HttpResponse> {
  const { form, locale } = visit
  const [minor = '', currency = ''] = form.total.split(' ')
  if (!isCurrency(currency)) return preview(visit, options)
  const quoted = await callEndpoint('bulk.quote', requestOf(visit), visit.caller, options)
  // With another total the rows differ. A repeated call may find its gifts sold out, by its own order.
  const sameRows = 'data' in quoted && quoted.data.totals?.total.minor === Number(minor)
  const problems = sameRows ? changedDays(form.days, daysOf(quoted.data), locale) : []
  if (problems.length > 0) return preview(visit, options, { problems })
  const order = {
    ...requestOf(visit),
    buyer: {
      email: normaliseEmail(form.email),
      name: form.name,
      invoiceAddress: invoiceAddressOf(form.name, form.invoice, visit.caller.country),
    },
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
    html`<p><a class="button" data-variant="primary" href="${payment.redirectUrl}">${t('order.pay', { total: formatMoney(locale, order.total) })}</a></p>`
  const content = html`<p role="status">${t('bulk.placed')}</p>${pay}<p>${t('bulk.paper')}</p><p><a href="${page}">${t('bulk.open')}</a></p>`
  return { title: t('order.number', { number }), content }
}

function daysOf({ rows }: Quoted): string {
  return nameOfDays(rows.map(({ gift }) => gift))
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
<label class="field">${t('bulk.paste')}<textarea class="input" name="table">
${form.table}</textarea></label><label class="field">${t('bulk.file')}<input class="input" type="file" name="file" accept=".csv,.tsv,.txt,text/csv"></label><button class="button" data-variant="primary">${t('bulk.preview')}</button></form>`
}

/** The header: every column that is read. */
function template(locale: Locale): HttpResponse {
  const { required, optional } = templateColumns(locale)
  const { country } = localeTable[locale]
  const t = translateFor(locale)
  const csv = csvOf([[...required, ...optional].map((column) => columnLabel(column, country, t))])
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

type Quoted = Output<'bulk.quote'>
type Row = Quoted['rows'][number]

type Preview = {
  readonly locale: Locale
  readonly country: Country
  /** Address that receives the form. */
  readonly action: string
  readonly form: BulkForm
  readonly quoted: Quoted
  /** Columns that are not read. */
  readonly ignored: readonly string[]
  /** Why the order was refused, as texts. */
  readonly problems: readonly string[]
}

/** More rows are collapsed. */
const shownRows = 20

/** The preview of gifts for many people: every row, those to correct first, the total and the order form. */
function previewPage(preview: Preview): Html {
  const { locale, action, form, quoted, ignored, problems } = preview
  const t = translateFor(locale)
  const { ok, problems: wrong } = quoted.counts
  const mayOrder = wrong === 0 && ok > 0
  return html`${problemTexts(problems)}
<form method="post" action="${action}" enctype="multipart/form-data">
<input type="hidden" name="rows" value="${JSON.stringify(form.rows)}"><input type="hidden" name="numbers" value="${form.numbers.join(' ')}"><input type="hidden" name="draft" value="${form.draft}"><input type="hidden" name="product" value="${form.product}"><input type="hidden" name="scripts" value="${form.hasScripts ? '1' : ''}">
<p class="counts" role="status">${bulkCounts(locale, t, quoted.counts)}</p>
${ignored.length > 0 && html`<p>${t('bulk.ignored', { columns: ignored.join(' · ') })}</p>`}
${quoted.rows.map((row, at) => row.state === 'problem' && correction(row, at, preview, t))}
${quoted.rows.map((row, at) => row.state === 'left-out' && leaveOut(at, rowTitle(at, form, t), t))}
<label class="field">${t('checkout.shipping')}${plainSelect({ name: 'method', value: form.shippingMethod, options: quoted.methods.map((each) => ({ value: each.id, text: each.name })) })}</label>
<button class="button" data-variant="secondary" name="step" value="check">${t('bulk.check')}</button>
${allRows(preview, t)}
${quoted.totals && amountsList(quoted.totals, locale)}
${mayOrder ? orderForm(preview, t) : html`<p class="counts">${t('bulk.correctFirst')}</p>${typedBefore(form)}`}
</form>`
}

function correction(row: Row, at: number, { form, country, locale }: Preview, t: Translate): Html {
  const typed = form.rows[at]!
  const place = countryOfRow({ country: typed.country ?? '' }, country, locale) ?? country
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(' ')
  return html`<fieldset class="wrong"><legend>${rowTitle(at, form, t)} · <bdi>${name}</bdi></legend>
${row.problems.map(
  ({ field, text, suggestion }) =>
    html`<label class="field">${columnLabel(field, place, t)}${control(field, `row.${at}.${field}`, typed[field] ?? '', typed.country ?? '')}<span class="problem" id="p${at}${field}">${text}</span>${suggestion && html`<small>${t('bulk.suggestion', { text: suggestion })}</small>`}</label>`,
)}${leaveOut(at, null, t)}</fieldset>`
}

function control(field: RowField, name: string, value: string, country: string): Html {
  const code = country.toUpperCase()
  const states = isCountry(code) && addressForm(code).find((each) => each.name === field)?.options
  if (!states) return html`<input class="input" name="${name}" value="${value}" aria-invalid="true">`
  const options = states.map((state) => ({ value: state.code, text: state.name }))
  return plainSelect({ name, value, options: [noOption, ...options], more: html`aria-invalid="true"` })
}

function rowTitle(at: number, form: BulkForm, t: Translate): string {
  return t('bulk.row', { row: rowNumber(at, form) })
}

/** A form without numbers counts from the row below the header. */
const rowNumber = (at: number, { numbers }: BulkForm): number => numbers[at] || at + 2

/** `title`: of a row that is left out. */
function leaveOut(at: number, title: string | null, t: Translate): Html {
  return html`<label class="choice"><input type="checkbox" name="out" value="${at}"${title !== null && html` checked`}>${title !== null && `${title}: `}${t('bulk.leaveOut')}</label>`
}

function allRows({ quoted, form, locale }: Preview, t: Translate): Html {
  const states = { ok: t('bulk.ok'), problem: t('bulk.problem'), 'left-out': t('bulk.leftOut') }
  const rows = quoted.rows.map(({ state, gift }, at) => {
    const { firstName = '', lastName = '', street = '', zip = '', city = '' } = form.rows[at]!
    const name = gift?.name ?? [firstName, lastName].filter(Boolean).join(' ')
    const address = joinParts(locale, gift?.address ?? [street, zip, city].filter(Boolean))
    const text = gift?.text
      ? t('cart.quoted', { text: gift.text })
      : gift?.withoutText && t('cart.withoutText')
    const title = gift && [gift.title, gift.optionsText].filter(Boolean).join(' · ')
    return html`<tr><td>${rowNumber(at, form)}</td><td><bdi>${name}</bdi><small><bdi>${address}</bdi></small></td><td>${title}${text && html`<small>${text}</small>`}${gift?.message && html`<small>${gift.message}</small>`}</td><td>${gift && html`${formatDateRange(locale, gift.earliest, gift.latest)}<small>${gift.method}</small>`}</td><td>${gift && html`<bdi>${formatMoney(locale, gift.price)}</bdi>`}</td><td class="${state}">${states[state]}</td></tr>`
  })
  return html`<details${quoted.rows.length <= shownRows && html` open`}><summary>${t('bulk.all')} (${quoted.rows.length})</summary><div tabindex="0" role="region" aria-label="${t('bulk.all')}"><table><thead><tr><th>#</th><th>${t('bulk.recipient')}</th><th>${t('bulk.gift')}</th><th>${t('order.arrives')}</th><th>${t('bulk.price')}</th><th>${t('bulk.state')}</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
}

/** What the buyer typed before a row had to be corrected. */
function typedBefore({ name, remark, email, payment, invoice }: BulkForm): Html[] {
  const parts = Object.entries(invoice).map(([field, value]) => [`invoice.${field}`, value] as const)
  return [...Object.entries({ name, remark, email, payment }), ...parts].flatMap(([field, value]) =>
    value === '' ? [] : [html`<input type="hidden" name="${field}" value="${value}">`],
  )
}

function orderForm({ form, quoted, locale, country }: Preview, t: Translate): Html {
  const fields = html`<label class="field">${t('bulk.invoiceName')}<input class="input" name="name" autocomplete="organization" maxlength="100" value="${form.name}"></label>
${invoiceFields(form.invoice, country, locale)}<label class="field">${t('checkout.remarkSection')}<input class="input" name="remark" maxlength="500" value="${form.remark}"></label>
`
  const { payments, totals } = quoted
  const { email, payment } = form
  const days = daysOf(quoted)
  return checkoutFields({ country, payments, total: totals!.total, email, payment, fields, days }, locale)
}
