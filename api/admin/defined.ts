// Texts by language without those that a partial record leaves undefined.
export function defined<T extends object>(texts: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }
}
