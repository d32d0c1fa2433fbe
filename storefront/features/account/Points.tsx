// The customer's points: balance, exchange for a coupon, and ledger.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { AccountData } from './AccountData.tsx'
import { PointsLedger } from './PointsLedger.tsx'
import { usePageNumber } from './use-page-number.ts'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
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
          {view.entries.length > 0 ? (
            <>
              <Balance view={view} onExchanged={replace} />
              <PointsLedger view={view} />
            </>
          ) : (
            <NoPoints view={view} />
          )}
        </div>
      )}
    </AccountData>
  )
}

function NoPoints({ view }: { view: View }) {
  const { t, href } = useVisit()
  return (
    <EmptyState
      picture={<WrappedParcel paper="stars" ribbon="gold" />}
      title={t('points.empty')}
      text={useHowText(view)}
    >
      <Awaited view={view} />
      <Button href={href('/search')}>{t('shop.find')}</Button>
    </EmptyState>
  )
}

function Awaited({ view: { awaited: points = 0 } }: { view: View }) {
  const t = useTranslate()
  return points > 0 && <p data-part="awaited">{t('points.awaited', { points })}</p>
}

function useHowText({ pricePerPoint, reward }: View): string {
  const { t, money } = useVisit()
  const { points, worth } = reward
  return t('points.how', { price: money(pricePerPoint), points, worth: money(worth) })
}

function Balance({ view, onExchanged }: { view: View; onExchanged: (view: View) => void }) {
  const { t, money, href } = useVisit()
  const [busy, run] = useBusy()
  // Idempotency key of one exchange: a retry reuses it, and success replaces it.
  const [key, setKey] = useState(randomKey)
  const hasEnded = useSessionEnd()
  const how = useHowText(view)
  const { balance, reward } = view
  const worth = money(reward.worth)
  const missing = t('points.missing', { points: reward.points - balance, worth })

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
    <section data-part="balance" aria-labelledby="points-balance">
      <div>
        <h2 id="points-balance">
          <bdi>
            {balance > 0
              ? t('points.balance', { points: balance, worth: money(view.worth) })
              : t('account.pointsCount', { points: balance })}
          </bdi>
        </h2>
        {balance >= reward.points ? (
          <Button icon="coupon" loading={busy} onClick={() => void run(exchange)}>
            {t('points.redeem', { worth })}
          </Button>
        ) : (
          <>
            <progress value={Math.max(0, balance)} max={reward.points} aria-label={missing} />
            <p>{balance < 0 ? t('points.negative') : missing}</p>
          </>
        )}
        <Awaited view={view} />
      </div>
      <div>
        <p>{how}</p>
        {balance >= reward.points ? (
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
