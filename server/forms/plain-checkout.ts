// Parts of pages without scripts that place an order: calls of the endpoint, amounts, and the buyer's fields.
import { createHash } from 'node:crypto'
import type { Input, OperationName, Output } from '#api/call.ts'
import type { Caller } from '#api/context.ts'
import { createdCode, doneCode } from '#contract/refusals.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { ownKind } from '#domain/orders/payment-kinds.ts'
import { formatMoney } from '#messages/format.ts'
import { splitAtLink } from '#messages/linked-part.ts'
import { translateFor } from '#messages/load.ts'
import { orderButtonText } from '#messages/order-button-text.ts'
import type { HttpResponse } from '../http/response.ts'
import { homeOf } from '../pages/plain-page.ts'
import type { PlainPages } from './plain-request.ts'

type Quoted = Output<'bulk.quote'>
type Amounts = NonNullable<Quoted['totals']>

export type Called<Name extends OperationName> =
  | { readonly data: Output<Name> }
  | { readonly texts: readonly string[]; readonly status: number }

/** The reply's data, or the texts of its refusal with the status of their page. */
export async function callEndpoint<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  caller: Caller,
  { endpoint, report }: Pick<PlainPages, 'endpoint' | 'report'>,
): Promise<Called<Name>> {
  const payload = { ...(input as object), api: name }
  const { reply, fault, status } = await endpoint.respond({ method: 'POST', payload, caller })
  if (fault) report(fault)
  if (reply.code === doneCode || reply.code === createdCode) return { data: reply.data as Output<Name> }
  const texts = [...new Set([reply.msg, ...Object.values(reply.fields ?? {})])]
  return { texts, status: status === 200 ? 422 : status }
}

export function seeOther(location: string): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

export function problemTexts(texts: readonly string[]): Html {
  return html`${texts.map((text) => html`<p role="alert" class="problem">${text}</p>`)}`
}

export function amountsList(amounts: Amounts, locale: Locale): Html {
  const t = translateFor(locale)
  const { subtotal, shippingFee, discount, salesTax, total } = amounts
  const fee = shippingFee && (shippingFee.minor === 0 ? t('totals.free') : formatMoney(locale, shippingFee))
  const row = (label: string, value: string | null, kind = ''): Html =>
    html`<dt class="${kind}">${label}</dt><dd class="${kind}"><bdi>${value}</bdi></dd>`
  return html`<dl>${row(t('totals.subtotal'), formatMoney(locale, subtotal))}
${discount.minor > 0 && row(t('mail.discount'), formatMoney(locale, { ...discount, minor: -discount.minor }))}
${row(t('totals.shippingFee'), fee)}
${salesTax.minor > 0 && row(t('totals.salesTax'), formatMoney(locale, salesTax))}
${row(t('totals.total'), formatMoney(locale, total), 'total')}</dl>`
}

type Arrival = { readonly earliest: string; readonly latest: string }

/** Names the days of arrival that a page shows. Its form sends the name back, and so orders no other days. */
export function nameOfDays(arrivals: readonly (Arrival | null)[]): string {
  const days = arrivals.map((each) => each && [each.earliest, each.latest])
  return createHash('sha256').update(JSON.stringify(days)).digest('base64url')
}

/** Why nothing was ordered: the page was read after the last instant for its days. A page of an earlier release names none. */
export function changedDays(shown: string, now: string, locale: Locale): readonly string[] {
  const t = translateFor(locale)
  return shown === '' || shown === now ? [] : [t('checkout.datesChanged'), t('checkout.newDates')]
}

type Checkout = {
  /** The buyer's. */
  readonly country: Country
  readonly payments: Quoted['payments']
  readonly total: Amounts['total']
  /** As typed. */
  readonly email: string
  /** Chosen payment method; '' for the usual one. */
  readonly payment: string
  /** Further fields, after the e-mail address. */
  readonly fields: Html
  /** Name of the days of arrival on the page. */
  readonly days: string
}

/** The buyer's e-mail address, the payment methods, and the button that orders. Total and days that are agreed to are sent. */
export function checkoutFields(
  { country, payments, total, email, payment, fields, days }: Checkout,
  locale: Locale,
): Html {
  const t = translateFor(locale)
  const [before, terms, after] = splitAtLink(t('checkout.agree'))
  const chosen = payments.find(({ name }) => name === payment)?.name ?? payments[0]?.name
  const choice = ({ name, kinds }: (typeof payments)[number]): Html => {
    const own = ownKind(kinds)
    const detail = own ? t(`payment.${own}Text`) : kinds.map((kind) => t(`payment.${kind}`)).join(' · ')
    return html`<label class="choice"><input type="radio" name="payment" value="${name}"${name === chosen && html` checked`}><span>${t(own ? `payment.${own}` : 'payment.online')}<br><small>${detail}</small></span></label>`
  }
  return html`<fieldset><legend>${t('checkout.title')}</legend>
<label class="field">${t('address.email')}<input class="input" type="email" name="email" autocomplete="email" value="${email}"></label>
${fields}${payments.map(choice)}
<input type="hidden" name="total" value="${total.minor} ${total.currency}"><input type="hidden" name="days" value="${days}">
<small>${before}<a href="${homeOf(locale)}rich/terms">${terms}</a>${after}</small>
<button class="button" data-variant="primary" name="step" value="place">${orderButtonText(t, country, formatMoney(locale, total))}</button></fieldset>`
}

/** The address of a placed order's page, with the access to it. */
export function orderAddress(
  locale: Locale,
  { number, access }: Pick<Output<'order.place'>, 'number' | 'access'>,
): string {
  return `${homeOf(locale)}orderDetail?number=${number}#access=${access}`
}
