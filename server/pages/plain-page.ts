// Plain HTML pages in the design of the storefront, without scripts: logo, content, legal links.
import { createHash } from 'node:crypto'
import type { Season } from '#domain/calendar/occasions.ts'
import type { EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import { translateFor } from '#messages/load.ts'
import { wordmarkViewBox } from '#storefront/shared/navigation/wordmark-view-box.ts'
import type { ShopFrame } from '#storefront/shared/shop-visit.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { directionalIcons, icons, type IconName } from '#web/ui/icons.ts'
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
  /** Links beside the logo. */
  readonly links?: Html
}

export function plainDocument(locale: Locale, document: PlainDocument): Html {
  const { title, content, isTestShop, files, settings, frame, isWide, head, links } = document
  const t = translateFor(locale)
  const season = frame?.season
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"${season && html` data-season="${season}"`}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">${head}
<title>${title}</title><link rel="stylesheet" href="${files.styles}">${settings.theme && html`<style>${raw(themeCss(settings.theme))}</style>`}</head>
<body class="plain-body">${isTestShop && html`<aside class="test-notice">${t('test.notice')}</aside>`}
<header><a class="plain-logo" href="${homeOf(locale)}">${logoOf(settings, files)}</a>${links}</header>
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
  /** In place of the title. */
  readonly heading?: Html
  /** Of the handwriting on the page. */
  readonly typeface?: EastAsianTypeface | null
  /** For what only a script can do. Everything else works without. */
  readonly script?: string
}

type Visitor = { readonly locale: Locale; readonly country: Country; readonly settings: Settings }

export async function plainPage(
  { locale, country, settings }: Visitor,
  title: string,
  content: Html,
  design: PlainDesign,
  { status = 200, sendsForm = false, isWide = false, heading, typeface, script }: PlainPageOptions = {},
): Promise<HttpResponse> {
  const frame = await design.loadFrame(locale, country)
  const headed = html`${heading ?? html`<h1>${title}</h1>`}${content}${script && html`<script>${raw(script)}</script>`}`
  const links = shopLinks(locale)
  const head = html`${typeface && html`<link rel="stylesheet" href="${design.files.typeface(typeface)}">`}`
  const page = plainDocument(locale, {
    ...design,
    title,
    content: headed,
    settings,
    frame,
    isWide,
    head,
    links,
  })
  const referrer = sendsForm ? 'same-origin' : 'no-referrer'
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self'${themeHash(settings)};${script ? ` script-src ${sourceHash(script)};` : ''} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return htmlResponse(status, page, { 'referrer-policy': referrer, 'content-security-policy': policy })
}

/** The merchant's colours in a content security policy; '' without. */
export function themeHash({ theme }: Settings): string {
  return theme ? ` ${sourceHash(themeCss(theme))}` : ''
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

function shopLinks(locale: Locale): Html {
  const t = translateFor(locale)
  const link = (name: IconName, path: string, label: string): Html =>
    html`<a class="icon-button" href="${localePath(locale, path)}" aria-label="${label}">${plainIcon(name)}</a>`
  return html`<div>${link('user', '/user/center', t('shell.account'))}${link('bag', '/cart', t('cart.title'))}</div>`
}

/** In the size and colour of the text beside it. */
export function plainIcon(name: IconName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"${directionalIcons.has(name) && html` data-directional`}><path d="${icons[name]}"/></svg>`
}

export function homeOf(locale: Locale): string {
  return locale === 'us' ? '/' : `/${locale}/`
}
