// The latest good reviews, each with a link to its product.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ReviewCard } from '../../shared/reviews/ReviewCard.tsx'
import type { ReviewOfProduct } from '../../shared/reviews/load-reviews.ts'
import './LatestReviews.css'

export function LatestReviews({ reviews }: { reviews: readonly ReviewOfProduct[] }) {
  const { href } = useVisit()
  return (
    <ul className="latest-reviews">
      {reviews.map((review, at) => (
        <li key={at}>
          <ReviewCard review={review}>
            <a href={href(`/${review.address}`)}>
              <Picture picture={review.picture} ratio="square" sizes="4rem" widest={320} alt="" />
              {review.productTitle}
            </a>
          </ReviewCard>
        </li>
      ))}
    </ul>
  )
}
