// Who sells: what stands on invoices, under mails, on parcels that come back and on the contact page.
import type { Country } from './market.ts'

export type Seller = {
  /** Name and address, as on an envelope. */
  readonly lines: readonly string[]
  readonly country: Country
  /** Where customers write to. */
  readonly email: string
  /** Number for value added tax; null where there is none. */
  readonly vatId: string | null
}

/** The sample shop's. */
export const sampleSeller: Seller = {
  lines: ['Posy Gifts GmbH', 'Lindenallee 12', '26122 Oldenburg'],
  country: 'DE',
  email: 'hello@posy.example',
  vatId: 'DE123456788',
}
