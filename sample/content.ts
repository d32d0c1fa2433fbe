// The sample shop's written pages and posts: one Markdown file each, in a folder per language. The first line is the
// title, the quoted line the summary. `post:` makes it a post of that day, `picture:` names its picture.
import { readdirSync, readFileSync } from 'node:fs'
import { locales, type Locale } from '#domain/markets/locale.ts'

export type SampleContent = {
  readonly key: string
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
  /** The day a post was published; undefined for a page. */
  readonly post: string | undefined
  readonly picture: string | undefined
}

/** The order in which the footer shows the pages. */
export const pageOrder = [
  'faq',
  'delivery',
  'returns',
  'payment',
  'about',
  'affiliate',
  'imprint',
  'terms',
  'privacy',
] as const

const folder = new URL('./content/', import.meta.url)

export function readSampleContent(): SampleContent[] {
  const written = readdirSync(folder).filter((name): name is Locale => locales.includes(name as Locale))
  return written.flatMap((locale) =>
    readdirSync(new URL(`${locale}/`, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => readContentFile(locale, file.slice(0, -'.md'.length))),
  )
}

export function readContentFile(locale: Locale, key: string): SampleContent {
  const text = readFileSync(new URL(`${locale}/${key}.md`, folder), 'utf8')
  const [, title = key] = /^# (.+)$/m.exec(text) ?? []
  const [, summary = ''] = /^> (.+)$/m.exec(text) ?? []
  const [, post] = /^post: (.+)$/m.exec(text) ?? []
  const [, picture] = /^picture: (.+)$/m.exec(text) ?? []
  const body = text.replace(/^(# .+|> .+|post: .+|picture: .+)$\n?/gm, '').trim()
  return { key, locale, title, summary, body, post, picture }
}
