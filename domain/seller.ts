// Who sells, as it stands on invoices and on parcels that come back. The sample shop's: a merchant writes their own.
export const seller = {
  name: 'Posy Gifts GmbH',
  address: ['Posy Gifts GmbH', 'Lindenallee 12', '26122 Oldenburg', 'Germany'],
} as const
