// Composes newsletter mails. Their links lead to pages without scripts (server/newsletter).
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import { confirmationLifetimeMs, issueLocale, type IssueContents } from '#domain/customers/newsletter.ts'
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

/** The small print is always in the reader's language. Without a token, a test without a link to unsubscribe. */
export function composeIssueMail(
  contents: IssueContents,
  { readerLocale, homeLocale }: { readonly readerLocale: string; readonly homeLocale: Locale },
  publicOrigin: string,
  token: string | null,
): ComposedMail {
  const locale: Locale = isLocale(readerLocale) ? readerLocale : homeLocale
  const t = translateFor(locale)
  const shown = issueLocale(contents, locale, homeLocale)
  const { subject, text } = contents[shown] ?? { subject: '', text: '' }
  const leave: Part = {
    small: t('mail.newsletter.why'),
    link: t('mail.newsletter.leave'),
    href: newsletterPage(publicOrigin, 'leave', token ?? '', locale),
  }
  const parts = [{ heading: subject }, ...text.split(/\n{2,}/).map(partOf)]
  return composeMail(shown, subject, token === null ? parts : [...parts, leave])
}

/** A paragraph of the form `[words](address)` becomes a button. */
function partOf(paragraph: string): Part {
  const link = /^\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)$/.exec(paragraph.trim())
  return link ? { button: link[1]!, href: link[2]! } : { text: paragraph.trim() }
}
