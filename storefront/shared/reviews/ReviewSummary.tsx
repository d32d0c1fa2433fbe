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
  return (
    <span className="review-summary">
      <Stars
        hundredths={average}
        label={t('rating.summary', { average: Math.round(average / 10) / 10, count })}
      />
      <span aria-hidden="true">{t('rating.count', { count })}</span>
    </span>
  )
}
