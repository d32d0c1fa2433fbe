// Plain HTML pages in the shop's colours, without scripts and without the storefront.
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { brand, logoOf } from '../brand.ts'
import { htmlResponse, type HttpResponse } from '../http/response.ts'

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
export const plainStyles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvb; display: flex; flex-direction: column; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
aside { padding: 0.5rem 1rem; background: light-dark(#f9ecd2, #4a3a20); font-size: 0.875rem; font-weight: 600; text-align: center; text-wrap: balance }
main { box-sizing: border-box; inline-size: min(30rem, 100% - 2rem); margin: auto; padding: 2rem; border-radius: 1rem; background: light-dark(#fffdf9, #322925) }
h1 { margin: 1rem 0; font: 600 1.625rem/1.25 Georgia, serif; text-wrap: balance }
h2 { margin: 1.5rem 0 0.5rem; font: 600 1.25rem/1.3 Georgia, serif }
ul { margin: 0; padding-inline-start: 1.25rem }
a { color: inherit; display: inline-block; padding-block: 0.625rem }
img { display: block }
@media (prefers-color-scheme: dark) { img { filter: brightness(0) invert(0.93) } }
button, a.button { box-sizing: border-box; min-block-size: 3rem; padding: 0.75rem 1.75rem; border: 0; border-radius: 999px; background: ${brand.accent}; color: ${brand.accentInk}; font: inherit; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(${brand.accent}, ${brand.accentDark}); outline-offset: 3px }`

type PlainDocument = {
  readonly title: string
  readonly content: Html
  readonly isTestShop: boolean
  readonly settings: Settings
  /** More elements of the head. */
  readonly head?: Html
}

export function plainDocument(
  locale: Locale,
  { title, content, isTestShop, settings, head }: PlainDocument,
): Html {
  const t = translateFor(locale)
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">${head}
<title>${title}</title><style>${raw(plainStyles)}</style></head>
<body>${isTestShop && html`<aside>${t('test.notice')}</aside>`}<main><a href="${homeOf(locale)}">${logoOf(settings)}</a>${content}</main></body></html>`
}

export type PlainPageOptions = Pick<PlainDocument, 'isTestShop' | 'settings' | 'head'> & {
  readonly status?: number
  /** Its form is sent to this shop, which asks for the origin. Browsers send none without a referrer. */
  readonly sendsForm?: boolean
}

export function plainPage(
  locale: Locale,
  title: string,
  content: Html,
  { status = 200, sendsForm = false, ...options }: PlainPageOptions,
): HttpResponse {
  const page = plainDocument(locale, { title, content: html`<h1>${title}</h1>${content}`, ...options })
  const referrer = sendsForm ? 'same-origin' : 'no-referrer'
  return htmlResponse(status, page, { 'referrer-policy': referrer, 'content-security-policy': policy })
}

export function homeOf(locale: Locale): string {
  return locale === 'us' ? '/' : `/${locale}/`
}
