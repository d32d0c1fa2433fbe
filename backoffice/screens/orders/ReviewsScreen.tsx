// Reviews that wait for a decision, and those that are shown or refused.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { Tabs } from '#storefront/ui/Tabs.tsx'
import { EmptyState } from '#storefront/ui/EmptyState.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../platform/use-load.ts'
import { useTime } from '../../platform/use-time.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

const lists = ['waiting', 'shown', 'refused'] as const
const hrefOf = (list: (typeof lists)[number]): string => adminHref(`/reviews?list=${list}`)

export default function ReviewsScreen() {
  const t = useTranslate()
  const time = useTime()
  const { query } = useAddress()
  const list = lists.find((each) => each === query.get('list')) ?? 'waiting'
  const reviews = useLoad('admin.listReviews', { status: list })
  const { busy, run } = useAction()
  const decide = (id: string, status: 'shown' | 'refused') =>
    run(
      async () => reviews.setData(await adminCall('admin.decideReview', { id, status, list })),
      t('admin.frame.saved'),
    )
  if (reviews.problem && !reviews.data)
    return <LoadProblem problem={reviews.problem} onRetry={reviews.reload} />
  const found = reviews.data?.reviews ?? []
  return (
    <>
      <ScreenHead title={t('admin.reviews.title')} />
      <Tabs
        label={t('admin.reviews.title')}
        current={hrefOf(list)}
        tabs={lists.map((each) => ({ label: t(`admin.reviews.${each}`), href: hrefOf(each) }))}
      />
      {reviews.data && found.length === 0 && <EmptyState icon="star" title={t('admin.reviews.none')} />}
      {found.map(({ id, author, stars, text, productKey, writtenAt }) => (
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
            {list !== 'shown' && (
              <Button disabled={busy} onClick={() => void decide(id, 'shown')}>
                {t('admin.reviews.show')}
              </Button>
            )}
            {list !== 'refused' && (
              <Button variant="secondary" disabled={busy} onClick={() => void decide(id, 'refused')}>
                {list === 'shown' ? t('admin.reviews.hide') : t('admin.returns.refuse')}
              </Button>
            )}
          </div>
        </Panel>
      ))}
    </>
  )
}
