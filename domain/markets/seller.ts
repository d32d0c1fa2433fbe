// The seller's details for invoices, mails, return labels and the contact page.
import type { Country } from './market.ts'

export type Seller = {
  /** Name and address, as on an envelope. */
  readonly lines: readonly string[]
  readonly country: Country
  /** Address for customers' e-mails. */
  readonly email: string
  /** Value added tax number; null if there is none. */
  readonly vatId: string | null
  /**
   * Further details that the law requires on business letters, in lines: register, register number, directors.
   * Absent in settings and documents from before this field.
   */
  readonly details?: readonly string[]
}

/** What stands below the address in mails and documents. */
export const maxSellerDetails = 8

/** Of any country: 'DE123456788', 'CHE-123.456.789'. */
export const vatIdPattern = /^[A-Z0-9][A-Z0-9 .-]{3,29}$/

export const sampleSeller: Seller = {
  lines: ['Posy Gifts GmbH', 'Lindenallee 12', '26122 Oldenburg'],
  country: 'DE',
  email: 'hello@posy.example',
  vatId: 'DE123456788',
  // § 35a GmbHG.
  details: ['Amtsgericht Oldenburg, HRB 123456', 'Geschäftsführerin: Nora Petersen'],
}
