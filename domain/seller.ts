// Who sells, as it stands on invoices and on parcels that come back. The sample shop's: a merchant writes their own.
import type { Country } from './market.ts'

export const seller: { readonly lines: readonly string[]; readonly country: Country } = {
  lines: ['Posy Gifts GmbH', 'Lindenallee 12', '26122 Oldenburg'],
  country: 'DE',
}
