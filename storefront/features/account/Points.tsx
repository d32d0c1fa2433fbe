// The customer's points: balance, exchange for a coupon, ledger, and the rule.
import { useState } from 'react'
import { joinSentences } from '#messages/join-sentences.ts'
import { AccountData } from './AccountData.tsx'
import { PointsLedger } from './PointsLedger.tsx'
import { awaitedOf, isEnoughFor, PointsProgress, type PointsView } from './PointsProgress.tsx'
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

export default function Points() {
  const page = usePageNumber()
  const { t, href } = useVisit()
  const { state, busy, retry, replace } = useAccountData('points.view', { page })
  return (
    <AccountData state={state} onRetry={retry}>
      {(view) =>
        view.entries.length > 0 || awaitedOf(view) > 0 ? (
          <div className="account-points" aria-busy={busy || undefined}>
            <PointsProgress view={view}>
              {isEnoughFor(view) ? (
                <Exchange view={view} onExchanged={replace} />
              ) : (
                <Button href={href('/search')}>{t('shop.find')}</Button>
              )}
            </PointsProgress>
            {view.entries.length > 0 && <PointsLedger view={view} />}
            <Rule view={view} />
          </div>
        ) : (
          <NoPoints view={view} />
        )
      }
    </AccountData>
  )
}

function NoPoints({ view }: { view: PointsView }) {
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

function useRule({ pricePerPoint, reward: { points, worth } }: PointsView) {
  const { t, money } = useVisit()
  return {
    earning: t('points.earning', { price: money(pricePerPoint) }),
    reward: t('points.reward', { points, worth: money(worth) }),
  }
}

function Rule({ view }: { view: PointsView }) {
  const { t, href } = useVisit()
  const { earning, reward } = useRule(view)
  return (
    <section data-part="rule" aria-labelledby="points-rule">
      <h2 id="points-rule">{t('points.rule')}</h2>
      <p>{earning}</p>
      <p>{reward}</p>
      <Button variant="link" icon="coupon" href={href('/user/coupon')}>
        {t('account.coupons')}
      </Button>
    </section>
  )
}

type ExchangeProps = { view: PointsView; onExchanged: (view: PointsView) => void }

function Exchange({ view, onExchanged }: ExchangeProps) {
  const { t, money } = useVisit()
  const [busy, run] = useBusy()
  // Idempotency key of one exchange: a retry reuses it, and success replaces it.
  const [key, setKey] = useState(randomKey)
  const hasEnded = useSessionEnd()

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
    <Button icon="coupon" loading={busy} onClick={() => void run(exchange)}>
      {t('points.redeem', { worth: money(view.reward.worth) })}
    </Button>
  )
}
