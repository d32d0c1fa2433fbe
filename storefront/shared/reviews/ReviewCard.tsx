// One review.
import type { ReactNode } from 'react'
import type { Output } from '#api/call.ts'
import { isLocale, localeTable } from '#domain/markets/locale.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Stars } from '#web/ui/Stars.tsx'
import './ReviewCard.css'

export type Review = Omit<Output<'catalog.reviews'>['reviews'][number], 'id' | 'writtenAt'> & {
  /** Plain date. */
  readonly date: string
  /** In the reader's language; empty if the review is in it. By the loader, as the first name costs 10 ms. */
  readonly language: string
}

/** `children`: what the review is about, where the page does not show it. */
export function ReviewCard({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, date: formatDate } = useVisit()
  const { author, stars, text, locale, language, verified, date, answer } = review
  return (
    <article className="review-card">
      <Stars hundredths={stars * 100} label={t('reviews.stars', { stars })} />
      <blockquote lang={language && isLocale(locale) ? localeTable[locale].tag : undefined} dir="auto">
        {text}
      </blockquote>
      <p>
        <bdi>{author}</bdi>
        {language && <span>{language}</span>}
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
