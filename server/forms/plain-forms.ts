// Forms that work without scripts: contact, order tracking and newsletter. Each calls the same operation as the
// storefront and answers with a plain page.
import type { IncomingMessage } from 'node:http'
import type { Input, OperationName, Output } from '#api/call.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { html, type Html } from '#domain/html.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import { defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import type { RouteHandler } from '../app.ts'
import { homeOf, plainPage } from '../pages/plain-page.ts'
import { readBody } from '../http/read-body.ts'
import { trackedOrder } from './tracked-order.ts'
import { plainCaller } from './plain-caller.ts'
import { noScriptStyles } from './no-script-styles.ts'

const maxBodyBytes = 64 * 1024
const maxBodyMs = 10_000

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
const foreign = textResponse(403, 'This form was not sent from this shop.', { connection: 'close' })
const unreadable = textResponse(400, 'This form cannot be read.', { connection: 'close' })
const styles: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: noScriptStyles,
}

type Options = {
  readonly endpoint: Endpoint
  readonly isForeign: (request: IncomingMessage) => boolean
  readonly clientIp: (request: IncomingMessage) => string
  readonly report: (fault: unknown) => void
  readonly isTestShop: boolean
}

export const formsSegment = '_forms'

export function createPlainForms({
  endpoint,
  isForeign,
  clientIp,
  report,
  isTestShop,
}: Options): RouteHandler {
  return async (request) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const name = url.pathname.split('/')[2] ?? ''
    if (name === 'no-script.css') return styles
    const plainForm = forms.get(name)
    if (!plainForm) return unknown
    const lang = url.searchParams.get('lang')
    const locale = isLocale(lang) ? lang : defaultLocale
    const address = `${homeOf(locale)}${plainForm.path}`
    if (request.method !== 'POST') return seeOther(address)
    // Browsers send the origin of every posted form; without it the sender is unknown.
    if (isForeign(request) || request.headers.origin === undefined) return foreign
    const body = await readBody(request, maxBodyBytes, maxBodyMs)
    if ('fault' in body) return unreadable
    const fields = Object.fromEntries(new URLSearchParams(body.bytes.toString('utf8')))
    const { settings } = endpoint.shop
    const caller = plainCaller(request, {
      locale,
      country: url.searchParams.get('country') ?? '',
      ip: clientIp(request),
      markets: settings.markets,
    })
    const payload = { ...plainForm.input(fields), api: plainForm.operation }
    const { reply, fault, status } = await endpoint.answer({ method: 'POST', payload, caller })
    if (fault) report(fault)
    if (reply.code === 0 || reply.code === 201) {
      const { title, content } = plainForm.done(locale, reply.data as Output<OperationName>, fields)
      return plainPage(locale, title, html`${content}${backTo(locale, address)}`, { isTestShop, settings })
    }
    const problems = Object.values(reply.fields ?? {})
    const { title, content } = refusedPage(locale, problems.length > 0 ? problems : [reply.msg])
    return plainPage(locale, title, html`${content}${backTo(locale, address)}`, {
      status: status === 200 ? 422 : status,
      isTestShop,
      settings,
    })
  }
}

function seeOther(location: string): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

function backTo(locale: Locale, address: string): Html {
  return html`<p><a href="${address}">${translateFor(locale)('after.stepBack')}</a></p>`
}

function refusedPage(locale: Locale, problems: readonly string[]): Page {
  const content = html`${problems.map((problem) => html`<p role="alert">${problem}</p>`)}`
  return { title: translateFor(locale)('error.title'), content }
}
