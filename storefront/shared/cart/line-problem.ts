// Reasons that prevent the order of a cart line. Lines of one variant share its stock.
import type { CartLineView } from './cart.ts'

export type LineProblem = 'gone' | 'sold-out' | 'short'

export function lineProblem(line: CartLineView, lines: readonly CartLineView[]): LineProblem | null {
  if (line.productKey === '') return 'gone'
  if (line.available === 0) return 'sold-out'
  const ordered = lines
    .filter(({ variantId }) => variantId === line.variantId)
    .reduce((total, { quantity }) => total + quantity, 0)
  return ordered > line.available ? 'short' : null
}

export function isOrderable(lines: readonly CartLineView[]): boolean {
  return lines.length > 0 && lines.every((line) => lineProblem(line, lines) === null)
}
