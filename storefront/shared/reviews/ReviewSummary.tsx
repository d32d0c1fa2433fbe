// Average stars of a product and the number of reviews.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Stars } from '#web/ui/Stars.tsx'
import './ReviewSummary.css'

type ReviewSummaryProps = {
  readonly count: number
  /** Hundredths of a star. */
  readonly average: number
}

export function ReviewSummary({ count, average }: ReviewSummaryProps) {
  const t = useTranslate()
  const rating = { average: Math.round(average / 10) / 10, count }
  return (
    <span className="review-summary">
      <Stars hundredths={average} label={t('rating.summary', rating)} />
      <span aria-hidden="true">{t('rating.count', rating)}</span>
    </span>
  )
}
