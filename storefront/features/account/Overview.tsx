// Account overview: next gift date, gift year, orders, points, coupons, address, and product rows.
import { fullName } from '#domain/customers/person-name.ts'
import type { Output } from '#api/call.ts'
import { AccountData } from './AccountData.tsx'
import { OrderCard } from './OrderCard.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { KeepAddress, NextDay } from './OverviewTop.tsx'
import { orderTabLabel, orderTabs } from './order-tabs.ts'
import { ProductRow } from './ProductRow.tsx'
import { call } from '#web/platform/api/call.ts'
import { useHref, useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import { viewRecent } from '../../shared/recently-viewed/recent-calls.ts'
import { viewWishlist } from '../../shared/wishlist/wishlist-calls.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import './Overview.css'

export default function Overview() {
  const { state, retry } = useAccountData('overview', () =>
    call('account.overview', {}, { background: true, handlesRefusals: true }),
  )
  return (
    <AccountData state={state} onRetry={retry}>
      {(data) => <Filled {...data} onChange={retry} />}
    </AccountData>
  )
}

type FilledProps = Output<'account.overview'> & { onChange: () => void }

function Filled(props: FilledProps) {
  const { account, counts, orders, points, coupons, address, unsaved, next, year, onChange } = props
  const t = useTranslate()
  const locale = useLocale()
  const href = useHref()
  const tabs = orderTabs.slice(1).filter((tab) => (counts[tab] ?? 0) > 0)
  return (
    <div className="account-overview">
      <div data-part="lead">
        <NextDay next={next} />
        {unsaved && <KeepAddress unsaved={unsaved} onSaved={onChange} />}
      </div>
      {year.length > 0 && (
        <div data-part="year">
          <GiftYear months={year} id="overview-year" canAdd={next !== null} />
        </div>
      )}
      <section aria-labelledby="overview-orders">
        <header>
          <h2 id="overview-orders">{t('account.orders')}</h2>
          {orders.length > 0 && <a href={href('/user/order')}>{t('account.seeAll')}</a>}
        </header>
        {/* With one status the orders below say as much. */}
        {tabs.length > 1 && (
          <ul data-part="counts" aria-label={t('account.byStatus')}>
            {tabs.map((tab) => (
              <li key={tab}>
                <a href={href(`/user/order?tab=${tab}`)}>
                  <strong>{counts[tab]}</strong>
                  {orderTabLabel(t, tab)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {orders.length > 0 ? (
          orders.map((order) => <OrderCard key={order.number} order={order} onChange={onChange} />)
        ) : (
          <EmptyState icon="package" title={t('account.noOrders')} text={t('account.noOrdersText')}>
            <Button href={href('/search')}>{t('shop.find')}</Button>
          </EmptyState>
        )}
      </section>
      <div data-part="cards">
        <section aria-labelledby="overview-profile">
          <h2 id="overview-profile">{t('account.profile')}</h2>
          <p>
            <bdi>{fullName(account, locale === 'zh') || account.username}</bdi>
            <bdi>{account.email}</bdi>
          </p>
          <Button variant="secondary" size="s" href={href('/user/setting')}>
            {t('account.settings')}
          </Button>
        </section>
        <section aria-labelledby="overview-address">
          <h2 id="overview-address">{t('account.default')}</h2>
          {address ? (
            <address>
              {address.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </address>
          ) : (
            <p>{t('account.noAddressText')}</p>
          )}
          <Button variant="secondary" size="s" href={href('/user/address')}>
            {t('account.addresses')}
          </Button>
        </section>
        <section aria-labelledby="overview-points">
          <h2 id="overview-points">
            <bdi>{points === 0 ? t('account.points') : t('account.pointsCount', { points })}</bdi>
          </h2>
          <p>{t('account.pointsText')}</p>
          <Button variant="secondary" size="s" href={href('/user/points')}>
            {t('account.points')}
          </Button>
        </section>
        <section aria-labelledby="overview-coupons">
          <h2 id="overview-coupons">
            <bdi>{coupons === 0 ? t('account.coupons') : t('account.couponsCount', { coupons })}</bdi>
          </h2>
          <p>{t('account.couponsText')}</p>
          <Button variant="secondary" size="s" href={href('/user/coupon')}>
            {t('account.coupons')}
          </Button>
        </section>
      </div>
      <ProductRow title={t('footer.wishlist')} path="/wishlist" load={loadWishes} />
      <ProductRow title={t('footer.recent')} path="/recently-viewed" load={viewRecent} />
    </div>
  )
}

const loadWishes = async () => (await viewWishlist()).products
