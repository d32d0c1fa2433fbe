// Account overview: the order that needs something, next gift date, other orders, gift year, points, coupons, address, and saved products.
import { useEffect } from 'react'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Output } from '#api/call.ts'
import { AccountData } from './AccountData.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LinkCard } from './LinkCard.tsx'
import type { OrderCardData } from './account-data.ts'
import { hasReturnSlip } from './OrderActions.tsx'
import { OrderCard } from './OrderCard.tsx'
import { rememberName } from '../../shared/sign-in/change-customer.ts'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { KeepAddress, NextDay, NoOrders } from './OverviewTop.tsx'
import { SignOut } from './SignOut.tsx'
import { ProductRows } from './ProductRows.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { GiftYear } from '../../shared/gift-year/GiftYear.tsx'
import './Overview.css'

export default function Overview() {
  const { state, retry } = useAccountData('account.overview', {})
  return (
    <AccountData state={state} onRetry={retry}>
      {(data) => <Filled {...data} onChange={retry} />}
    </AccountData>
  )
}

const closed: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['delivered', 'cancelled'])

const isAwaited = (order: OrderCardData): boolean => !closed.has(order.status) || hasReturnSlip(order)

type FilledProps = Output<'account.overview'> & { onChange: () => void }

function Filled(props: FilledProps) {
  const { account, orders, unsaved, next, year, points, coupons, onChange } = props
  const { t, href } = useVisit()
  // The title greets with it, and it is the name of the latest order's buyer, too.
  useEffect(() => rememberName(account.name), [account.name])
  // Others are one link away.
  const current = orders.filter((order, at) => at === 0 || isAwaited(order))
  const main = current.find(({ status }) => status === 'unpaid') ?? current.find(({ tracking }) => tracking)
  const needy = current.find(({ status }) => status === 'unpaid') ?? current.find(hasReturnSlip)
  const others = current.filter((order) => order !== needy)
  const card = (order: OrderCardData) => (
    <OrderCard key={order.number} order={order} isMain={order === main} isBrief onChange={onChange} />
  )
  const otherCards = others.length > 0 && (
    <section aria-labelledby="overview-orders">
      <header>
        <h2 id="overview-orders">{t('account.orders')}</h2>
        <a href={href('/user/order')}>{t('account.seeAll')}</a>
      </header>
      {others.map(card)}
    </section>
  )
  return (
    <div className="account-overview">
      <Who account={account} />
      {/* On phones. Wide pages have it beside all parts. */}
      <AccountMenu
        current="/user/center"
        waiting={false}
        labels={{
          ...(coupons > 0 && { '/user/coupon': t('account.couponsCount', { coupons }) }),
          ...(points > 0 && { '/user/points': t('account.pointsCount', { points }) }),
        }}
      />
      {needy && card(needy)}
      <div data-part="lead">
        <NextDay next={next} isMain={!main} />
        {unsaved && <KeepAddress unsaved={unsaved} onSaved={onChange} />}
        {orders.length === 0 && <NoOrders />}
      </div>
      {otherCards}
      {year.length > 0 && (
        <div data-part="year">
          <GiftYear months={year} id="overview-year" canAdd={next !== null} />
        </div>
      )}
      <Cards {...props} />
      <ProductRows
        except={[
          ...orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
          ...(next?.gifts ?? []).map(({ id }) => id),
        ]}
      />
      {/* On phones it is not between the parts. */}
      <div data-part="sign-out">
        <SignOut />
      </div>
    </div>
  )
}

/** Below the greeting, which has the name. */
function Who({ account }: Pick<FilledProps, 'account'>) {
  return (
    <p data-part="who">
      <bdi>{account.email}</bdi>
    </p>
  )
}

/** Each card is one link. What is empty has no card: the menu leads there. On phones it has the numbers, too. */
function Cards({ address, points, awaitedPoints = 0, coupons }: FilledProps) {
  const t = useTranslate()
  if (!address && points === 0 && awaitedPoints === 0 && coupons === 0) return null
  return (
    <ul className="link-cards">
      {address && (
        <LinkCard path="/user/address" title={t('account.default')}>
          {address.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </LinkCard>
      )}
      {(points !== 0 || awaitedPoints > 0) && (
        <LinkCard path="/user/points" title={t('account.pointsCount', { points })}>
          {awaitedPoints > 0 ? t('points.awaited', { points: awaitedPoints }) : t('account.pointsText')}
        </LinkCard>
      )}
      {coupons > 0 && (
        <LinkCard path="/user/coupon" title={t('account.couponsCount', { coupons })}>
          {t('account.couponsText')}
        </LinkCard>
      )}
    </ul>
  )
}
