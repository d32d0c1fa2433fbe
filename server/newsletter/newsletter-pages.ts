// Pages to confirm the newsletter and to unsubscribe, each with one button and without scripts. Link scanners open every
// link, so GET changes nothing. Mail programs unsubscribe by one click (RFC 8058).
import type { IncomingMessage } from 'node:http'
import { findSubscription, leaveNewsletter } from '#data/customers/newsletter.ts'
import { html } from '#domain/html.ts'
import { defaultLocale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { readNewsletterToken, type NewsletterPurpose } from '#services/newsletter/subscribe.ts'
import type { Shop } from '#services/shop.ts'
import type { RouteHandler } from '../app.ts'
import { callEndpoint, problemTexts } from '../forms/plain-checkout.ts'
import { readPlainRequest, type PlainPages } from '../forms/plain-request.ts'
import { readBody } from '../http/read-body.ts'
import { redirectResponse, textResponse, type HttpResponse } from '../http/response.ts'
import { homeOf } from '../pages/plain-page.ts'
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
    ask: 'newsletter.unsubscribeText',
    button: 'newsletter.unsubscribe',
    done: 'newsletter.unsubscribed',
    doneText: 'newsletter.unsubscribedText',
  },
} as const

export function createNewsletterPages(
  shop: Pick<Shop, 'db' | 'secret' | 'now'>,
  options: PlainPages,
): RouteHandler {
  return (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, , first = '', token = ''] = pathname.split('/')
    if (first !== 'confirm' && first !== 'leave') return leaveByOneClick(first, request, shop)
    return showPage(first, token, request, options)
  }
}

async function showPage(
  purpose: NewsletterPurpose,
  token: string,
  request: IncomingMessage,
  options: PlainPages,
): Promise<HttpResponse> {
  const { locale, caller, page } = readPlainRequest(request, options)
  const t = translateFor(locale)
  const words = texts[purpose]
  const home = html`<p><a href="${homeOf(locale)}">${t('error.home')}</a></p>`
  if (request.method === 'GET' || request.method === 'HEAD') {
    const button = html`<form method="post"><button class="button" data-variant="primary">${t(words.button)}</button></form>`
    return page(t('newsletter.title'), html`<p>${t(words.ask)}</p>${button}`)
  }
  if (request.method !== 'POST') return wrongMethod
  // No check of the origin: the signed token alone authorises the request.
  const called = await callEndpoint(`newsletter.${purpose}`, { token }, caller, options)
  if ('data' in called) return page(t(words.done), html`<p role="status">${t(words.doneText)}</p>${home}`)
  const again = html`<p><a href="${homeOf(locale)}newsletter">${t('newsletter.send')}</a></p>`
  const content = html`${problemTexts(called.texts)}${again}`
  return page(t('newsletter.title'), content, { status: called.status })
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
