// How many of one thing a cart line may hold.
export const maxQuantity = 99

export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxQuantity
}
