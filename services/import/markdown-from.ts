// Converts the HTML of a product description to Markdown. The HTML is sanitised first.
import sanitize from 'sanitize-html'
import Turndown from 'turndown'
import { renderRichText } from '../content/rich-text.ts'

const dropped = /<(?:img|iframe|video|audio|object|embed|svg|script|form|input)\b/gi

const sanitizeOptions: sanitize.IOptions = {
  allowedTags:
    'h1 h2 h3 h4 h5 h6 p div ul ol li strong b em i a blockquote br hr table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
}

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', hr: '---' })
// Tables have no Markdown of the converter: they stay HTML, which the shop's renderer accepts.
turndown.keep(['table'])

/** Text without tags is Markdown already. */
export function markdownFrom(html: string): { text: string; dropped: number } {
  if (!/<[a-z!/]|&[a-z]+;|&#\d+;/i.test(html)) return { text: html, dropped: 0 }
  const count = html.match(dropped)?.length ?? 0
  const converted = turndown.turndown(sanitize(html, sanitizeOptions))
  // What this shop exported becomes the same page again, in the rare case by keeping the HTML.
  const isExact = renderRichText(converted).trim() === html.trim()
  if (!isExact && renderRichText(html).trim() === html.trim()) return { text: html, dropped: count }
  return { text: converted, dropped: count }
}
