// The short page for refused page requests. It is rendered once per language and shop name.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { htmlResponse, send, textResponse, type HttpResponse } from '../http/response.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import { plainDocument, plainStyles } from './plain-page.ts'

/** Seconds until the page reloads itself. */
const retryAfter = '5'

const stylesHash = `'sha256-${createHash('sha256').update(plainStyles).digest('base64')}'`

export type SendBusy = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly locale: Locale; readonly isPayload: boolean },
) => void

/** Answers 503 with Retry-After. Requests for page data get no text: the open page shows its own message. */
export function createSendBusy(
  security: HeaderTable,
  isTestShop: boolean,
  settings: () => Settings,
): SendBusy {
  const policy = (security['content-security-policy'] ?? '').replace("style-src 'self'", `$& ${stylesHash}`)
  const busyData = textResponse(503, 'busy', { 'retry-after': retryAfter })
  let pages = new Map<Locale, HttpResponse>()
  let pagesOf = settings()
  return (request, response, { locale, isPayload }) => {
    if (isPayload) return send(request, response, busyData, security)
    if (pagesOf !== settings()) {
      pages = new Map()
      pagesOf = settings()
    }
    let page = pages.get(locale)
    if (!page) pages.set(locale, (page = pageIn(locale, policy, isTestShop, pagesOf)))
    send(request, response, page, security)
  }
}

function pageIn(locale: Locale, policy: string, isTestShop: boolean, settings: Settings): HttpResponse {
  const t = translateFor(locale)
  const page = plainDocument(locale, {
    title: settings.shopName,
    head: html`<meta http-equiv="refresh" content="${retryAfter}">`,
    content: html`<h1>${t('refusal.busy')}</h1><a class="button" href="">${t('shell.retry')}</a>`,
    isTestShop,
    settings,
  })
  return htmlResponse(503, page, { 'content-security-policy': policy, 'retry-after': retryAfter })
}
