// The customer's coupons by state, and the form to add one.
import { useRef } from 'react'
import type { Output } from '#api/call.ts'
import { AccountData } from './AccountData.tsx'
import { dayOf } from './day-of.ts'
import type { PointsView } from './PointsProgress.tsx'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { ProductRows } from './ProductRows.tsx'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useRoute, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { cart } from '../../shared/cart/cart.ts'
import { CouponForm } from '../../shared/cart/CouponForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import './Coupons.css'

type CouponList = Output<'coupon.list'>
type Coupon = CouponList['coupons'][number]

export default function Coupons() {
  const { state, retry, replace } = useAccountData('coupon.list', {})
  const points = useAccountData('points.view', { page: 1 })
  return (
    <AccountData state={state} onRetry={retry}>
      {({ coupons }) => (
        <div className="account-coupons">
          <div>
            <ByState coupons={coupons} onCollected={replace} />
          </div>
          <AccountData state={points.state} onRetry={points.retry}>
            {(view) => <NextCoupon view={view} />}
          </AccountData>
          <ProductRows except={[]} />
        </div>
      )}
    </AccountData>
  )
}

/** Points become coupons: one line that leads to them. */
function NextCoupon({ view }: { view: PointsView }) {
  const { t, href, money } = useVisit()
  const { balance, reward } = view
  const worth = money(reward.worth)
  const missing = reward.points - balance
  return (
    <a data-part="points" href={href('/user/points')}>
      <Icon name="sparkles" />
      <span>
        {t('account.pointsCount', { points: balance })}
        {' · '}
        {missing > 0 ? t('points.missing', { points: missing, worth }) : t('points.redeem', { worth })}
      </span>
      <Icon name="arrow-end" />
    </a>
  )
}

type CollectCouponProps = {
  /** Whether to add a coupon is the main action of the page. */
  isMain: boolean
  onCollected: (list: CouponList) => void
}

function CollectCoupon({ isMain, onCollected }: CollectCouponProps) {
  const t = useTranslate()
  const hasEnded = useSessionEnd()

  async function collect(code: string): Promise<void> {
    try {
      onCollected(await call('coupon.collect', { code }, formCall))
      toast({ type: 'success', text: t('account.couponCollected') })
    } catch (error) {
      if (!hasEnded(error)) throw error
    }
  }

  return (
    <CouponForm
      submitText={t('account.couponCollect')}
      variant={isMain ? 'primary' : 'secondary'}
      onCode={collect}
    />
  )
}

type ByStateProps = { coupons: readonly Coupon[]; onCollected: (list: CouponList) => void }

function ByState({ coupons, onCollected }: ByStateProps) {
  const { t, href } = useVisit()
  const requestedTab = useRoute().query.get('tab')
  const current = requestedTab === 'used' || requestedTab === 'expired' ? requestedTab : 'available'
  const visibleCoupons = coupons.filter(({ state }) => state === current)
  const hrefOf = (tab: Coupon['state']): string =>
    href(tab === 'available' ? '/user/coupon' : `/user/coupon?tab=${tab}`)
  const labels = {
    available: t('account.couponAvailable'),
    used: t('account.couponUsed'),
    expired: t('account.couponExpired'),
  }
  const tabs = (['available', 'used', 'expired'] as const)
    .map((tab) => ({
      label: labels[tab],
      href: hrefOf(tab),
      count: coupons.filter(({ state }) => state === tab).length,
    }))
    .filter(({ href, count }) => count > 0 || href === hrefOf('available') || href === hrefOf(current))
  const hasAvailable = coupons.some(({ state }) => state === 'available')
  const list = useRef<HTMLUListElement>(null)
  /** The form of an empty list is removed, and the focus with it. */
  function focusList(next: CouponList): void {
    onCollected(next)
    if (!hasAvailable) requestAnimationFrame(() => list.current?.focus())
  }
  const form = <CollectCoupon isMain={!hasAvailable} onCollected={focusList} />
  return (
    <>
      {/* Without a used or expired coupon there is nothing to choose from. */}
      {tabs.length > 1 && <Tabs label={t('account.couponsByState')} current={hrefOf(current)} tabs={tabs} />}
      {visibleCoupons.length > 0 ? (
        <>
          <ul ref={list} tabIndex={-1}>
            {visibleCoupons.map((coupon) => (
              <li key={`${coupon.code} ${coupon.usedAt}`} data-state={coupon.state}>
                <CouponCard coupon={coupon} isOnly={visibleCoupons.length === 1} />
              </li>
            ))}
          </ul>
          {form}
        </>
      ) : (
        <EmptyState
          picture={<WrappedParcel paper="stripes" ribbon="sage" />}
          title={t('account.noCoupons')}
          text={t('account.noCouponsText')}
        >
          {form}
        </EmptyState>
      )}
    </>
  )
}

type CouponCardProps = {
  coupon: Coupon
  /** Whether to use it is the main action of the page. */
  isOnly: boolean
}

function CouponCard({ coupon, isOnly }: CouponCardProps) {
  const { code, name, state, basisPoints, amount, from, forAll, once, alone } = coupon
  const { t, money, percent } = useVisit()
  const worth = amount ? money(amount) : basisPoints && percent(basisPoints)
  const unbroken = (text: string) => text.replaceAll(' ', '\u00A0')
  const gifts = from ? t('totals.whyAmount', { amount: money(from) }) : forAll && t('account.couponAll')
  const conditions = [
    once && unbroken(t('account.couponOnce')),
    alone && t('account.couponAlone'),
    // Nodes of the release before do not send the day.
    state === 'available' && coupon.lastDay === null && unbroken(t('account.couponAlways')),
  ].filter((text) => typeof text === 'string')
  const navigate = useNavigate()
  const [busy, run] = useBusy()

  async function use(): Promise<void> {
    const outcome = await cart.applyCoupon(code)
    if (outcome.done) await navigate('/cart')
    else if (outcome.message) toast({ type: 'warning', text: outcome.message, durationMs: 5_000 })
  }

  return (
    <article aria-label={code}>
      <div>
        <h2>{worth ? t('account.couponOff', { worth }) : name}</h2>
        {worth && !saysWorth(name, worth) && <p>{name}</p>}
        {gifts && <p>{gifts}</p>}
        {conditions.length > 0 && <p>{conditions.join('\u00A0· ')}</p>}
        <End coupon={coupon} />
        <bdi>{code}</bdi>
      </div>
      {state === 'available' && (
        <footer>
          <Button
            size="s"
            variant={isOnly ? 'primary' : 'secondary'}
            loading={busy}
            onClick={() => void run(use)}
          >
            {t('account.couponUse')}
          </Button>
        </footer>
      )}
    </article>
  )
}

/** Whether the name of the promotion has the reduction in it: 'Welcome: 10% off'. */
function saysWorth(name: string, worth: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '')
  return plain(name).includes(plain(worth))
}

function End({ coupon: { lastDay, usedAt } }: { coupon: Coupon }) {
  const { t, date } = useVisit()
  if (usedAt !== null) return <p>{t('account.couponUsedOn', { date: date(dayOf(usedAt)) })}</p>
  return lastDay && <p>{t('account.couponUntil', { date: date(lastDay) })}</p>
}
