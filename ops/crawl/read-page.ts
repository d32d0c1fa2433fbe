// Parses a page of the shop as a crawler does.
import { Parser } from 'htmlparser2'

export type LinkedData = Readonly<Record<string, unknown>> & { readonly '@type': string }

export type ReadPage = {
  readonly lang: string
  readonly dir: string
  readonly title: string
  readonly canonical: string
  readonly headings: readonly string[]
  /** By name or property of the tag. */
  readonly metas: ReadonlyMap<string, string>
  /** Address by `hreflang`. */
  readonly languages: ReadonlyMap<string, string>
  /** Addresses of links, styles, scripts and forms, without those of `choices`. */
  readonly links: ReadonlySet<string>
  /** Links to this page in other languages, by `hreflang`. */
  readonly choices: ReadonlyMap<string, string>
  readonly jsonLd: readonly LinkedData[]
  /** Visible texts and labels in the page's language, without elements that have another `lang`. */
  readonly texts: ReadonlySet<string>
}

const linkAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  script: 'src',
  form: 'action',
}
const textAttributes = ['alt', 'aria-label', 'placeholder', 'title']

export function readPage(html: string): ReadPage {
  const page = {
    lang: '',
    dir: '',
    title: '',
    canonical: '',
    headings: [] as string[],
    metas: new Map<string, string>(),
    languages: new Map<string, string>(),
    links: new Set<string>(),
    choices: new Map<string, string>(),
    jsonLd: [] as LinkedData[],
    texts: new Set<string>(),
  }
  const open: { name: string; isOther: boolean; isLinkedData: boolean }[] = []
  let text = ''
  let heading = ''

  function addText(rawText: string): void {
    const line = rawText.replaceAll(/\s+/g, ' ').trim()
    if (line && !open.some(({ isOther }) => isOther)) page.texts.add(line)
  }

  /** A text ends at the start or end of an element, not at a comment. */
  function endText(): void {
    const inside = open.at(-1)
    if (inside?.isLinkedData) page.jsonLd.push(JSON.parse(text) as LinkedData)
    else if (inside?.name === 'title') page.title = text
    else if (inside?.name !== 'script' && inside?.name !== 'style') addText(text)
    text = ''
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      endText()
      const { lang, rel, href = '', hreflang, type, content = '' } = attributes
      open.push({
        name,
        isOther: name !== 'html' && lang !== undefined,
        isLinkedData: type === 'application/ld+json',
      })
      if (name === 'html') Object.assign(page, { lang, dir: attributes['dir'] })
      if (name === 'h1') heading = ''
      if (name === 'meta') page.metas.set(attributes['name'] ?? attributes['property'] ?? '', content)
      if (name === 'link' && rel === 'canonical') page.canonical = href
      if (name === 'link' && rel === 'alternate' && hreflang) page.languages.set(hreflang, href)
      const address = attributes[linkAttributes[name] ?? '']
      if (name === 'a' && hreflang) page.choices.set(hreflang, href)
      else if (address && attributes['method'] !== 'post') page.links.add(address)
      for (const each of textAttributes) addText(attributes[each] ?? '')
    },
    ontext(part) {
      text += part
      heading += part
    },
    onclosetag(name) {
      endText()
      if (name === 'h1') page.headings.push(heading.trim())
      open.pop()
    },
  })
  parser.end(html)
  return page
}
