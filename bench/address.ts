// The delivery address of measured orders.
export const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Lindenstraße 7',
  zip: '10969',
  city: 'Berlin',
  country: 'DE' as const,
}
