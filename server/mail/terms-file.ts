// The terms of an order as a file that the buyer keeps. Directive 2011/83/EU, art. 8 (7), demands them on a durable medium
// with the confirmation of the contract; a link does not suffice. Plain text: mail servers hold back attached HTML.
import type { Seller } from '#domain/markets/seller.ts'
import { plainTextOf, renderRichText } from '#services/content/rich-text.ts'

/** The merchant's pages that every confirmation contains, in this order. */
export const termsPages = ['terms', 'returns'] as const

/** `body`: Markdown. */
export type TermsPage = { readonly title: string; readonly body: string }

export type MailFile = { readonly filename: string; readonly content: string }

/** Undefined for a shop without such pages. */
export function termsFile(
  pages: readonly TermsPage[],
  shopName: string,
  { lines, details = [], email }: Seller,
): MailFile | undefined {
  if (pages.length === 0) return undefined
  const titles = pages.map(({ title }) => title).join(', ')
  const texts = pages.map(
    ({ title, body }) => `${title.toUpperCase()}\n\n${plainTextOf(renderRichText(body))}`,
  )
  const imprint = [...lines, ...details, email].join('\n')
  return {
    // Characters that a file name cannot have.
    filename: `${shopName} - ${titles}.txt`.replaceAll(/[/\\:*?"<>|]/g, ' '),
    // The mark tells editors that the text is UTF-8.
    content: `\uFEFF${[...texts, imprint].join('\n\n\n')}\n`,
  }
}
