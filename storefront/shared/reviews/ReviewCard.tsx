// One review.
import type { ReactNode } from 'react'
import type { Output } from '#api/call.ts'
import { isLocale, localeTable } from '#domain/markets/locale.ts'
import { formatLanguage } from '#messages/format-language.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Stars } from '#web/ui/Stars.tsx'
import './ReviewCard.css'

export type Review = Omit<Output<'catalog.reviews'>['reviews'][number], 'id' | 'writtenAt'> & {
  /** Plain date. */
  readonly date: string
}

/** `children`: what the review is about, where the page does not show it. */
export function ReviewCard({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, locale: ours, date: formatDate } = useVisit()
  const { author, stars, text, locale, verified, date, answer } = review
  const foreign = isLocale(locale) && locale !== ours ? locale : undefined
  return (
    <article className="review-card">
      <Stars hundredths={stars * 100} label={t('reviews.stars', { stars })} />
      <blockquote lang={foreign && localeTable[foreign].tag} dir="auto">
        {text}
      </blockquote>
      <p>
        <bdi>{author}</bdi>
        {foreign && <span>{formatLanguage(ours, foreign)}</span>}
        <time dateTime={date}>{formatDate(date)}</time>
        {verified && (
          <span data-part="verified">
            <Icon name="check" />
            {t('reviews.verified')}
          </span>
        )}
      </p>
      {answer !== null && (
        <div data-part="answer">
          <strong>{t('reviews.answer')}</strong>
          <p dir="auto">{answer}</p>
        </div>
      )}
      {children}
    </article>
  )
}
