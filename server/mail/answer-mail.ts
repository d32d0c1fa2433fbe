// Composes the mail with the shop's answer to a review, for its writer.
import type { AnsweredReview } from '#data/catalog/reviews.ts'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import type { Shop } from '#services/shop.ts'
import { composeMail, type ComposedMail } from './layout.ts'

export function composeAnswerMail(
  review: AnsweredReview,
  { publicOrigin, settings }: Pick<Shop, 'publicOrigin' | 'settings'>,
): ComposedMail {
  const locale: Locale = isLocale(review.locale) ? review.locale : 'us'
  const t = translateFor(locale)
  const subject = t('mail.answer.subject', settings)
  const page = `${publicOrigin}${locale === 'us' ? '' : `/${locale}`}`
  return composeMail(locale, subject, [
    { heading: subject },
    { text: t('mail.answer.text', review) },
    { text: review.answer },
    { button: t('mail.answer.button'), href: `${page}/${review.productKey}` },
  ])
}
