// Plain HTML pages in the design of the storefront, without scripts: logo, content, legal links.
import { createHash } from 'node:crypto'
import type { Season } from '#domain/calendar/occasions.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import { translateFor } from '#messages/load.ts'
import { wordmarkViewBox } from '#storefront/shared/navigation/wordmark-view-box.ts'
import type { ShopFrame } from '#storefront/shared/shop-visit.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { htmlResponse, type HttpResponse } from '../http/response.ts'
import { siteLogo } from './site.ts'
import type { Storefront } from './storefront.ts'

type PlainFrame = { readonly legal: ShopFrame['legal']; readonly season: Season | null }

/** What plain pages have in common with the storefront. */
export type PlainDesign = {
  readonly isTestShop: boolean
  readonly files: Storefront['plain']
  /** Null if it cannot be read: the content is shown without. */
  readonly loadFrame: (locale: Locale, country: Country) => Promise<PlainFrame | null>
}

type PlainDocument = Pick<PlainDesign, 'isTestShop' | 'files'> & {
  readonly title: string
  readonly content: Html
  readonly settings: Settings
  readonly frame: PlainFrame | null
  /** For tables and lists of products. */
  readonly isWide?: boolean
  /** More elements of the head. */
  readonly head?: Html
}

export function plainDocument(locale: Locale, document: PlainDocument): Html {
  const { title, content, isTestShop, files, settings, frame, isWide, head } = document
  const t = translateFor(locale)
  const season = frame?.season
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"${season && html` data-season="${season}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">${head}
<title>${title}</title><link rel="stylesheet" href="${files.styles}">${settings.theme && html`<style>${raw(themeCss(settings.theme))}</style>`}</head>
<body class="plain-body">${isTestShop && html`<aside class="test-notice">${t('test.notice')}</aside>`}
<header><a class="plain-logo" href="${homeOf(locale)}">${logoOf(settings, files)}</a></header>
<main class="plain-page"${isWide && html` data-wide`}>${content}</main>
<footer>${frame?.legal
    .filter(({ path }) => !path.includes('#'))
    .map(({ path, text }) => html`<a href="${localePath(locale, path)}">${text}</a>`)}</footer></body></html>`
}

export function logoOf(settings: Settings, { wordmark }: Storefront['plain']): Html {
  const { shopName } = settings
  const logo = siteLogo(settings)
  if (!logo) return html`<bdi>${shopName}</bdi>`
  if (logo === 'wordmark')
    return html`<svg class="wordmark" viewBox="${wordmarkViewBox}" role="img" aria-label="${shopName}"><use href="${wordmark}#letters"/><use href="${wordmark}#eye" data-part="eye"/></svg>`
  return html`<img class="wordmark" src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${shopName}">`
}

export type PlainPageOptions = Pick<PlainDocument, 'isWide'> & {
  readonly status?: number
  /** Its form is sent to this shop, which asks for the origin. Browsers send none without a referrer. */
  readonly sendsForm?: boolean
}

type Visitor = { readonly locale: Locale; readonly country: Country; readonly settings: Settings }

export async function plainPage(
  { locale, country, settings }: Visitor,
  title: string,
  content: Html,
  design: PlainDesign,
  { status = 200, sendsForm = false, isWide = false }: PlainPageOptions = {},
): Promise<HttpResponse> {
  const frame = await design.loadFrame(locale, country)
  const headed = html`<h1>${title}</h1>${content}`
  const page = plainDocument(locale, { ...design, title, content: headed, settings, frame, isWide })
  const referrer = sendsForm ? 'same-origin' : 'no-referrer'
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self'${themeHash(settings)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return htmlResponse(status, page, { 'referrer-policy': referrer, 'content-security-policy': policy })
}

/** The merchant's colours in a content security policy; '' without. */
export function themeHash({ theme }: Settings): string {
  return theme ? ` 'sha256-${createHash('sha256').update(themeCss(theme)).digest('base64')}'` : ''
}

export function homeOf(locale: Locale): string {
  return locale === 'us' ? '/' : `/${locale}/`
}
