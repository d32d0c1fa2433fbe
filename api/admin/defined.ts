// Texts by language without those that a partial record leaves undefined.

/** Without languages whose text is missing. */
export function defined<T extends object>(texts: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }
}
