// Splits the amounts of a priced cart by recipient. The parts add up to the cart's amounts exactly.
import type { CartLine } from '#domain/orders/cart.ts'
import { splitAmount } from '#domain/orders/sharing.ts'
import { times } from '#domain/pricing/money.ts'
import type { PricedCart } from '#domain/pricing/pricing.ts'
import type { TaxedDelivery } from '#domain/tax/order-taxes.ts'
import { wrapPriceOf, type ReadCart } from '../cart/read-cart.ts'

/** Minor units. */
export type LineAmounts = { readonly discount: number; readonly total: number; readonly wrap: number }

type Delivery = {
  readonly country: string
  readonly state: string
  readonly lines: readonly CartLine[]
  readonly chosen: { readonly fee: { readonly minor: number } } | null
}

/** The share of one delivery, at position `at`, in the amounts of a cart line. */
export function lineAmounts(
  read: ReadCart,
  priced: PricedCart,
  deliveries: readonly Pick<Delivery, 'lines'>[],
  at: number,
  line: CartLine,
): LineAmounts {
  const quantities = deliveries.map(({ lines }) => lines.find(({ id }) => id === line.id)?.quantity ?? 0)
  const amounts = priced.lines[read.cart.lines.findIndex(({ id }) => id === line.id)]!
  const discount = splitAmount(amounts.discount.minor, quantities)[at]!
  const fact = read.facts.get(line.variantId)
  const price = fact ? times(fact.price, line.quantity).minor : 0
  return { discount, total: price - discount, wrap: (wrapPriceOf(read, line)?.minor ?? 0) * line.quantity }
}

/** The amounts to be taxed. Promotions may reduce the shipping fees. */
export function taxedDeliveries(
  read: ReadCart,
  priced: PricedCart,
  deliveries: readonly Delivery[],
): TaxedDelivery[] {
  const goods = deliveries.map(({ lines }, at) =>
    lines.map((line) => {
      const { total, wrap } = lineAmounts(read, priced, deliveries, at, line)
      const taxClass = read.facts.get(line.variantId)?.taxClass ?? 'standard'
      return { taxClass, amount: total + wrap }
    }),
  )
  const fees = splitAmount(
    goods.flat().reduce((left, { amount }) => left - amount, priced.totals.total.minor),
    deliveries.map(({ chosen }) => chosen?.fee.minor ?? 0),
  )
  return deliveries.map(({ country, state }, at) => {
    return { country, state, lines: goods[at]!, shipping: fees[at]! }
  })
}
