// Reviews that wait for a decision.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { EmptyState } from '#storefront/ui/EmptyState.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../platform/use-load.ts'
import { useTime } from '../../platform/use-time.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

export default function ReviewsScreen() {
  const t = useTranslate()
  const time = useTime()
  const reviews = useLoad('admin.listReviews', {})
  const { busy, run } = useAction()
  const decide = (id: string, status: 'shown' | 'refused') =>
    run(
      async () => reviews.setData(await adminCall('admin.decideReview', { id, status })),
      t('admin.frame.saved'),
    )
  if (reviews.problem && !reviews.data)
    return <LoadProblem problem={reviews.problem} onRetry={reviews.reload} />
  const waiting = reviews.data?.reviews ?? []
  return (
    <>
      <ScreenHead title={t('admin.reviews.title')} />
      {reviews.data && waiting.length === 0 && <EmptyState icon="star" title={t('admin.reviews.none')} />}
      {waiting.map(({ id, author, stars, text, productKey, writtenAt }) => (
        <Panel
          key={id}
          title={`${'★'.repeat(stars)} ${author}`}
          text={time(writtenAt)}
          action={
            <a href={`/${productKey}`} target="_blank" rel="noreferrer">
              {productKey}
            </a>
          }
        >
          <div className="stack">
            <p>
              <bdi>{text}</bdi>
            </p>
            <Button disabled={busy} onClick={() => void decide(id, 'shown')}>
              {t('admin.reviews.show')}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => void decide(id, 'refused')}>
              {t('admin.returns.refuse')}
            </Button>
          </div>
        </Panel>
      ))}
    </>
  )
}
