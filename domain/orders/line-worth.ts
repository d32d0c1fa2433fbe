// What gifts of an order line are worth after some were removed or returned, or changed to a cheaper variant.

export type PaidLine = {
  /** As placed, as are `total` and `unitPrice`. */
  readonly quantity: number
  /** Minor units, after discounts. */
  readonly total: number
  readonly unitPrice: number
  /** Lower than `unitPrice` after a change to a cheaper variant. */
  readonly currentPrice: number
  /** Price of wrapping one item, in minor units. */
  readonly wrapPrice: number
}

/**
 * Minor units of `kept` gifts with their share of the discounts, without wrapping. Halves are rounded down, so refunds
 * are rounded up.
 */
function worthOf({ quantity, total, unitPrice, currentPrice }: PaidLine, kept: number): number {
  if (unitPrice === 0) return 0
  const numerator = BigInt(total) * BigInt(kept) * BigInt(currentPrice)
  const denominator = BigInt(quantity) * BigInt(unitPrice)
  return Number((2n * numerator + denominator - 1n) / (2n * denominator))
}

/** The rest of a line: how many of its gifts remain, and at which price. */
export type KeptGifts = { readonly kept: number; readonly price: number }

/** The refund in minor units, with wrapping. Refunds of several steps add up to the refund of one step. */
export function refundBetween(line: PaidLine, before: KeptGifts, after: KeptGifts): number {
  const worth = ({ kept, price }: KeptGifts) => worthOf({ ...line, currentPrice: price }, kept)
  return worth(before) - worth(after) + line.wrapPrice * (before.kept - after.kept)
}

/** What `quantity` gifts of a line are worth after `returned` ones were refunded, in minor units and with wrapping. */
export function worthOfGifts(line: PaidLine, returned: number, quantity: number): number {
  const [price, kept] = [line.currentPrice, line.quantity - returned]
  return refundBetween(line, { kept, price }, { kept: kept - quantity, price })
}

/** Everything that was refunded for a line, with its `returned` gifts. */
export function refundedOfLine(line: PaidLine, returned: number): number {
  const placed = { kept: line.quantity, price: line.unitPrice }
  return refundBetween(line, placed, { kept: line.quantity - returned, price: line.currentPrice })
}

type TaxedOrder = { readonly salesTax: number; readonly total: number }

/** `returned`: how many of its gifts were refunded. `taxRate` in basis points; null: without tax. */
type TaxedLine = PaidLine & { readonly returned: number; readonly taxRate: number | null }

/**
 * The refunded part of the tax that was added to the prices: of each line at its rate, and of the refunded `shipping`.
 * A refund of everything includes the whole tax.
 */
export function refundedSalesTax(
  { salesTax, total }: TaxedOrder,
  lines: readonly TaxedLine[],
  shipping: number,
): number {
  if (salesTax === 0) return 0
  let [shippingFee, shippingTax, tax] = [total - salesTax, salesTax, 0]
  let left = shippingFee - shipping
  for (const line of lines) {
    const paid = line.total + line.wrapPrice * line.quantity
    const back = refundedOfLine(line, line.returned)
    const rate = (line.taxRate ?? 0) / 10_000
    shippingFee -= paid
    shippingTax -= paid * rate
    tax += back * rate
    left -= back
  }
  if (left === 0) return salesTax
  return Math.min(salesTax, Math.round(tax + (shipping > 0 ? (shippingTax * shipping) / shippingFee : 0)))
}
