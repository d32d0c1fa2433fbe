// The addresses a customer has kept; none for guests, and none while they are on their way.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '../api/call.ts'

export type Book = Output<'address.list'>['addresses']

export function useAddressBook(isCustomer: boolean): Book {
  const [book, setBook] = useState<Book>([])
  useEffect(() => {
    if (!isCustomer) return
    call('address.list', {}, { background: true, quiet: true }).then(
      ({ addresses }) => setBook(addresses),
      // Typing works without it.
      () => undefined,
    )
  }, [isCustomer])
  return isCustomer ? book : []
}
