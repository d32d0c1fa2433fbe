// The customer's orders by status tab, with pagination.
import type { Output } from '#api/call.ts'
import { orderTabs, type OrderTab } from '#domain/orders/order.ts'
import type { Translate } from '#messages/translator.ts'
import { AccountData } from './AccountData.tsx'
import { OrderCard } from './OrderCard.tsx'
import { usePageNumber } from './use-page-number.ts'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import { useRoute, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import './Orders.css'

function useAddress() {
  const { query } = useRoute()
  const requestedTab = query.get('tab')
  const tab: OrderTab = isOrderTab(requestedTab) ? requestedTab : 'all'
  const page = usePageNumber()
  const { href } = useVisit()
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
  const { state, busy, retry } = useAccountData('order.list', { tab, page })
  return (
    <AccountData state={state} onRetry={retry}>
      {(list) => <Filled list={list} busy={busy} onChange={retry} />}
    </AccountData>
  )
}

type FilledProps = { list: Output<'order.list'>; busy: boolean; onChange: () => void }

function Filled({ list: { orders, counts, page, pages }, busy, onChange }: FilledProps) {
  const t = useTranslate()
  const { tab, hrefOf } = useAddress()
  const shownTabs = orderTabs.filter((each) => counts[each] > 0 || each === tab)
  return (
    <div className="account-orders" aria-busy={busy || undefined}>
      {shownTabs.length > 1 && (
        <Tabs
          label={t('account.byStatus')}
          current={hrefOf(tab)}
          tabs={shownTabs.map((each) => ({
            label: orderTabLabel(t, each),
            href: hrefOf(each),
            count: counts[each],
          }))}
        />
      )}
      {orders.length > 0 ? (
        <ul>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard order={order} isMain={order.status === 'unpaid'} onChange={onChange} />
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
  if (any)
    return (
      <EmptyState picture={<WrappedParcel paper="dots" ribbon="ivory" />} title={t('account.noneHere')} />
    )
  return (
    <EmptyProductList
      title={t('account.noOrders')}
      text={t('account.noOrdersText')}
      picture={<WrappedParcel paper="dots" ribbon="ivory" />}
    />
  )
}

function isOrderTab(text: string | null): text is OrderTab {
  return orderTabs.some((tab) => tab === text)
}

function orderTabLabel(t: Translate, tab: OrderTab): string {
  if (tab === 'all') return t('account.tabAll')
  if (tab === 'returned') return t('account.tabReturned')
  return tab === 'review' ? t('account.tabReview') : t(`order.status.${tab}`)
}
