// Tabs of the order list: order and labels.
import { orderTabs, type OrderTab } from '#domain/orders/order.ts'
import type { Translate } from '#messages/translator.ts'

export { orderTabs, type OrderTab }

export function isOrderTab(text: string | null): text is OrderTab {
  return orderTabs.some((tab) => tab === text)
}

export function orderTabLabel(t: Translate, tab: OrderTab): string {
  if (tab === 'all') return t('account.tabAll')
  return tab === 'review' ? t('account.tabReview') : t(`order.status.${tab}`)
}
