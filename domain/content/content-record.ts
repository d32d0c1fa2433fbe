// A page or blog post with everything that the merchant writes.
import { isProductKey } from '../catalog/product-key.ts'
import { isLocale, type Locale } from '../markets/locale.ts'
import { hasForbiddenInOwnText } from '../text.ts'

export const contentKinds = ['page', 'post'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentStatuses = ['active', 'draft'] as const

export type ContentTexts = {
  readonly title: string
  readonly summary: string
  /** Markdown. */
  readonly body: string
  /** The page's address in this language; without one it is the key. */
  readonly slug?: string
}

export type ContentRecord = {
  readonly key: string
  readonly kind: ContentKind
  readonly status: (typeof contentStatuses)[number]
  readonly picture: string | null
  /** Milliseconds since 1970: the date of a post. */
  readonly publishedAt: number
  readonly texts: { readonly [L in Locale]?: ContentTexts }
}

export type ContentProblem = 'required' | 'format' | 'reserved' | 'too-long' | 'unknown'

/** Pages that the law of most countries demands. The footer links to them once they are published. */
export const legalPages = ['imprint', 'terms', 'privacy', 'returns'] as const
export type LegalPage = (typeof legalPages)[number]

/** The address of the list of posts. */
export const blogKey = 'blog'

export const contentLimits = { title: 200, summary: 1_000, body: 100_000, slug: 120 } as const

/** null: valid. */
export function checkContent(
  content: ContentRecord,
  home: Locale,
): Readonly<Record<string, ContentProblem>> | null {
  const problems: Record<string, ContentProblem> = {}
  if (content.key === '') problems['key'] = 'required'
  else if (!isProductKey(content.key)) problems['key'] = 'format'
  else if (content.key === blogKey) problems['key'] = 'reserved'
  for (const [locale, texts] of Object.entries(content.texts)) {
    if (!isLocale(locale)) problems[`texts.${locale}`] = 'unknown'
    for (const name of ['title', 'summary', 'body'] as const) {
      const isForbidden = hasForbiddenInOwnText(texts[name].replaceAll(/[\n\r\t]/g, ''))
      if (isForbidden) problems[`texts.${locale}.${name}`] = 'format'
      if (texts[name].length > contentLimits[name]) problems[`texts.${locale}.${name}`] = 'too-long'
    }
    const { slug = '' } = texts
    if (slug !== '' && !isProductKey(slug)) problems[`texts.${locale}.slug`] = 'format'
    else if (slug === blogKey) problems[`texts.${locale}.slug`] = 'reserved'
    if (texts.title.trim() === '') problems[`texts.${locale}.title`] = 'required'
  }
  if (!content.texts[home]) problems[`texts.${home}.title`] = 'required'
  return Object.keys(problems).length > 0 ? problems : null
}
