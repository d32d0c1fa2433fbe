// Pages to confirm the newsletter and to unsubscribe, each with one button and without scripts. Link scanners open every
// link, so GET changes nothing. Mail programs unsubscribe by one click (RFC 8058).
import type { IncomingMessage } from 'node:http'
import { readNewsletterToken, type NewsletterPurpose } from '#services/newsletter/newsletter-token.ts'
import type { Shop } from '#services/shop.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { findSubscription, leaveNewsletter } from '#data/customers/newsletter.ts'
import { html } from '#domain/html.ts'
import { defaultLocale, isLocale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { redirectResponse, textResponse, type HttpResponse } from '../http/response.ts'
import type { RouteHandler } from '../app.ts'
import { plainCaller } from '../forms/plain-caller.ts'
import { homeOf, plainPage } from '../pages/plain-page.ts'
import { readBody } from '../http/read-body.ts'
import { newsletterSegment } from './newsletter-addresses.ts'

const maxBodyBytes = 4 * 1024
const maxBodyMs = 5_000
const unknown = textResponse(404, 'There is nothing at this address.')
const wrongMethod = textResponse(405, 'This page is read, or answered by its button.', {
  allow: 'GET, HEAD, POST',
})
const refused = textResponse(400, 'This is no one-click request.', { connection: 'close' })
const done = textResponse(200, 'You are unsubscribed.')

const texts = {
  confirm: {
    ask: 'newsletter.confirmText',
    button: 'newsletter.confirm',
    done: 'newsletter.confirmed',
    doneText: 'newsletter.confirmedText',
  },
  leave: {
    ask: 'newsletter.leaveText',
    button: 'newsletter.leave',
    done: 'newsletter.left',
    doneText: 'newsletter.leftText',
  },
} as const

type Options = {
  readonly endpoint: Endpoint
  readonly clientIp: (request: IncomingMessage) => string
  readonly report: (fault: unknown) => void
  readonly isTestShop: boolean
}

export function createNewsletterPages(
  shop: Pick<Shop, 'db' | 'secret' | 'now'>,
  options: Options,
): RouteHandler {
  return (request) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, , first = '', token = ''] = url.pathname.split('/')
    if (first !== 'confirm' && first !== 'leave') return leaveByOneClick(first, request, shop)
    return showPage(first, token, url.searchParams, request, options)
  }
}

async function showPage(
  purpose: NewsletterPurpose,
  token: string,
  query: URLSearchParams,
  request: IncomingMessage,
  { endpoint, clientIp, report, isTestShop }: Options,
): Promise<HttpResponse> {
  const lang = query.get('lang')
  const locale = isLocale(lang) ? lang : defaultLocale
  const t = translateFor(locale)
  const words = texts[purpose]
  const { settings } = endpoint.shop
  const home = html`<p><a href="${homeOf(locale)}">${t('error.home')}</a></p>`
  if (request.method === 'GET' || request.method === 'HEAD') {
    const button = html`<form method="post"><button>${t(words.button)}</button></form>`
    const content = html`<p>${t(words.ask)}</p>${button}`
    return plainPage(locale, t('newsletter.title'), content, { isTestShop, settings })
  }
  if (request.method !== 'POST') return wrongMethod
  // No check of the origin: the signed token alone authorises the request.
  const caller = plainCaller(request, {
    locale,
    country: '',
    ip: clientIp(request),
    markets: settings.markets,
  })
  const payload = { api: `newsletter.${purpose}`, token }
  const { reply, fault, status } = await endpoint.answer({ method: 'POST', payload, caller })
  if (fault) report(fault)
  if (reply.code === 0) {
    const content = html`<p role="status">${t(words.doneText)}</p>${home}`
    return plainPage(locale, t(words.done), content, { isTestShop, settings })
  }
  const again = html`<p><a href="${homeOf(locale)}newsletter">${t('newsletter.send')}</a></p>`
  const content = html`<p role="alert">${reply.msg}</p>${again}`
  return plainPage(locale, t('newsletter.title'), content, {
    status: status === 200 ? 422 : status,
    isTestShop,
    settings,
  })
}

async function leaveByOneClick(
  token: string,
  request: IncomingMessage,
  { db, secret, now }: Pick<Shop, 'db' | 'secret' | 'now'>,
): Promise<HttpResponse> {
  const id = readNewsletterToken(secret, 'leave', token)
  if (!id) return unknown
  if (request.method !== 'POST') {
    const locale = (await findSubscription(db, id))?.locale ?? defaultLocale
    return redirectResponse(302, `/${newsletterSegment}/leave/${token}?lang=${locale}`)
  }
  const body = await readBody(request, maxBodyBytes, maxBodyMs)
  if ('fault' in body || !body.bytes.includes('List-Unsubscribe')) return refused
  await db.transaction((tx) => leaveNewsletter(tx, id, 'one-click', now()))
  return done
}
