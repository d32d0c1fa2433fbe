// The customer's points on the way to the next coupon: those of today, and hatched those of orders on their way.
import type { ReactNode } from 'react'
import type { Output } from '#api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import './PointsProgress.css'

export type PointsView = Output<'points.view'>

/** Points of orders that are not delivered yet. Nodes of the release before do not send them. */
export const awaitedOf = ({ awaited = 0 }: PointsView): number => awaited

export const isEnoughFor = ({ balance, reward }: PointsView): boolean => balance >= reward.points

/** `children`: the next step. */
export function PointsProgress({ view, children }: { view: PointsView; children: ReactNode }) {
  const { t } = useVisit()
  const { balance, reward } = view
  const awaited = awaitedOf(view)
  const isEnough = isEnoughFor(view)
  return (
    <section className="points-progress" aria-labelledby="points-balance">
      <h2 id="points-balance">
        <bdi>
          {isEnough || balance < 0
            ? t('account.pointsCount', { points: balance })
            : t('points.ofReward', { points: balance, most: reward.points })}
        </bdi>
      </h2>
      {!isEnough && <Bar view={view} />}
      {awaited > 0 && (
        <p data-part={isEnough ? undefined : 'awaited'}>
          {isEnough || balance < 0
            ? t('points.awaited', { points: awaited })
            : awaited < reward.points - balance
              ? t('points.awaitedOf', { points: awaited })
              : t('points.awaitedAll')}
        </p>
      )}
      {children}
    </section>
  )
}

function Bar({ view }: { view: PointsView }) {
  const { t, money } = useVisit()
  const { balance, reward } = view
  const missing = t('points.missing', { points: reward.points - balance, worth: money(reward.worth) })
  const withAwaited = Math.min(1, Math.max(0, balance + awaitedOf(view)) / reward.points)
  return (
    <>
      <progress
        ref={(bar) => bar?.style.setProperty('--with-awaited', `${withAwaited * 100}%`)}
        value={Math.max(0, balance)}
        max={reward.points}
        aria-label={missing}
      />
      <p>{balance < 0 ? t('points.negative') : missing}</p>
    </>
  )
}
