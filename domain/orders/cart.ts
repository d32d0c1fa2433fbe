// The cart: what a visitor means to buy. The same functions decide on the server and show the result
// at once in the browser. A cart never holds stock and knows no prices.
import { isQuantity, maxQuantity } from './quantity.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Different lines in one cart. */
export const maxLines = 50

export type CartLine = {
  readonly id: string
  readonly variantId: string
  readonly quantity: number
  readonly personalisation: string
  /** The shopper chose to have no text on a gift that could carry one. */
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
}

export type Cart = { readonly lines: readonly CartLine[]; readonly couponCode: string | null }
export type NewLine = Omit<CartLine, 'id'>
export type CartRefusal = Refusal<
  'out-of-stock' | 'not-enough-stock' | 'quantity-out-of-range' | 'cart-full' | 'line-unknown'
>

export const emptyCart: Cart = { lines: [], couponCode: null }

/** Lines are one line when nothing but their quantity could differ. */
function isSame(line: CartLine, added: NewLine): boolean {
  return (
    line.variantId === added.variantId &&
    line.personalisation === added.personalisation &&
    line.giftMessage === added.giftMessage &&
    line.wrap === added.wrap
  )
}

function quantityOfVariant(cart: Cart, variantId: string, exceptLineId?: string): number {
  return cart.lines
    .filter((line) => line.variantId === variantId && line.id !== exceptLineId)
    .reduce((total, line) => total + line.quantity, 0)
}

/** Stock is asked of the variant as a whole: two lines of one variant share it. */
function checkStock(wanted: number, stock: number): CartRefusal | null {
  if (stock <= 0) return refuse('out-of-stock')
  return wanted > stock ? refuse('not-enough-stock', { facts: { stock } }) : null
}

/** Adds a line under `id`, or raises the quantity of the same line. `stock` is the variant's. */
export function addLine(cart: Cart, added: NewLine, id: string, stock: number): Cart | CartRefusal {
  const same = cart.lines.find((line) => isSame(line, added))
  const quantity = (same?.quantity ?? 0) + added.quantity
  if (!isQuantity(added.quantity) || quantity > maxQuantity)
    return refuse('quantity-out-of-range', { facts: { max: maxQuantity } })
  if (!same && cart.lines.length >= maxLines) return refuse('cart-full', { facts: { max: maxLines } })
  const short = checkStock(quantityOfVariant(cart, added.variantId) + added.quantity, stock)
  if (short) return short
  return same ? withLine(cart, { ...same, quantity }) : { ...cart, lines: [...cart.lines, { ...added, id }] }
}

export function changeQuantity(
  cart: Cart,
  lineId: string,
  quantity: number,
  stock: number,
): Cart | CartRefusal {
  const line = cart.lines.find((candidate) => candidate.id === lineId)
  if (!line) return refuse('line-unknown')
  if (!isQuantity(quantity)) return refuse('quantity-out-of-range', { facts: { max: maxQuantity } })
  // Fewer is always allowed, even when the stock has meanwhile fallen below it.
  const short =
    quantity > line.quantity
      ? checkStock(quantityOfVariant(cart, line.variantId, lineId) + quantity, stock)
      : null
  return short ?? withLine(cart, { ...line, quantity })
}

/** Gift message and wrap of one line. */
export function changeGift(
  cart: Cart,
  lineId: string,
  gift: Pick<CartLine, 'giftMessage' | 'wrap'>,
): Cart | CartRefusal {
  const line = cart.lines.find((candidate) => candidate.id === lineId)
  return line ? withLine(cart, { ...line, ...gift }) : refuse('line-unknown')
}

/** Removing what is not there is done already. */
export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) }
}

function withLine(cart: Cart, changed: CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === changed.id ? changed : line)) }
}

export function itemCount(cart: Cart): number {
  return cart.lines.reduce((total, line) => total + line.quantity, 0)
}
