// What was typed at the checkout, kept in this browser until the order is placed: a lost connection or a reload
// costs nothing. Read with suspicion, and forgotten after a week.
import { addressLengths, type Address, type AddressField } from '#domain/address.ts'
import { shippingMethodIds, type ShippingMethodId } from '#domain/shipping-zones.ts'
import { isCountry, type Country } from '#domain/market.ts'
import { persisted } from '../state/persisted.ts'

export type DraftAddress = Omit<Address, 'isDefault'>

export type Draft = {
  readonly address: DraftAddress
  readonly shippingMethod: ShippingMethodId
  readonly remark: string
}

type Kept = { readonly at: number; readonly draft: Draft }

export const maxRemark = 500
const keepMs = 7 * 24 * 3_600_000

const textFields = Object.keys(addressLengths).filter((name) => name !== 'country') as Exclude<
  AddressField,
  'country'
>[]

const kept = persisted<Kept | null>('checkout', 1, null, parseDraft)

export function emptyDraft(country: Country): Draft {
  const texts = Object.fromEntries(textFields.map((name) => [name, '']))
  return { address: { ...texts, country } as DraftAddress, shippingMethod: 'standard', remark: '' }
}

export function readDraft(now: number): Draft | null {
  const found = kept.read()
  return found && now - found.at < keepMs ? found.draft : null
}

export function writeDraft(draft: Draft, now: number): void {
  kept.write({ at: now, draft })
}

export function forgetDraft(): void {
  kept.clear()
}

/** undefined for what this page did not write. */
export function parseDraft(value: unknown): Kept | undefined {
  const { at, draft } = (value ?? {}) as Partial<Kept>
  if (typeof at !== 'number' || !draft?.address || !isCountry(draft.address.country)) return undefined
  if (!shippingMethodIds.includes(draft.shippingMethod)) return undefined
  const texts = textFields.map((name) => [name, plainText(draft.address[name], addressLengths[name])])
  const address = { ...Object.fromEntries(texts), country: draft.address.country } as DraftAddress
  return {
    at,
    draft: { address, shippingMethod: draft.shippingMethod, remark: plainText(draft.remark, maxRemark) },
  }
}

function plainText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
