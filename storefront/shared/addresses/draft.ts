// Draft of the checkout, stored in this browser until the order is placed. A reload or a lost connection loses nothing.
// Stored data is validated and expires after a week.
import { dayMs } from '#domain/calendar/durations.ts'
import { addressLengths, type Address, type AddressField } from '#domain/delivery/address.ts'
import { invoiceLengths, type InvoiceAddress } from '#domain/invoices/invoice-address.ts'
import type { Share } from '#domain/orders/sharing.ts'
import { isCountry, type Country } from '#domain/markets/country.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import { onStorageChange } from '#web/platform/storage/storage.ts'

export type DraftAddress = Omit<Address, 'isDefault'>

export type DraftDelivery = {
  /** Its e-mail stays empty: all e-mails go to the buyer. */
  readonly address: DraftAddress
  readonly shippingMethod: string
  /** A plain date; '' until one is entered; null: as soon as possible. */
  readonly arriveOn: string | null
  readonly message: string
  /** The shares of this recipient; a single recipient gets the whole cart. */
  readonly lines: readonly Share[]
}

export type Draft = {
  readonly email: string
  /** The buyer's name, required if there are several recipients. */
  readonly name: string
  readonly country: Country
  /** At least one. */
  readonly deliveries: readonly DraftDelivery[]
  readonly remark: string
  /** null: the invoice is made out to the buyer, or to the only recipient. */
  readonly invoiceAddress: InvoiceAddress | null
}

type StoredDraft = { readonly at: number; readonly draft: Draft }

export const maxRemark = 500
const maxAgeMs = 7 * dayMs

const textFields = Object.keys(addressLengths).filter((name) => name !== 'country') as Exclude<
  AddressField,
  'country'
>[]

const storageKey = 'checkout'
const storage = persisted<StoredDraft | null>(storageKey, 2, null, parseDraft)

export function emptyAddress(country: Country): DraftAddress {
  return { ...Object.fromEntries(textFields.map((name) => [name, ''])), country } as DraftAddress
}

/** The state is cleared when the country changes. */
export function withField(address: DraftAddress, field: AddressField, value: string): DraftAddress {
  return { ...address, ...(field === 'country' && { state: '' }), [field]: value }
}

export function emptyDelivery(country: Country): DraftDelivery {
  const preferences = { arriveOn: null, message: '' }
  return { address: emptyAddress(country), shippingMethod: 'standard', ...preferences, lines: [] }
}

export function emptyInvoiceAddress(country: Country): InvoiceAddress {
  return { ...emptyAddress(country), company: '', vatId: '' }
}

export function emptyDraft(country: Country): Draft {
  const deliveries = [emptyDelivery(country)]
  return { email: '', name: '', country, deliveries, remark: '', invoiceAddress: null }
}

/** Where the browser stores nothing: known to this document, until the customer changes. */
let unstored: StoredDraft | null = null
if (typeof document !== 'undefined') onStorageChange(storageKey, () => (unstored = null))

export function readDraft(now: number): Draft | null {
  const stored = storage.read() ?? unstored
  return stored && now - stored.at < maxAgeMs ? stored.draft : null
}

export function writeDraft(draft: Draft, now: number): void {
  const written = { at: now, draft }
  unstored = storage.write(written) ? null : written
}

export function forgetDraft(): void {
  storage.clear()
  unstored = null
}

/** undefined for an invalid format. */
export function parseDraft(value: unknown): StoredDraft | undefined {
  const { at, draft } = (value ?? {}) as Partial<StoredDraft>
  if (typeof at !== 'number' || !draft || !isCountry(draft.country)) return undefined
  if (!Array.isArray(draft.deliveries) || draft.deliveries.length === 0) return undefined
  const deliveries = draft.deliveries.map(parseDelivery)
  if (!deliveries.every((delivery) => delivery !== undefined)) return undefined
  const { email, lastName } = addressLengths
  return {
    at,
    draft: {
      email: plainText(draft.email, email),
      name: plainText(draft.name, lastName),
      country: draft.country,
      deliveries,
      remark: plainText(draft.remark, maxRemark),
      invoiceAddress: parseInvoiceAddress(draft.invoiceAddress),
    },
  }
}

function parseDelivery(delivery: Partial<DraftDelivery> | null): DraftDelivery | undefined {
  const { address, shippingMethod, arriveOn, message, lines } = delivery ?? {}
  if (!address || !isCountry(address.country) || !Array.isArray(lines)) return undefined
  if (!shippingMethod || typeof shippingMethod !== 'string') return undefined
  return {
    address: parseAddress(address),
    shippingMethod,
    arriveOn: isDay(arriveOn) ? arriveOn : null,
    // The field does not limit it: a message that is too long is an error.
    message: plainText(message),
    lines: (lines as (Partial<Share> | null)[]).flatMap((share) => {
      const { id, quantity } = share ?? {}
      return typeof id === 'string' && Number.isInteger(quantity) ? [{ id, quantity: Number(quantity) }] : []
    }),
  }
}

function parseAddress(address: Partial<DraftAddress>): DraftAddress {
  const texts = textFields.map((name) => [name, plainText(address[name], addressLengths[name])])
  return { ...Object.fromEntries(texts), country: address.country } as DraftAddress
}

/** Drafts of earlier releases have none. */
function parseInvoiceAddress(typed?: Partial<InvoiceAddress> | null): InvoiceAddress | null {
  if (!typed || !isCountry(typed.country)) return null
  const { company, vatId } = invoiceLengths
  return {
    ...parseAddress(typed),
    company: plainText(typed.company, company),
    vatId: plainText(typed.vatId, vatId),
  }
}

/** Format of a date field: 'YYYY-MM-DD'. */
function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}

function plainText(value: unknown, maxLength?: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
