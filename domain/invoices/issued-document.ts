// Invoices and credit notes as they are issued: everything that is printed, frozen.
import type { PlainDate } from '../calendar/calendar.ts'
import type { Locale } from '../markets/locale.ts'
import type { Seller } from '../markets/seller.ts'
import type { Currency } from '../pricing/money.ts'
import type { TaxNote, TaxPart } from '../tax/order-taxes.ts'

export type DocumentKind = 'invoice' | 'credit-note'

/** Amounts are minor units of the document's currency. */
export type DocumentLine = {
  readonly title: string
  readonly details: string
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
  /** null: without tax. */
  readonly basisPoints: number | null
}

/** Goods of a credit note with the country that they were sent to. */
export type CreditedGoods = { readonly line: DocumentLine; readonly country: string }

/** What customs ask about a parcel that leaves the seller's tax area. */
export type CustomsParcel = {
  readonly country: string
  readonly value: number
  readonly goods: readonly {
    readonly title: string
    readonly quantity: number
    readonly value: number
    readonly weightGrams: number
    /** Country of origin; null if it is not stored. */
    readonly origin: string | null
    readonly hsCode: string | null
  }[]
}

export type IssuedDocument = {
  readonly seller: Seller
  readonly buyer: {
    readonly lines: readonly string[]
    readonly country: string | null
    /** Missing for persons, and in documents of earlier releases. */
    readonly vatId?: string
  }
  /** The only recipient's address, where it is not the buyer's. Missing in documents of earlier releases. */
  readonly deliverTo?: { readonly lines: readonly string[]; readonly country: string }
  readonly orderNumber: string
  readonly orderedOn: PlainDate
  /** The day on which the last parcel is sent, as planned; null in credit notes. */
  readonly suppliedOn: string | null
  readonly locale: Locale
  readonly currency: Currency
  readonly lines: readonly DocumentLine[]
  /** The day of the payment; null in credit notes and in invoices that are sent before they are paid. */
  readonly paidOn: PlainDate | null
  /** The method of that payment: 'Visa •••• 4242'. Missing if unknown, and in documents of earlier releases. */
  readonly paidBy?: string
  /** Where and until when such an invoice is to be paid. */
  readonly payTo?: {
    readonly dueOn: PlainDate
    readonly holder: string
    readonly iban: string
    readonly bic: string
  }
  /** Between the lines and the total of an invoice; null in credit notes. */
  readonly amounts: {
    readonly subtotal: number
    readonly discount: number
    /** The discount by name. Missing in documents of earlier releases. */
    readonly discounts?: readonly { readonly label: string; readonly minor: number }[]
    readonly giftWrap: number
    readonly shippingFee: number
    readonly salesTax: number
  } | null
  /** Negative in a document that reverses a credit note. */
  readonly total: number
  readonly taxes: readonly TaxPart[]
  readonly notes: readonly TaxNote[]
  readonly customs: readonly CustomsParcel[]
  /** What a credit note corrects. */
  readonly corrects: { readonly number: string; readonly issuedOn: PlainDate } | null
}

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }

/** `INV-2026-000001`: each kind has its own series, which begins with 1 in each year. */
export function documentSeries(kind: DocumentKind, year: number): { prefix: string; digits: number } {
  return { prefix: `${prefixes[kind]}-${year}-`, digits: 6 }
}

/** Laws that exempt small businesses, for the note on their documents. Confirm the wording with an accountant. */
export const smallBusinessLaws: Readonly<Record<string, string>> = {
  AT: '§ 6 Abs. 1 Z 27 UStG',
  DE: '§ 19 UStG',
  ES: 'art. 20 Ley 37/1992',
  FR: 'art. 293 B du CGI',
  IT: 'art. 1, c. 54–89, L. 190/2014',
  NL: 'art. 25 Wet OB 1968',
  PL: 'art. 113 ustawy o VAT',
  PT: 'art. 53.º do CIVA',
}
