// The newsletter's mails. Their links lead to pages that work without scripts (server/newsletter).
import type { IssueContents } from '#data/customers/newsletter-issues.ts'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import { confirmMs } from '#domain/customers/newsletter.ts'
import { translateFor } from '#messages/load.ts'
import { newsletterPage } from '../newsletter/newsletter-addresses.ts'
import { compose } from './account-mails.ts'
import type { Part } from './layout.ts'
import type { Composed } from './order-mails.ts'

export function composeConfirmMail(readsIn: string, publicOrigin: string, token: string): Composed {
  const locale: Locale = isLocale(readsIn) ? readsIn : 'us'
  const t = translateFor(locale)
  return compose(locale, t('mail.newsletter.subject'), [
    { heading: t('mail.newsletter.subject') },
    { text: t('mail.newsletter.text', { days: confirmMs / 86_400_000 }) },
    { button: t('mail.newsletter.button'), href: newsletterPage(publicOrigin, 'confirm', token, locale) },
    { text: t('mail.newsletter.ignore') },
  ])
}

/** In the reader's language where the issue has it, else in English; its small print always in the reader's. */
export function composeIssueMail(
  contents: IssueContents,
  readsIn: string,
  publicOrigin: string,
  token: string,
): Composed {
  const locale: Locale = isLocale(readsIn) ? readsIn : 'us'
  const t = translateFor(locale)
  const written = contents[locale] ? locale : 'us'
  const { subject, text } = contents[written] ?? contents.us
  return compose(written, subject, [
    { heading: subject },
    ...text.split(/\n{2,}/).map(partOf),
    {
      small: t('mail.newsletter.why'),
      link: t('mail.newsletter.leave'),
      href: newsletterPage(publicOrigin, 'leave', token, locale),
    },
  ])
}

/** A paragraph that is nothing but `[words](address)` is a button. */
function partOf(paragraph: string): Part {
  const link = /^\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)$/.exec(paragraph.trim())
  return link ? { button: link[1]!, href: link[2]! } : { text: paragraph.trim() }
}
