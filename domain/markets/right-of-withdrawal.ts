// Countries whose buyers may withdraw from a contract without a reason.
import { isInUnion } from './union.ts'

/** The European Economic Area (annex XIX of its agreement), and the United Kingdom (Consumer Contracts Regulations 2013). */
const withSameRights: ReadonlySet<string> = new Set(['GB', 'IS', 'LI', 'NO'])

/**
 * Whether an order from this country has the right of withdrawal and the prescribed label of the order button:
 * directive 2011/83, articles 8.2 and 9; regulations 14 and 29 in the United Kingdom.
 */
export function hasRightOfWithdrawal(country: string): boolean {
  return isInUnion(country) || withSameRights.has(country)
}
