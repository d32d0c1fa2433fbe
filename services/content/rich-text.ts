// Converts the merchant's Markdown to sanitised HTML without scripts.
import { Marked } from 'marked'
import sanitize from 'sanitize-html'
import { html } from '#domain/html.ts'

const sanitizeOptions: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], span: ['data-icon', 'aria-hidden'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
}

/** `:icon-truck:` names the icon 'truck', which the browser draws (storefront/features/content/named-icons.ts). */
const iconPattern = /^:icon-([a-z0-9]+(?:-[a-z0-9]+)*):/
const marked = new Marked({
  extensions: [
    {
      name: 'icon',
      level: 'inline',
      start: (source) => (source.includes(':icon-') ? source.indexOf(':icon-') : undefined),
      tokenizer(source) {
        const [raw, name] = iconPattern.exec(source) ?? []
        return raw === undefined ? undefined : { type: 'icon', raw, text: name }
      },
      renderer: ({ text }) => String(html`<span data-icon="${text as string}" aria-hidden="true"></span>`),
    },
  ],
})

/** The text of `renderRichText` without markup: for search engines and feeds. */
export function plainTextOf(richText: string): string {
  return richText
    .replaceAll(/<br \/>|<\/(?:p|h2|h3|li|tr|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
    .trim()
}

/** Those that the sanitiser writes. */
const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const

export function renderRichText(markdown: string): string {
  return sanitize(marked.parse(markdown, { async: false, gfm: true }), sanitizeOptions)
}
