/** Whether `value` is a whole number within the limits. */
export function isWhole(value: number, min: number, max: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}
