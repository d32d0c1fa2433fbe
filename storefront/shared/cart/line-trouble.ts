// Reasons that prevent the order of a cart line. Lines of one variant share its stock.
import type { CartLineView } from './cart.ts'

export type LineTrouble = 'gone' | 'sold-out' | 'short'

export function lineTrouble(line: CartLineView, lines: readonly CartLineView[]): LineTrouble | null {
  if (line.productKey === '') return 'gone'
  if (line.available === 0) return 'sold-out'
  const wanted = lines
    .filter(({ variantId }) => variantId === line.variantId)
    .reduce((total, { quantity }) => total + quantity, 0)
  return wanted > line.available ? 'short' : null
}

export function isOrderable(lines: readonly CartLineView[]): boolean {
  return lines.length > 0 && lines.every((line) => lineTrouble(line, lines) === null)
}
