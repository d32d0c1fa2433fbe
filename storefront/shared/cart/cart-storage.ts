// The cart in local storage: kept between pages, shared with other tabs. Stored data may be old, truncated or
// edited; incomplete data is ignored.
import { isQuantity } from '#domain/orders/quantity.ts'
import { parseJson } from '#domain/parse-json.ts'
import { isCurrency } from '#domain/pricing/money.ts'
import type { CartView } from './cart-view.ts'

/** Version of the stored format. Raise it when the format changes; older carts are then fetched again. */
const storedAs = 5

export function writeCart(cart: CartView): string {
  return JSON.stringify({ storedAs, cart })
}

/** null if nothing valid is stored. */
export function readCart(text: string | null): CartView | null {
  const stored = parseJson(text) as { storedAs?: unknown; cart?: unknown } | null | undefined
  return stored?.storedAs === storedAs && isCart(stored.cart) ? stored.cart : null
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMoney(value: unknown, currency?: unknown): boolean {
  return (
    isFields(value) &&
    Number.isSafeInteger(value['minor']) &&
    (currency === undefined ? isCurrency(value['currency']) : value['currency'] === currency)
  )
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isItem)
}

function isCart(value: unknown): value is CartView {
  if (!isFields(value) || !isFields(value['totals'])) return false
  const { totals, lines } = value
  const { subtotal } = totals as Fields
  if (!isMoney(subtotal)) return false
  const { currency } = subtotal as Fields
  const amounts = ['subtotal', 'giftWrap', 'discount', 'total'].every((name) =>
    isMoney((totals as Fields)[name], currency),
  )
  return (
    amounts &&
    // The list of countries is too long for every page.
    /^[A-Z]{2}$/.test(String(value['country'])) &&
    Number.isInteger(value['count']) &&
    isListOf(lines, (line) => isLine(line, currency)) &&
    value['count'] === (lines as { quantity: number }[]).reduce((count, line) => count + line.quantity, 0) &&
    isListOf(value['discounts'], (discount) => isDiscount(discount, currency)) &&
    isListOf(value['promotions'], (promotion) => isFields(promotion) && isFields(promotion['rule'])) &&
    [value['couponCode'], value['couponProblem']].every(isTextOrNull) &&
    (value['promotionHint'] === null || isFields(value['promotionHint'])) &&
    (value['freeShippingFrom'] === null || isMoney(value['freeShippingFrom'], currency)) &&
    (value['standardFee'] === null || isMoney(value['standardFee'], currency)) &&
    isArrival(value['arrival'])
  )
}

function isDiscount(discount: unknown, currency: unknown): boolean {
  return isFields(discount) && isMoney(discount['amount'], currency) && isFields(discount['reason'])
}

/** Carts of the release before have none. */
function isArrival(days: unknown): boolean {
  return !days || (isFields(days) && [days['earliest'], days['latest']].every(isDay))
}

function isDay(day: unknown): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(String(day))
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

const texts = [
  'id',
  'variantId',
  'productKey',
  'address',
  'title',
  'optionsText',
  'personalisation',
  'giftMessage',
] as const

function isLine(line: unknown, currency: unknown): boolean {
  return (
    isFields(line) &&
    texts.every((name) => typeof line[name] === 'string') &&
    typeof line['quantity'] === 'number' &&
    isQuantity(line['quantity']) &&
    Number.isInteger(line['available']) &&
    ['unitPrice', 'subtotal', 'discount', 'total'].every((name) => isMoney(line[name], currency)) &&
    [line['compareAt'], line['wrapPrice']].every((amount) => amount === null || isMoney(amount, currency)) &&
    typeof line['wrap'] === 'boolean' &&
    (line['wrapping'] === null || isFields(line['wrapping'])) &&
    typeof line['withoutText'] === 'boolean' &&
    (line['picture'] === null || isFields(line['picture'])) &&
    [line['categories'], line['tags']].every((list) => isListOf(list, (each) => typeof each === 'string'))
  )
}
