// Composes newsletter mails. Their links lead to pages without scripts (server/newsletter).
import { dayMs } from '#domain/calendar/durations.ts'
import {
  confirmationLifetimeMs,
  issueLocale,
  occasionParagraph,
  paragraphsOf,
  type IssueContents,
} from '#domain/customers/newsletter.ts'
import { type Locale, localeOrDefault } from '#domain/markets/locale.ts'
import { formatDate } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { IssueOccasion } from '#services/newsletter/next-occasion.ts'
import { newsletterPage } from '../newsletter/newsletter-addresses.ts'
import { giftRows } from './gift-rows.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import { orderByText } from './order-by-text.ts'
import { pageOrigin } from './page-origin.ts'

export function composeConfirmMail(readerLocale: string, publicOrigin: string, token: string): ComposedMail {
  const locale = localeOrDefault(readerLocale)
  const t = translateFor(locale)
  return composeMail(locale, t('mail.newsletter.subject'), [
    { heading: t('mail.newsletter.subject') },
    { text: t('mail.newsletter.text', { days: confirmationLifetimeMs / dayMs }) },
    { button: t('mail.newsletter.button'), href: newsletterPage(publicOrigin, 'confirm', token, locale) },
    { text: t('mail.newsletter.ignore') },
  ])
}

export type IssueReader = {
  readonly locale: Locale
  readonly homeLocale: Locale
  /** In the language of the mail; null leaves its paragraph out, if the text has it. */
  readonly occasion: IssueOccasion | null
  /** null: a test without a link to unsubscribe. */
  readonly token: string | null
}

/** The small print is always in the reader's language. */
export function composeIssueMail(
  contents: IssueContents,
  { locale, homeLocale, occasion, token }: IssueReader,
  publicOrigin: string,
): ComposedMail {
  const t = translateFor(locale)
  const shown = issueLocale(contents, locale, homeLocale)
  const { subject, text } = contents[shown] ?? { subject: '', text: '' }
  const parts = paragraphsOf(text).flatMap((paragraph) =>
    paragraph === occasionParagraph
      ? occasionParts(occasion, { locale: shown, publicOrigin })
      : [partOf(paragraph)],
  )
  const leave: MailPart = {
    small: t('mail.newsletter.why'),
    link: t('mail.newsletter.unsubscribe'),
    href: newsletterPage(publicOrigin, 'leave', token ?? '', locale),
  }
  return composeMail(shown, subject, [{ heading: subject }, ...parts, ...(token === null ? [] : [leave])])
}

function occasionParts(
  occasion: IssueOccasion | null,
  mail: { readonly locale: Locale; readonly publicOrigin: string },
): MailPart[] {
  if (!occasion) return []
  const { locale } = mail
  const t = translateFor(locale)
  const date = formatDate(locale, occasion.date, 'weekday')
  const when = t('mail.gift.day', { occasion: occasion.name, date })
  return [
    { text: [when, orderByText(occasion.orderBy, locale, t)].filter(Boolean).join('\n') },
    giftRows(occasion.gifts, mail),
    { button: t('shop.find'), href: `${pageOrigin(mail.publicOrigin, mail.locale)}${occasion.path}` },
  ]
}

/** A paragraph of the form `[words](address)` becomes a button. */
function partOf(paragraph: string): MailPart {
  const link = /^\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)$/.exec(paragraph)
  return link ? { button: link[1]!, href: link[2]! } : { text: paragraph }
}
