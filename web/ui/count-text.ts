// Short text of a count, for badges.

const maxShown = 99

/** `99+` above 99. */
export function countText(count: number): string {
  return count > maxShown ? `${maxShown}+` : String(count)
}
