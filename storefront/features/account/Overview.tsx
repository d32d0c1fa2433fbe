// Account overview: next gift date, gift year, orders, points, coupons, address, and product rows.
import type { ReactNode } from 'react'
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
import { Icon } from '#web/ui/Icon.tsx'
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
      <Cards account={account} address={address} points={points} coupons={coupons} />
      <ProductRow title={t('footer.wishlist')} path="/wishlist" load={loadWishes} />
      <ProductRow title={t('footer.recent')} path="/recently-viewed" load={viewRecent} />
    </div>
  )
}

/** Each card is one link. */
function Cards({
  account,
  address,
  points,
  coupons,
}: Pick<FilledProps, 'account' | 'address' | 'points' | 'coupons'>) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <ul data-part="cards">
      <Card path="/user/setting" title={t('account.profile')}>
        <bdi>{fullName(account, locale === 'zh') || account.username}</bdi>
        <bdi>{account.email}</bdi>
      </Card>
      <Card path="/user/address" title={t(address ? 'account.default' : 'account.addresses')}>
        {address ? address.map((line) => <bdi key={line}>{line}</bdi>) : t('account.noAddressText')}
      </Card>
      <Card
        path="/user/points"
        title={points === 0 ? t('account.points') : t('account.pointsCount', { points })}
      >
        {t('account.pointsText')}
      </Card>
      <Card
        path="/user/coupon"
        title={coupons === 0 ? t('account.coupons') : t('account.couponsCount', { coupons })}
      >
        {t('account.couponsText')}
      </Card>
    </ul>
  )
}

function Card({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const href = useHref()
  return (
    <li>
      <h2>
        <a href={href(path)}>
          <bdi>{title}</bdi>
        </a>
      </h2>
      <Icon name="arrow-end" />
      <p>{children}</p>
    </li>
  )
}

const loadWishes = async () => (await viewWishlist()).products
