// Composes the mail with the shop's reply to a review, for its writer.
import type { AnsweredReview } from '#data/catalog/reviews.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { isolateLines } from '#messages/isolate.ts'
import { translateFor } from '#messages/load.ts'
import type { Shop } from '#services/shop.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import { pageOrigin } from './page-origin.ts'

export function composeReviewReplyMail(
  { answer, title, productSlug, ...review }: AnsweredReview,
  { publicOrigin, settings: { shopName } }: Pick<Shop, 'publicOrigin' | 'settings'>,
): ComposedMail {
  const locale = localeOrDefault(review.locale)
  const t = translateFor(locale)
  const subject = t('mail.answer.subject', { shopName })
  return composeMail(locale, subject, [
    { heading: subject },
    { text: t('mail.answer.text', { title }) },
    { text: isolateLines(locale, answer.split('\n')) },
    { button: t('mail.answer.button'), href: `${pageOrigin(publicOrigin, locale)}/${productSlug}` },
  ])
}
