// The valid quantities of a cart line.
export const maxQuantity = 99

export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxQuantity
}
