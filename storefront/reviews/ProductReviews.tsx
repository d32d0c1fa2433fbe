// What customers say of this product, and how far the shop can vouch for it.
import { useTranslate } from '../pages/visit.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Stars } from '../ui/Stars.tsx'
import { ReviewCard, type Review } from './ReviewCard.tsx'
import './ProductReviews.css'

export type Reviews = {
  readonly count: number
  /** Hundredths of a star. */
  readonly average: number
  readonly list: readonly Review[]
}

export const reviewsId = 'reviews'

export function ProductReviews({ reviews: { count, average, list } }: { reviews: Reviews }) {
  const t = useTranslate()
  return (
    <section className="product-reviews" aria-labelledby={reviewsId}>
      <header>
        <h2 id={reviewsId} tabIndex={-1}>
          {t('reviews.title')}
        </h2>
        <ReviewSummary count={count} average={average} />
      </header>
      <div>
        <ul>
          {list.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        <Disclosure summary={t('reviews.how')}>
          <p>{t('reviews.howText')}</p>
        </Disclosure>
      </div>
    </section>
  )
}

export function ReviewSummary({ count, average }: Pick<Reviews, 'count' | 'average'>) {
  const t = useTranslate()
  return (
    <span className="review-summary">
      <Stars
        hundredths={average}
        label={t('reviews.summary', { average: Math.round(average / 10) / 10, count })}
      />
      <span aria-hidden="true">{t('reviews.count', { count })}</span>
    </span>
  )
}
