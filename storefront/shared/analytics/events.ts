// Analytics events. They contain no names, addresses or personal texts.
import type { Output } from '#api/call.ts'
import type { Page } from '#web/platform/pages/page.ts'

type Cart = Output<'cart.view'>
type Order = Output<'order.view'>

/** Fields that a cart line and a line just added share. */
export type AnalyticsLine = Pick<
  Cart['lines'][number],
  'productKey' | 'title' | 'optionsText' | 'unitPrice' | 'categories'
>
export type AnalyticsCart = {
  readonly lines: readonly (AnalyticsLine & Pick<Cart['lines'][number], 'quantity' | 'discount'>)[]
  readonly couponCode: string | null
  readonly totals: Pick<Cart['totals'], 'subtotal' | 'discount'>
}
export type AnalyticsOrder = Pick<Order, 'number' | 'totals'> & {
  readonly lines: readonly Pick<
    Order['lines'][number],
    'productKey' | 'title' | 'optionsText' | 'unitPrice' | 'quantity' | 'total'
  >[]
}

export type AnalyticsEvent =
  /** A page was shown. */
  | { readonly name: 'page'; readonly page: Page }
  | { readonly name: 'select_item'; readonly address: string }
  | { readonly name: 'add_to_wishlist'; readonly productId: string }
  | {
      readonly name: 'add_to_cart' | 'remove_from_cart'
      readonly line: AnalyticsLine
      readonly quantity: number
    }
  | { readonly name: 'view_cart' | 'begin_checkout' | 'add_payment_info'; readonly cart: AnalyticsCart }
  | { readonly name: 'add_shipping_info'; readonly cart: AnalyticsCart; readonly shippingMethod: string }
  | { readonly name: 'purchase'; readonly order: AnalyticsOrder }
