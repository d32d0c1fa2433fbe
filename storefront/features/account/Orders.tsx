// The customer's orders by status tab, with pagination.
import type { Output } from '#api/call.ts'
import { AccountData } from './AccountData.tsx'
import { isOrderTab, orderTabLabel, orderTabs, type OrderTab } from './order-tabs.ts'
import { OrderCard } from './OrderCard.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import { call } from '#web/platform/api/call.ts'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import { useHref, useRoute, useTranslate } from '#web/platform/pages/visit.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import './Orders.css'

function useAddress() {
  const { query } = useRoute()
  const requestedTab = query.get('tab')
  const tab: OrderTab = isOrderTab(requestedTab) ? requestedTab : 'all'
  const page = Math.min(1_000, Math.max(1, Math.floor(Number(query.get('page')) || 1)))
  const href = useHref()
  const hrefOf = (otherTab: OrderTab, otherPage = 1): string => {
    const search = new URLSearchParams({
      ...(otherTab !== 'all' && { tab: otherTab }),
      ...(otherPage > 1 && { page: String(otherPage) }),
    }).toString()
    return href(`/user/order${search && `?${search}`}`)
  }
  return { tab, page, hrefOf }
}

export default function Orders() {
  const { tab, page } = useAddress()
  const { state, retry } = useAccountData(`${tab} ${page}`, () =>
    call('order.list', { tab, page }, { background: true, handlesRefusals: true }),
  )
  return (
    <AccountData state={state} onRetry={retry}>
      {(list) => <Filled list={list} onChange={retry} />}
    </AccountData>
  )
}

type FilledProps = { list: Output<'order.list'>; onChange: () => void }

function Filled({ list: { orders, counts, page, pages }, onChange }: FilledProps) {
  const t = useTranslate()
  const { tab, hrefOf } = useAddress()
  return (
    <div className="account-orders">
      <Tabs
        label={t('account.byStatus')}
        current={hrefOf(tab)}
        tabs={orderTabs.map((each) => ({
          label: orderTabLabel(t, each),
          href: hrefOf(each),
          count: counts[each],
        }))}
      />
      {orders.length > 0 ? (
        <ul>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard order={order} onChange={onChange} />
            </li>
          ))}
        </ul>
      ) : (
        <NoOrders any={counts.all > 0} />
      )}
      <Pagination current={page} last={pages} href={(other) => hrefOf(tab, other)} />
    </div>
  )
}

function NoOrders({ any }: { any: boolean }) {
  const t = useTranslate()
  if (any) return <EmptyState title={t('account.noneHere')} />
  return <EmptyProductList title={t('account.noOrders')} text={t('account.noOrdersText')} />
}
