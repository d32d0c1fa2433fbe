// The latest good words of customers, each leading to its gift.
import { useHref } from '../pages/visit.ts'
import { ReviewCard } from '../reviews/ReviewCard.tsx'
import type { ReviewOfProduct } from '../reviews/load-reviews.ts'
import './LatestReviews.css'

export function LatestReviews({ reviews }: { reviews: readonly ReviewOfProduct[] }) {
  const href = useHref()
  return (
    <ul className="latest-reviews">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review}>
            <a href={href(`/${review.productKey}`)}>{review.productTitle}</a>
          </ReviewCard>
        </li>
      ))}
    </ul>
  )
}
