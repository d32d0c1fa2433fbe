// Builds the HTML document around a rendered page. It has no inline scripts: data are in blocks that browsers do not
// run. Styles are inline, because a separate sheet costs a phone another round trip before the first paint. The
// content security policy contains their hash.
import { html, raw, type Html, type HtmlValue } from '#domain/html.ts'
import { defaultLocale, directionOf, locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { alternateTagsIn } from '#domain/markets/market.ts'
import type { Translate } from '#messages/translator.ts'
import { themeColours } from '../../styles/theme-colours.ts'
import { localePath } from './locale-path.ts'
import type { Frame } from './frame.ts'
import type { Boot, Page } from './page.ts'
import type { Head } from './route.ts'
import { incompleteId } from './incomplete-notice.ts'

/** Addresses of the built files that this page needs immediately. */
export type Assets = {
  readonly start: string
  readonly entry: string
  readonly styles: readonly string[]
  /** Content of `styles`, for inlining; '' to link them, as in development. */
  readonly css: string
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
  readonly texts: Boot['texts']
}

/** Files that storefront/start.ts loads after the first paint; data attributes of its script tag. */
export type StartFiles = { readonly entry: string; readonly preloads: string }

/** Additions to the document; '' for none. */
export type DocumentOptions = {
  readonly extraHead: string
  /** Sentence above the page. Only in the HTML, so that it costs no script. */
  readonly notice: string
  /** The merchant's own styles. */
  readonly ownStyles: string
  /** The merchant's background colour. */
  readonly paper: string | undefined
}

export function documentOf(
  boot: Boot,
  head: Head,
  body: string,
  assets: Assets,
  { extraHead, notice, ownStyles, paper }: DocumentOptions,
  t: Translate,
): string {
  const { locale } = boot.page
  const { season } = boot
  const document = html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"${season && html` data-season="${season}"`}><head>${[
    html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    html`<title>${boot.page.head.title}</title>`,
    preloadOfLargest(body),
    styleTags(assets),
    ownStyles && html`<style>${raw(ownStyles)}</style>`,
    headTags(boot, head),
    html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    html`<link rel="apple-touch-icon" href="/app-icons/touch-180.png">`,
    html`<link rel="manifest" href="/manifest.webmanifest">`,
    themeColors(season, paper),
    assets.fonts.map(
      (href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    raw(extraHead),
    html`<script type="module" src="${assets.start}" data-entry="${assets.entry}" data-preloads="${assets.preloads.join(' ')}"></script>`,
  ]}</head><body>${notice && html`<aside class="test-notice"><p>${notice}</p></aside>`}${plainNotices(t)}<div id="root">${raw(body)}</div>${dataBlock('application/json', boot, html` id="boot"`)}</body></html>`
  return String(document)
}

/** Preloads the picture with high priority: it determines the largest contentful paint. */
function preloadOfLargest(body: string): HtmlValue {
  const image = body.indexOf(' fetchPriority="high"')
  const source = body.slice(body.lastIndexOf('<source ', image), image)
  const [, widths, sizes] = /type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/.exec(source) ?? []
  // The attributes come from rendered markup and are escaped already.
  return (
    widths &&
    html`<link rel="preload" as="image" type="image/avif" imagesrcset="${raw(widths)}" imagesizes="${raw(sizes ?? '')}" fetchpriority="high">`
  )
}

/** Lazy chunks do not load the style sheets named in `data-files` again (scripts/vite-preload.ts). */
function styleTags({ styles, css }: Assets): HtmlValue {
  return css
    ? html`<style data-files="${styles.join(' ')}">${raw(css)}</style>`
    : styles.map((href) => html`<link rel="stylesheet" href="${href}">`)
}

/** Colours of the browser's own interface. */
function themeColors(season: Boot['season'], paper?: string): HtmlValue {
  const colours = themeColours[season ?? 'everyday']
  return Object.entries({ ...colours, ...(paper && { light: paper }) }).map(
    ([theme, colour]) =>
      html`<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})">`,
  )
}

function headTags({ page, site, frame }: Boot, head: Head): HtmlValue {
  const { title, description, canonical, robots } = page.head
  const url = site.publicOrigin + canonical
  const tags: HtmlValue[] = [meta('name', 'description', description), meta('name', 'robots', robots)]
  if (canonical)
    tags.push(html`<link rel="canonical" href="${url}">`, alternates(page, site.publicOrigin, frame, head))
  const social = {
    'og:site_name': site.shopName,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical && url,
    'og:locale': openGraphLocales[page.locale],
    'og:image': head.image ? new URL(head.image.src, site.publicOrigin).href : '',
    'og:image:width': String(head.image?.width ?? ''),
    'og:image:height': String(head.image?.height ?? ''),
    'og:image:alt': head.image?.alt ?? '',
  }
  if (head.image) tags.push(meta('name', 'twitter:card', 'summary_large_image'))
  for (const [name, content] of Object.entries(social)) tags.push(meta('property', name, content))
  for (const item of head.jsonLd ?? [])
    tags.push(dataBlock('application/ld+json', item, null, site.publicOrigin))
  return tags
}

/** `zh_CN`: language and country, without the script subtag. */
const openGraphLocales = Object.fromEntries(
  locales.map((locale) => {
    const { language, region } = new Intl.Locale(localeTable[locale].tag)
    return [locale, `${language}_${region}`]
  }),
) as Readonly<Record<Locale, string>>

function alternates(page: Page, origin: string, frame: Frame, head: Head): HtmlValue {
  const pathIn = (locale: Locale) => localePath(locale, head.paths?.[locale] ?? head.canonical ?? page.path)
  const markets = frame.countries.map(([code]) => code)
  const link = (tag: string, href: string) =>
    html`<link rel="alternate" hreflang="${tag}" href="${origin + href}">`
  return [
    ...locales.flatMap((locale) => alternateTagsIn(locale, markets).map((tag) => link(tag, pathIn(locale)))),
    link('x-default', pathIn(defaultLocale)),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): HtmlValue {
  return content && html`<meta ${kind}="${name}" content="${content}">`
}

/** Properties of structured data that are texts, also where they begin with a slash. */
const textNames: ReadonlySet<string> = new Set([
  'name',
  'headline',
  'description',
  'text',
  'reviewBody',
  'sku',
])

/** JSON block that cannot close its element. With `origin`, paths in it become absolute addresses. */
function dataBlock(type: string, value: unknown, attributes: HtmlValue, origin = ''): Html {
  const makeAbsolute = (name: string, part: unknown) =>
    typeof part === 'string' && part.startsWith('/') && !textNames.has(name) ? origin + part : part
  // JSON.stringify is many times faster without a replacer function.
  const json = JSON.stringify(value, origin ? makeAbsolute : undefined)
  return html`<script type="${type}"${attributes}>${raw(escapeJson(json))}</script>`
}

/** JSON in a `<script>` element. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/**
 * Notices in the HTML for documents without running code: scripts are off or failed to load. Only in the HTML, so
 * that they cost no script.
 */
function plainNotices(t: Translate): Html {
  return html`<noscript><link rel="stylesheet" href="/_forms/no-script.css"><aside class="plain-notice"><p>${t('error.noScript')}</p></aside></noscript><aside class="plain-notice" id="${incompleteId}" hidden><p>${t('error.incomplete')} <a href="">${t('shell.retry')}</a></p></aside>`
}
