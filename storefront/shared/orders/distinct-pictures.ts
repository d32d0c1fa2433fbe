// Pictures of an order's gifts: variants with one picture, and the same gift for several recipients, show it once.

type Line = { readonly picture: { readonly name: string } | null; readonly personalisation: string }

export function distinctPictures<T extends Line>(lines: readonly T[], limit: number): T[] {
  const pictured = lines.filter(({ picture }) => picture)
  const keyOf = ({ picture, personalisation }: T) => `${picture?.name} ${personalisation}`
  return [...Map.groupBy(pictured, keyOf).values()].map(([first]) => first!).slice(0, limit)
}
