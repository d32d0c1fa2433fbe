// What can be measured, in the shop's own words. Names, addresses and personal texts have no place here.
import type { Output } from '#api/call.ts'
import type { Page } from '../../platform/pages/page.ts'

type Cart = Output<'cart.view'>
type Order = Output<'order.view'>

/** What a line of a cart and a line just added have in common. */
export type MeasuredLine = Pick<
  Cart['lines'][number],
  'productKey' | 'title' | 'optionsText' | 'unitPrice' | 'categories'
>
export type MeasuredCart = {
  readonly lines: readonly (MeasuredLine & Pick<Cart['lines'][number], 'quantity' | 'discount'>)[]
  readonly couponCode: string | null
  readonly totals: Pick<Cart['totals'], 'subtotal' | 'discount'>
}
export type MeasuredOrder = Pick<Order, 'number' | 'totals'> & {
  readonly lines: readonly Pick<
    Order['lines'][number],
    'productKey' | 'title' | 'optionsText' | 'unitPrice' | 'quantity' | 'total'
  >[]
}

export type Measured =
  /** A page stands before the shopper. */
  | { readonly name: 'page'; readonly page: Page }
  | { readonly name: 'select_item'; readonly productKey: string }
  | { readonly name: 'add_to_wishlist'; readonly productId: string }
  | {
      readonly name: 'add_to_cart' | 'remove_from_cart'
      readonly line: MeasuredLine
      readonly quantity: number
    }
  | { readonly name: 'view_cart' | 'begin_checkout' | 'add_payment_info'; readonly cart: MeasuredCart }
  | { readonly name: 'add_shipping_info'; readonly cart: MeasuredCart; readonly shippingMethod: string }
  | { readonly name: 'purchase'; readonly order: MeasuredOrder }
