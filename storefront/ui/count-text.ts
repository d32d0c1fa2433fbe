// A count in as little room as a badge has.

const mostCounted = 99

/** `99+` for all that is more. */
export function countText(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count)
}
