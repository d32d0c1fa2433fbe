// Plain HTML pages in the shop's colours, without scripts and without the storefront.
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { htmlAnswer, type HttpAnswer } from '../http/answer.ts'
import { brand } from '../brand.ts'

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const styles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvb; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
main { box-sizing: border-box; inline-size: min(30rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(#fffdf9, #322925) }
h1 { margin: 1rem 0; font: 600 1.625rem/1.25 Georgia, serif }
h2 { margin: 1.5rem 0 0.5rem; font: 600 1.25rem/1.3 Georgia, serif }
ul { margin: 0; padding-inline-start: 1.25rem }
a { color: inherit; display: inline-block; padding-block: 0.625rem }
a.home { font: 600 1.5rem Georgia, serif; text-decoration: none; padding: 0 }
button { min-block-size: 3rem; padding-inline: 1.75rem; border: 0; border-radius: 999px; background: ${brand.accent}; color: ${brand.accentInk}; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(${brand.accent}, ${brand.accentDark}); outline-offset: 3px }`

type Options = { readonly status?: number; readonly isTestShop: boolean }

export function plainPage(
  locale: Locale,
  title: string,
  content: Html,
  { status = 200, isTestShop }: Options,
): HttpAnswer {
  const t = translateFor(locale)
  const notice = isTestShop && html`<p><strong>${t('test.notice')}</strong></p>`
  const page = html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${title}</title><style>${raw(styles)}</style></head>
<body><main><a class="home" href="${homeOf(locale)}">${t('shop.name')}</a>${notice}<h1>${title}</h1>${content}</main></body></html>`
  return htmlAnswer(status, page, { 'referrer-policy': 'no-referrer', 'content-security-policy': policy })
}

export function homeOf(locale: Locale): string {
  return locale === 'us' ? '/' : `/${locale}/`
}
