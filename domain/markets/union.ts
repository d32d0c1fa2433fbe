// Member states of the European Union. Its consumer law and its tax law apply to them, whatever a parcel there costs.

/** By the code of their tax: Greece is GR here. */
export const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export function isInUnion(country: string): boolean {
  return unionCountries.has(country)
}

/** The European Economic Area (annex XIX of its agreement), and the United Kingdom (Consumer Contracts Regulations 2013). */
const withSameRights: ReadonlySet<string> = new Set(['GB', 'IS', 'LI', 'NO'])

/**
 * Whether an order from this country has the right of withdrawal and the prescribed label of the order button:
 * directive 2011/83, articles 8.2 and 9; regulations 14 and 29 in the United Kingdom.
 */
export function hasRightOfWithdrawal(country: string): boolean {
  return isInUnion(country) || withSameRights.has(country)
}
