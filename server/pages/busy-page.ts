// The short page for refused page requests. It is rendered once per language.
import { brand } from '../brand.ts'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { html, raw } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { htmlAnswer, send, textAnswer, type HttpAnswer } from '../http/answer.ts'
import type { HeaderTable } from '../http/security-headers.ts'

/** Seconds until the page reloads itself. */
const retryAfter = '5'

const styles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvb; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; text-align: center; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
main { inline-size: min(30rem, 100%) }
p { margin: 0; font: 600 1.5rem Georgia, serif }
h1 { margin: 1.5rem 0 2rem; font: 600 1.625rem/1.3 Georgia, serif; text-wrap: balance }
a { display: inline-block; padding: 0.75rem 1.75rem; border-radius: 999px; background: ${brand.accent}; color: ${brand.accentInk}; text-decoration: none }
:focus-visible { outline: 3px solid light-dark(${brand.accent}, ${brand.accentDark}); outline-offset: 3px }`
const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

export type SendBusy = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { readonly locale: Locale; readonly isPayload: boolean },
) => void

/** Answers 503 with Retry-After. Requests for page data get no text: the open page shows its own message. */
export function createSendBusy(security: HeaderTable, isTestShop: boolean): SendBusy {
  const policy = (security['content-security-policy'] ?? '').replace("style-src 'self'", `$& ${stylesHash}`)
  const busyData = textAnswer(503, 'busy', { 'retry-after': retryAfter })
  const pages = new Map<Locale, HttpAnswer>()
  return (request, response, { locale, isPayload }) => {
    if (isPayload) return send(request, response, busyData, security)
    let page = pages.get(locale)
    if (!page) pages.set(locale, (page = pageIn(locale, policy, isTestShop)))
    send(request, response, page, security)
  }
}

function pageIn(locale: Locale, policy: string, isTestShop: boolean): HttpAnswer {
  const t = translateFor(locale)
  const page = html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}"><link rel="icon" href="/favicon.svg">
<title>${t('shop.name')}</title><style>${raw(styles)}</style></head>
<body><main>${isTestShop && html`<small>${t('test.notice')}</small>`}
<p>${t('shop.name')}</p><h1>${t('refusal.busy')}</h1><a href="">${t('cart.retry')}</a></main></body></html>`
  return htmlAnswer(503, page, { 'content-security-policy': policy, 'retry-after': retryAfter })
}
