// The cart: what a visitor intends to buy. The server decides with these functions; the browser uses them to show
// the expected result at once. A cart reserves no stock and contains no prices.
import { isQuantity, maxQuantity } from './quantity.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isSameWrap, wrappedWith, type Wrapped } from './wrapping.ts'

/** Maximum number of lines in one cart. */
export const maxLines = 50

export type CartLine = Wrapped & {
  readonly id: string
  readonly variantId: string
  readonly quantity: number
  readonly personalisation: string
  /** The shopper chose no text for a gift that can be personalised. */
  readonly withoutText: boolean
  readonly giftMessage: string
}

export type Cart = { readonly lines: readonly CartLine[]; readonly couponCode: string | null }
export type NewLine = Omit<CartLine, 'id'>
export type CartRefusal = Refusal<
  'out-of-stock' | 'not-enough-stock' | 'quantity-out-of-range' | 'cart-full' | 'line-unknown'
>

export const emptyCart: Cart = { lines: [], couponCode: null }

export type LineContent = Wrapped & Pick<CartLine, 'variantId' | 'personalisation' | 'giftMessage'>

/** Lines are the same if at most their quantity differs. */
export function isSameLine(line: LineContent, newLine: LineContent): boolean {
  return (
    line.variantId === newLine.variantId &&
    line.personalisation === newLine.personalisation &&
    line.giftMessage === newLine.giftMessage &&
    isSameWrap(line, newLine)
  )
}

function quantityOfVariant(cart: Cart, variantId: string, exceptLineId?: string): number {
  return cart.lines
    .filter((line) => line.variantId === variantId && line.id !== exceptLineId)
    .reduce((total, line) => total + line.quantity, 0)
}

/** `quantity` is the total of the variant, because its lines share the stock. */
function checkStock(quantity: number, stock: number): CartRefusal | null {
  if (stock <= 0) return refuse('out-of-stock')
  return quantity > stock ? refuse('not-enough-stock', { facts: { stock } }) : null
}

/** Adds a line with `id`, or raises the quantity of the same line. `stock` is the stock of the variant. */
export function addLine(cart: Cart, wanted: NewLine, id: string, stock: number): Cart | CartRefusal {
  const newLine = { ...wanted, ...wrappedWith(wanted) }
  const same = cart.lines.find((line) => isSameLine(line, newLine))
  const quantity = (same?.quantity ?? 0) + newLine.quantity
  if (!isQuantity(newLine.quantity) || quantity > maxQuantity)
    return refuse('quantity-out-of-range', { facts: { max: maxQuantity } })
  if (!same && cart.lines.length >= maxLines) return refuse('cart-full', { facts: { max: maxLines } })
  const stockRefusal = checkStock(quantityOfVariant(cart, newLine.variantId) + newLine.quantity, stock)
  if (stockRefusal) return stockRefusal
  return same
    ? withLine(cart, { ...same, quantity })
    : { ...cart, lines: [...cart.lines, { ...newLine, id }] }
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
  // A lower quantity is always allowed, even above the current stock.
  const stockRefusal =
    quantity > line.quantity
      ? checkStock(quantityOfVariant(cart, line.variantId, lineId) + quantity, stock)
      : null
  return stockRefusal ?? withLine(cart, { ...line, quantity })
}

/** Sets gift message and wrapping of one line. */
export function changeGift(
  cart: Cart,
  lineId: string,
  gift: Pick<CartLine, 'giftMessage'> & Wrapped,
): Cart | CartRefusal {
  const line = cart.lines.find((candidate) => candidate.id === lineId)
  return line ? withLine(cart, { ...line, ...gift, ...wrappedWith(gift) }) : refuse('line-unknown')
}

/** Sets the personal text of one line. A line that is the same then becomes part of it, so the stock is not asked. */
export function changeText(
  cart: Cart,
  lineId: string,
  { personalisation, withoutText }: Pick<CartLine, 'personalisation' | 'withoutText'>,
): Cart | CartRefusal {
  const line = cart.lines.find((candidate) => candidate.id === lineId)
  if (!line) return refuse('line-unknown')
  const changed = { ...line, personalisation, withoutText }
  const same = cart.lines.find((other) => other.id !== lineId && isSameLine(other, changed))
  const quantity = line.quantity + (same?.quantity ?? 0)
  if (quantity > maxQuantity) return refuse('quantity-out-of-range', { facts: { max: maxQuantity } })
  return withLine(same ? removeLine(cart, same.id) : cart, { ...changed, quantity })
}

/** Removes a line; a missing line is no error. */
export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) }
}

function withLine(cart: Cart, changed: CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === changed.id ? changed : line)) }
}

export function itemCount(cart: Pick<Cart, 'lines'>): number {
  return cart.lines.reduce((total, line) => total + line.quantity, 0)
}
