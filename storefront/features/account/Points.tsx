// The customer's points: balance, exchange for a coupon, and ledger.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { AccountData } from './AccountData.tsx'
import { PointsLedger } from './PointsLedger.tsx'
import { usePageNumber } from './use-page-number.ts'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { randomKey } from '#web/platform/api/random-key.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import './Points.css'

type View = Output<'points.view'>

export default function Points() {
  const page = usePageNumber()
  const { state, busy, retry, replace } = useAccountData('points.view', { page })
  return (
    <AccountData state={state} onRetry={retry}>
      {(view) => (
        <div className="account-points" aria-busy={busy || undefined}>
          {view.entries.length > 0 || awaitedOf(view) > 0 ? (
            <Balance view={view} onExchanged={replace} />
          ) : (
            <NoPoints view={view} />
          )}
          {view.entries.length > 0 && <PointsLedger view={view} />}
        </div>
      )}
    </AccountData>
  )
}

/** Points of orders that are not delivered yet. Nodes of the release before do not send them. */
const awaitedOf = ({ awaited = 0 }: View): number => awaited

function NoPoints({ view }: { view: View }) {
  const { t, href } = useVisit()
  const { earning, reward } = useRule(view)
  return (
    <EmptyState
      picture={<WrappedParcel paper="stars" ribbon="gold" />}
      title={t('points.empty')}
      text={joinSentences([earning, reward])}
    >
      <Button href={href('/search')}>{t('shop.find')}</Button>
    </EmptyState>
  )
}

function useRule({ pricePerPoint, reward: { points, worth } }: View) {
  const { t, money } = useVisit()
  return {
    earning: t('points.earning', { price: money(pricePerPoint) }),
    reward: t('points.reward', { points, worth: money(worth) }),
  }
}

type BalanceProps = { view: View; onExchanged: (view: View) => void }

function Balance({ view, onExchanged }: BalanceProps) {
  const { t, money, href } = useVisit()
  const rule = useRule(view)
  const { balance, reward } = view
  const isEnough = balance >= reward.points
  return (
    <section data-part="balance" aria-labelledby="points-balance">
      <div>
        <h2 id="points-balance">
          <bdi>
            {balance > 0
              ? t('points.balance', { points: balance, worth: money(view.worth) })
              : t('account.pointsCount', { points: balance })}
          </bdi>
        </h2>
        {isEnough ? <Exchange view={view} onExchanged={onExchanged} /> : <WayToReward view={view} />}
      </div>
      <div>
        {/* Beside the way to the coupon, which names it. */}
        <p>{joinSentences([rule.earning, isEnough && rule.reward])}</p>
        {isEnough ? (
          <a href={href('/user/coupon')}>{t('account.coupons')}</a>
        ) : (
          <Button variant="secondary" size="s" href={href('/search')}>
            {t('shop.find')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Exchange({ view, onExchanged }: BalanceProps) {
  const { t, money } = useVisit()
  const [busy, run] = useBusy()
  // Idempotency key of one exchange: a retry reuses it, and success replaces it.
  const [key, setKey] = useState(randomKey)
  const hasEnded = useSessionEnd()
  const points = awaitedOf(view)

  async function exchange(): Promise<void> {
    try {
      onExchanged(await call('points.redeem', {}, { idempotencyKey: key, handlesRefusals: true }))
      setKey(randomKey())
      toast({ type: 'success', text: t('account.couponCollected') })
    } catch (error) {
      if (!hasEnded(error) && error instanceof CallRefused)
        toast({ type: 'error', text: error.message, durationMs: 5_000 })
    }
  }

  return (
    <>
      <Button icon="coupon" loading={busy} onClick={() => void run(exchange)}>
        {t('points.redeem', { worth: money(view.reward.worth) })}
      </Button>
      {points > 0 && <p>{t('points.awaited', { points })}</p>}
    </>
  )
}

/** Points towards the next coupon: those of today, and lighter those of orders on their way. */
function WayToReward({ view }: { view: View }) {
  const { t, money } = useVisit()
  const { balance, reward } = view
  const points = awaitedOf(view)
  const worth = money(reward.worth)
  const missing = t('points.missing', { points: reward.points - balance, worth })
  const withAwaited = Math.min(1, Math.max(0, balance + points) / reward.points)
  return (
    <>
      <progress
        ref={(bar) => bar?.style.setProperty('--with-awaited', `${withAwaited * 100}%`)}
        value={Math.max(0, balance)}
        max={reward.points}
        aria-label={missing}
      />
      {points > 0 && (
        <ul>
          {balance > 0 && <li>{t('account.pointsCount', { points: balance })}</li>}
          <li>{t('points.awaited', { points })}</li>
        </ul>
      )}
      <p>{balance < 0 ? t('points.negative') : missing}</p>
    </>
  )
}
