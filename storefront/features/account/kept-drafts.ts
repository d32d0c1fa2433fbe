// What a customer was typing in the dialog of an address when the session ended. It is kept in the memory of the page
// only, until the same customer has signed in again.
import type { DraftAddress } from '../../shared/addresses/draft.ts'

export type TypedAddress = { readonly address: DraftAddress; readonly isDefault: boolean }

type KeptAddress = {
  /** null for a new address. */
  readonly entryId: string | null
  readonly typed: TypedAddress
}

let kept: (KeptAddress & { readonly owner: string }) | null = null

/** `owner`: e-mail of the customer's account. null: the dialog was closed. */
export function keepAddress(owner: string, address: KeptAddress | null): void {
  kept = address && { ...address, owner }
}

/** What this customer was typing. Forgets what another one was. */
export function keptAddress(owner: string): KeptAddress | null {
  if (kept?.owner !== owner) kept = null
  return kept
}
