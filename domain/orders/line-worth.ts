// What was refunded of an order's lines: gifts were removed, returned, or changed to a cheaper variant. All amounts
// are sums since the order was placed. Refunds of several steps add up to the refund of one step.
import { allocate } from '../pricing/proportions.ts'
import { money, type Currency } from '../pricing/money.ts'

export type PaidLine = {
  /** As placed, as are `total`, `voucher` and `unitPrice`. */
  readonly quantity: number
  /** Minor units, after discounts. */
  readonly total: number
  /** The part of the discounts that a voucher paid, in minor units. */
  readonly voucher: number
  readonly unitPrice: number
  /** Lower than `unitPrice` after a change to a cheaper variant. */
  readonly currentPrice: number
  /** Price of wrapping one item, in minor units. */
  readonly wrapPrice: number
  /** How many of its gifts were refunded. */
  readonly returned: number
  /** Of the tax that was added to the price, in basis points; null: none was. */
  readonly taxRate: number | null
}

type TaxedOrder = { readonly salesTax: number; readonly total: number }

/**
 * Minor units of the kept gifts with their share of the promotions, without wrapping. Halves are rounded down, so
 * refunds are rounded up.
 */
function worthOfKept({ quantity, returned, total, voucher, unitPrice, currentPrice }: PaidLine): number {
  if (unitPrice === 0) return 0
  const numerator = BigInt(total + voucher) * BigInt(quantity - returned) * BigInt(currentPrice)
  const denominator = BigInt(quantity) * BigInt(unitPrice)
  return Number((2n * numerator + denominator - 1n) / (2n * denominator))
}

/**
 * Refunded of each line, with wrapping: fractions whose sum is whole. A voucher pays for the kept gifts first, as if they
 * alone had been ordered. So the money goes back before the voucher, which cannot be used in parts.
 */
function refundedByLine(lines: readonly PaidLine[]): number[] {
  const kept = lines.map(worthOfKept)
  const worth = sum(kept)
  const voucher = sum(lines.map((line) => line.voucher))
  const paidShare = worth > voucher ? (worth - voucher) / worth : 0
  return lines.map(
    ({ total, wrapPrice, returned }, at) => total + wrapPrice * returned - kept[at]! * paidShare,
  )
}

/** Refunded of all `lines` of an order and of its shipping fee, in minor units, with the added tax. */
export function refundedOf(order: TaxedOrder, lines: readonly PaidLine[], shipping = 0): number {
  return refundedNet(lines) + shipping + refundedSalesTax(order, lines, shipping)
}

function refundedNet(lines: readonly PaidLine[]): number {
  return Math.round(sum(refundedByLine(lines)))
}

/**
 * The refunded part of the added tax: of each line at its rate, and of the refunded `shipping`. A refund of everything
 * includes the whole tax.
 */
function refundedSalesTax(
  { salesTax, total }: TaxedOrder,
  lines: readonly PaidLine[],
  shipping: number,
): number {
  if (salesTax === 0) return 0
  const refunded = refundedByLine(lines)
  let [shippingFee, shippingTax, tax] = [total - salesTax, salesTax, 0]
  for (const [at, line] of lines.entries()) {
    const paid = line.total + line.wrapPrice * line.quantity
    const rate = (line.taxRate ?? 0) / 10_000
    shippingFee -= paid
    shippingTax -= paid * rate
    tax += refunded[at]! * rate
  }
  if (refundedNet(lines) + shipping === total - salesTax) return salesTax
  return Math.min(salesTax, Math.round(tax + (shipping > 0 ? (shippingTax * shipping) / shippingFee : 0)))
}

/** Splits what was refunded between two states of an order by the lines that changed. The parts add up to it. */
export function refundShares(
  order: TaxedOrder & { readonly currency: Currency },
  before: readonly PaidLine[],
  after: readonly PaidLine[],
): number[] {
  const amount = money(refundedOf(order, after) - refundedOf(order, before), order.currency)
  const weights = after.map((line, at) => {
    const wrapping = line.wrapPrice * (line.returned - before[at]!.returned)
    const taxTenths = order.salesTax > 0 ? (line.taxRate ?? 0) * 10 : 0
    return (worthOfKept(before[at]!) - worthOfKept(line) + wrapping) * (100_000 + taxTenths)
  })
  return allocate(amount, weights).map(({ minor }) => minor)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
