// The preview of gifts for many people: every row, those to correct first, the total and the order form.
import type { Output } from '#api/call.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { addressForm } from '#domain/delivery/address-form.ts'
import { isCountry } from '#domain/markets/market.ts'
import type { RowField } from '#domain/orders/bulk-gifts.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { columnLabel } from '#services/bulk-gifts/columns.ts'
import { amountsList, checkoutFields, problemTexts } from '../forms/plain-checkout.ts'
import type { BulkForm } from './read-bulk-form.ts'

type Quoted = Output<'bulk.quote'>
type Row = Quoted['rows'][number]

export type Preview = {
  readonly locale: Locale
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

export function previewPage(preview: Preview): Html {
  const { locale, action, form, quoted, ignored, problems } = preview
  const t = translateFor(locale)
  const { ok, problems: wrong, leftOut } = quoted.counts
  const mayOrder = wrong === 0 && ok > 0
  return html`${problemTexts(problems)}
<form method="post" action="${action}" enctype="multipart/form-data">
<input type="hidden" name="rows" value="${JSON.stringify(form.rows)}"><input type="hidden" name="draft" value="${form.draft}"><input type="hidden" name="product" value="${form.product}"><input type="hidden" name="scripts" value="${form.hasScripts ? '1' : ''}">
<p class="counts" role="status">${t('bulk.counts', { rows: form.rows.length, ok, problems: wrong, leftOut })}</p>
${ignored.length > 0 && html`<p>${t('bulk.ignored', { columns: ignored.join(' · ') })}</p>`}
${quoted.rows.map((row, at) => row.state === 'problem' && correction(row, at, preview, t))}
${quoted.rows.map((row, at) => row.state === 'left-out' && leaveOut(at, true, t))}
<label>${t('checkout.shipping')}<select name="method">${quoted.methods.map(({ id, name }) => html`<option value="${id}"${form.shippingMethod === id && html` selected`}>${name}</option>`)}</select></label>
<button class="second" name="step" value="check">${t('bulk.check')}</button>
${allRows(preview, t)}
${quoted.totals && amountsList(quoted.totals, locale)}
${mayOrder ? orderForm(preview, t) : html`<p class="counts">${t('bulk.correctFirst')}</p>`}
</form>`
}

function correction(row: Row, at: number, { form, locale }: Preview, t: Translate): Html {
  const typed = form.rows[at]!
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(' ')
  return html`<fieldset class="wrong"><legend>${rowTitle(at, t)} · <bdi>${name}</bdi></legend>
${row.problems.map(
  ({ field, text, suggestion }) =>
    html`<label>${columnLabel(locale, field)}${control(field, `row.${at}.${field}`, typed[field] ?? '', typed.country ?? '')}<span class="problem" id="p${at}${field}">${text}</span>${suggestion && html`<small>${t('bulk.suggestion', { text: suggestion })}</small>`}</label>`,
)}${leaveOut(at, false, t)}</fieldset>`
}

function control(field: RowField, name: string, value: string, country: string): Html {
  const code = country.toUpperCase()
  const states = isCountry(code) && addressForm(code).find((each) => each.name === field)?.options
  if (!states) return html`<input name="${name}" value="${value}" aria-invalid="true">`
  return html`<select name="${name}" aria-invalid="true"><option></option>${states.map(({ code, name: state }) => html`<option value="${code}"${code === value && html` selected`}>${state}</option>`)}</select>`
}

/** Counted as in a spreadsheet, whose first row is the header. */
function rowTitle(at: number, t: Translate): string {
  return t('bulk.row', { row: at + 2 })
}

function leaveOut(at: number, isOut: boolean, t: Translate): Html {
  return html`<label class="choice"><input type="checkbox" name="out" value="${at}"${isOut && html` checked`}>${isOut && `${rowTitle(at, t)}: `}${t('bulk.leaveOut')}</label>`
}

function allRows({ quoted, form, locale }: Preview, t: Translate): Html {
  const states = { ok: t('bulk.ok'), problem: t('bulk.problem'), 'left-out': t('bulk.leftOut') }
  const rows = quoted.rows.map(({ state, gift }, at) => {
    const { firstName = '', lastName = '', street = '', zip = '', city = '' } = form.rows[at]!
    const name = gift?.name ?? [firstName, lastName].filter(Boolean).join(' ')
    const address = gift?.address.join(', ') ?? [street, zip, city].filter(Boolean).join(', ')
    const text = gift?.text
      ? t('cart.quoted', { text: gift.text })
      : gift?.withoutText && t('cart.withoutText')
    const title = gift && [gift.title, gift.optionsText].filter(Boolean).join(' · ')
    return html`<tr><td>${at + 2}</td><td><bdi>${name}</bdi><small><bdi>${address}</bdi></small></td><td>${title}${text && html`<small>${text}</small>`}${gift?.message && html`<small>${gift.message}</small>`}</td><td>${gift && html`${formatDateRange(locale, gift.earliest, gift.latest)}<small>${gift.method}</small>`}</td><td>${gift && html`<bdi>${formatMoney(locale, gift.price)}</bdi>`}</td><td>${states[state]}</td></tr>`
  })
  return html`<details class="all"${quoted.rows.length <= shownRows && html` open`}><summary>${t('bulk.all')} (${quoted.rows.length})</summary><div tabindex="0" role="region" aria-label="${t('bulk.all')}"><table><thead><tr><th>#</th><th>${t('bulk.recipient')}</th><th>${t('bulk.gift')}</th><th>${t('order.arrives')}</th><th>${t('bulk.price')}</th><th>${t('bulk.state')}</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
}

function orderForm({ form, quoted, locale }: Preview, t: Translate): Html {
  const fields = html`<label>${t('bulk.invoiceName')}<input name="name" autocomplete="organization" maxlength="100" value="${form.name}"></label>
<label>${t('checkout.remarkSection')}<input name="remark" maxlength="500" value="${form.remark}"></label>
`
  const { payments, totals } = quoted
  const { email, payment } = form
  return checkoutFields({ payments, total: totals!.total, email, payment, fields }, locale)
}
