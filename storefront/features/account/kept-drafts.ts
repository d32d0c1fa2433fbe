// What a customer was typing in a dialog of the account when the session ended. It is kept in the memory of the page
// only, until the same customer has signed in again.
import type { DraftAddress } from '../../shared/addresses/draft.ts'
import type { PersonDraft } from './person-draft.ts'

type Kept<Draft> = {
  /** null for a new address or person. */
  readonly entryId: string | null
  readonly draft: Draft
}

function keptDrafts<Draft>() {
  let kept: (Kept<Draft> & { readonly owner: string }) | null = null
  return {
    /** `owner`: e-mail of the customer's account. null: the dialog was closed. */
    keep(owner: string, typed: Kept<Draft> | null): void {
      kept = typed && { ...typed, owner }
    },
    /** What this customer was typing. Forgets what another one was. */
    read(owner: string): Kept<Draft> | null {
      if (kept?.owner !== owner) kept = null
      return kept
    },
  }
}

export type AddressDraft = { readonly address: DraftAddress; readonly isDefault: boolean }

export const keptAddress = keptDrafts<AddressDraft>()
export const keptPerson = keptDrafts<PersonDraft>()
