// Member states of the European Union. Its consumer law and its tax law apply to them, whatever a parcel there costs.

/** By the code of their tax: Greece is GR here. */
export const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export function isInUnion(country: string): boolean {
  return unionCountries.has(country)
}
