// Reviews of a product, and whether the shop verified them.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { reviewsId } from './reviews-id.ts'
import { ReviewCard, type Review } from './ReviewCard.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import './ProductReviews.css'

export type Reviews = {
  readonly count: number
  /** Hundredths of a star. */
  readonly average: number
  readonly list: readonly Review[]
}

export function ProductReviews({ reviews: { count, average, list } }: { reviews: Reviews }) {
  const { t, locale } = useVisit()
  const sameLanguage = list.filter((review) => review.locale === locale)
  const foreign = list.filter((review) => review.locale !== locale)
  return (
    <section className="product-reviews" aria-labelledby={reviewsId}>
      <header>
        <h2 id={reviewsId} tabIndex={-1}>
          {t('reviews.title')}
        </h2>
        <ReviewSummary count={count} average={average} />
      </header>
      <div>
        {sameLanguage.length > 0 && <ReviewList reviews={sameLanguage} />}
        {foreign.length > 0 && (
          <Disclosure
            summary={`${t('reviews.otherLanguages')} · ${foreign.length}`}
            open={sameLanguage.length === 0}
          >
            <ReviewList reviews={foreign} />
          </Disclosure>
        )}
        <Disclosure summary={t('reviews.how')}>
          <p>{t('reviews.howText')}</p>
        </Disclosure>
      </div>
    </section>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul>
      {reviews.map((review, at) => (
        <li key={at}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
