// Types of the cart: the view that the endpoint returns, the product facts of a line, and the changes.
import type { Output } from '#api/call.ts'
import type { NewLine } from '#domain/orders/cart.ts'
import { optionsText, type Product, type ProductCard, type Variant } from '#domain/catalog/catalog.ts'
import { variantAddress } from '#domain/catalog/variant-pictures.ts'
import type { Country } from '#domain/markets/market.ts'
import { zero } from '#domain/pricing/money.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'

export type CartView = Output<'cart.view'>
export type CartLineView = CartView['lines'][number]

/** The product facts shown on a line; the browser has them before the cart contains the line. */
export type LineFacts = Pick<
  CartLineView,
  | 'productKey'
  | 'address'
  | 'title'
  | 'optionsText'
  | 'picture'
  | 'available'
  | 'unitPrice'
  | 'compareAt'
  | 'wrapPrice'
  | 'categories'
  | 'tags'
>

/** What the shopper may change on a line that is in the cart. */
export type LineGift = Pick<CartLineView, 'giftMessage' | 'wrap' | 'wrapping'>

export type LineText = Pick<CartLineView, 'personalisation' | 'withoutText'>

export type Change =
  | {
      readonly kind: 'add'
      readonly lineId: string
      readonly line: NewLine
      readonly facts: LineFacts
      readonly country: Country
    }
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | ({ readonly kind: 'gift'; readonly lineId: string } & LineGift)
  | ({ readonly kind: 'text'; readonly lineId: string } & LineText)
  | { readonly kind: 'remove'; readonly lineId: string }
  /** A change whose result only the server can compute. */
  | { readonly kind: 'server-only' }

export function lineFacts(product: Product, variant: Variant): LineFacts {
  const picture = product.pictures.find(({ name }) => name === variant.picture) ?? product.pictures[0] ?? null
  return {
    productKey: product.key,
    address: variantAddress(product.address, variant),
    title: product.title,
    optionsText: optionsText(Object.values(variant.options)),
    picture,
    available: Math.min(variant.stock, maxQuantity),
    unitPrice: variant.price,
    compareAt: variant.compareAt,
    wrapPrice: product.wrapPrice,
    categories: product.categories.map(({ key }) => key),
    tags: [...product.tags],
  }
}

/** Facts from a product card, for a product without options. The server's reply supplies the missing ones. */
export function cardFacts({ key, address, title, picture, price, compareAt }: ProductCard): LineFacts {
  return {
    productKey: key,
    address,
    title,
    optionsText: '',
    picture,
    available: maxQuantity,
    unitPrice: price,
    compareAt,
    wrapPrice: null,
    categories: [],
    tags: [],
  }
}

export function emptyView({
  country,
  facts,
}: {
  country: Country
  facts: Pick<LineFacts, 'unitPrice'>
}): CartView {
  const none = zero(facts.unitPrice.currency)
  return {
    version: 0,
    country,
    count: 0,
    lines: [],
    couponCode: null,
    couponProblem: null,
    discounts: [],
    promotions: [],
    promotionHint: null,
    freeShippingFrom: null,
    standardFee: null,
    arrival: null,
    totals: { subtotal: none, giftWrap: none, shippingFee: null, discount: none, total: none },
  }
}
