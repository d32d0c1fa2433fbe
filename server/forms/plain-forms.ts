// Forms that work without scripts: contact, order tracking and newsletter. Each calls the same operation as the
// storefront and responds with a plain page.
import type { Input, OperationName, Output } from '#api/call.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import type { RouteHandler } from '../app.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { homeOf } from '../pages/plain-page.ts'
import { callEndpoint, problemTexts, seeOther } from './plain-checkout.ts'
import { readPlainForm, readPlainRequest, unreadableForm, type PlainForms } from './plain-request.ts'
import { trackedOrder } from './tracked-order.ts'

/** Hides controls that need scripts, and form buttons that have a posting counterpart. */
const noScriptStyles = `
.add-to-cart, .sticky-buy-bar, .wishlist-button, .skeleton, .gift-choices, .personal-text, [data-needs-script],
.gallery .icon-button, .newsletter-form .pill-field > button, .contact-form > .button, 
.track-form > .button, .track-form details > .button { display: none !important }
`

const limits = { maxBytes: 64 * 1024, maxMs: 10_000, unreadable: unreadableForm }

type FormFields = Readonly<Record<string, string>>
type Page = { readonly title: string; readonly content: Html }
type PlainForm<Name extends OperationName> = {
  readonly operation: Name
  readonly path: string
  readonly input: (fields: FormFields) => Input<Name>
  readonly done: (locale: Locale, output: Output<Name>, fields: FormFields) => Page
}

const paragraph = (text: string): Html => html`<p role="status">${text}</p>`
const textOf = (fields: FormFields, field: string): string => fields[field]?.trim() ?? ''
const emailOf = (fields: FormFields): string => normaliseEmail(textOf(fields, 'email'))

/** Keeps the types of one form while the map holds forms of all operations. */
function form<Name extends OperationName>(definition: PlainForm<Name>): PlainForm<OperationName> {
  return definition as unknown as PlainForm<OperationName>
}

const forms = new Map<string, PlainForm<OperationName>>([
  [
    'contact',
    form({
      operation: 'contact.send',
      path: 'contact-us',
      input: (fields) => ({
        name: textOf(fields, 'name'),
        email: emailOf(fields),
        subject: textOf(fields, 'subject'),
        orderNumber: textOf(fields, 'orderNumber'),
        text: textOf(fields, 'text'),
      }),
      done(locale, _, fields) {
        const t = translateFor(locale)
        return {
          title: t('contact.sent'),
          content: paragraph(t('contact.sentText', { email: emailOf(fields) })),
        }
      },
    }),
  ],
  [
    'track',
    form({
      operation: 'order.track',
      path: 'trackOrder',
      input: (fields) => ({ email: emailOf(fields), number: textOf(fields, 'number') }),
      done: (locale, { order }) => trackedOrder(locale, order),
    }),
  ],
  [
    'links',
    form({
      operation: 'order.mailLinks',
      path: 'trackOrder',
      input: (fields) => ({ email: emailOf(fields) }),
      done(locale) {
        const t = translateFor(locale)
        return { title: t('track.title'), content: paragraph(t('track.linksSent')) }
      },
    }),
  ],
  [
    'newsletter',
    form({
      operation: 'newsletter.subscribe',
      path: 'newsletter',
      input: (fields) => ({ email: emailOf(fields) }),
      done(locale, _, fields) {
        const t = translateFor(locale)
        return {
          title: t('newsletter.check'),
          content: paragraph(t('newsletter.checkText', { email: emailOf(fields) })),
        }
      },
    }),
  ],
])

const unknown = textResponse(404, 'There is no such form.')
const styles: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: noScriptStyles,
}

export const formsSegment = '_forms'

export function createPlainForms(options: PlainForms): RouteHandler {
  return async (request) => {
    const { url, locale, caller, page } = readPlainRequest(request, options)
    const name = url.pathname.split('/')[2] ?? ''
    if (name === 'no-script.css') return styles
    const plainForm = forms.get(name)
    if (!plainForm) return unknown
    const address = `${homeOf(locale)}${plainForm.path}`
    if (request.method !== 'POST') return seeOther(address)
    const body = await readPlainForm(request, options, limits)
    if ('refused' in body) return body.refused
    const fields = Object.fromEntries(new URLSearchParams(body.bytes.toString('utf8')))
    const called = await callEndpoint(plainForm.operation, plainForm.input(fields), caller, options)
    const t = translateFor(locale)
    const back = html`<p><a href="${address}">${t('order.stepBack')}</a></p>`
    if ('texts' in called)
      return page(t('error.title'), html`${problemTexts(called.texts)}${back}`, { status: called.status })
    const { title, content } = plainForm.done(locale, called.data, fields)
    return page(title, html`${content}${back}`)
  }
}
