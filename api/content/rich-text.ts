// Markdown the merchant wrote, as HTML that can do nothing but be read.
import { marked } from 'marked'
import sanitize from 'sanitize-html'

const allowed: sanitize.IOptions = {
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
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
}

export function renderRichText(markdown: string): string {
  return sanitize(marked.parse(markdown, { async: false, gfm: true }), allowed)
}
