// Composes newsletter mails. Their links lead to pages without scripts (server/newsletter).
import type { IssueContents } from '#data/customers/newsletter-issues.ts'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import { confirmationLifetimeMs } from '#domain/customers/newsletter.ts'
import { translateFor } from '#messages/load.ts'
import { newsletterPage } from '../newsletter/newsletter-addresses.ts'
import { composeMail, type ComposedMail, type Part } from './layout.ts'

export function composeConfirmMail(readerLocale: string, publicOrigin: string, token: string): ComposedMail {
  const locale: Locale = isLocale(readerLocale) ? readerLocale : 'us'
  const t = translateFor(locale)
  return composeMail(locale, t('mail.newsletter.subject'), [
    { heading: t('mail.newsletter.subject') },
    { text: t('mail.newsletter.text', { days: confirmationLifetimeMs / 86_400_000 }) },
    { button: t('mail.newsletter.button'), href: newsletterPage(publicOrigin, 'confirm', token, locale) },
    { text: t('mail.newsletter.ignore') },
  ])
}

/** In the reader's language if the issue has it, else in English. The small print is always in the reader's language. */
export function composeIssueMail(
  contents: IssueContents,
  readerLocale: string,
  publicOrigin: string,
  token: string,
): ComposedMail {
  const locale: Locale = isLocale(readerLocale) ? readerLocale : 'us'
  const t = translateFor(locale)
  const issueLocale = contents[locale] ? locale : 'us'
  const { subject, text } = contents[issueLocale] ?? contents.us
  return composeMail(issueLocale, subject, [
    { heading: subject },
    ...text.split(/\n{2,}/).map(partOf),
    {
      small: t('mail.newsletter.why'),
      link: t('mail.newsletter.leave'),
      href: newsletterPage(publicOrigin, 'leave', token, locale),
    },
  ])
}

/** A paragraph of the form `[words](address)` becomes a button. */
function partOf(paragraph: string): Part {
  const link = /^\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)$/.exec(paragraph.trim())
  return link ? { button: link[1]!, href: link[2]! } : { text: paragraph.trim() }
}
