// Whom an invoice is made out to, if not to the recipient: a company, or a buyer who lives elsewhere.
import {
  addressLengths,
  checkAddress,
  formatAddress,
  normaliseAddress,
  type Address,
  type AddressField,
  type AddressProblem,
} from '../delivery/address.ts'
import { addresseeName } from '../customers/person-name.ts'
import { vatIdPattern } from '../markets/seller.ts'
import { hasForbiddenCharacters, plainDigits } from '../text.ts'

type PostalField = Exclude<AddressField, 'email' | 'phone'>

/** `company` and `vatId` are '' for a person. */
export type InvoiceAddress = Pick<Address, PostalField> & { readonly company: string; readonly vatId: string }
export type InvoiceField = keyof InvoiceAddress
export type InvoiceProblem = AddressProblem | 'vat-id'

/** In UTF-16 units. */
export const invoiceLengths: Readonly<Record<InvoiceField, number>> = {
  ...addressLengths,
  company: 100,
  vatId: 30,
}

const postal = (address: InvoiceAddress): Address => ({ ...address, email: '', phone: '' })

/** The VAT ID in capitals, as registers write it; a person has none. */
export function normaliseInvoiceAddress(typed: InvoiceAddress): InvoiceAddress {
  const { email: _, phone: __, ...address } = normaliseAddress(postal(typed))
  const company = typed.company.normalize('NFC').trim()
  const vatId = plainDigits(typed.vatId).normalize('NFC').trim().toUpperCase()
  return { ...address, company, vatId: company && vatId }
}

/** Problems by field, in the order of the form. The VAT ID is checked by its format only, not in a register. */
export function checkInvoiceAddress(typed: InvoiceAddress): Partial<Record<InvoiceField, InvoiceProblem>> {
  const { company, vatId } = normaliseInvoiceAddress(typed)
  const { email: _, phone: __, ...problems } = checkAddress(postal(typed))
  return {
    ...(company.length > invoiceLengths.company && { company: 'too-long' }),
    ...(hasForbiddenCharacters(company) && { company: 'bad-characters' }),
    ...(vatId !== '' && !vatIdPattern.test(vatId) && { vatId: 'vat-id' }),
    ...problems,
  }
}

/** Lines without the country; the company precedes the name. Expects a normalised address. */
export function invoiceLines(address: InvoiceAddress): string[] {
  const lines = formatAddress(postal(address))
  if (address.company === '') return lines
  return lines.toSpliced(lines.indexOf(addresseeName(postal(address))), 0, address.company)
}
