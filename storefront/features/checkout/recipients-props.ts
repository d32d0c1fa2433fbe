// Props of the two recipient sections of the checkout form: for one person and for several.
import type { RefObject } from 'react'
import type { Form } from '#web/platform/forms/use-form.ts'
import type { AddressBook } from './address-book.ts'
import type { Draft, DraftDelivery } from '../../shared/addresses/draft.ts'
import type { DraftState } from './use-draft.ts'
import type { Quote, QuotedDelivery } from './use-quote.ts'

export type RecipientsProps = {
  readonly state: DraftState
  readonly form: Form<Draft>
  readonly quote: Quote
  readonly book: Promise<AddressBook>
  /** Recipients who were typed before everything went to one address; pressing the choice again restores them. */
  readonly others: readonly DraftDelivery[]
  readonly onOthers: (others: readonly DraftDelivery[]) => void
  readonly onCartChange: () => void
}

export type SeveralRecipientsProps = RecipientsProps & {
  /** Number of submissions of the form: a refused one opens the first recipient with an error. */
  readonly attempt: number
  /** How many recipients are complete. */
  readonly progress: string
  /** Opens the form of a recipient, for links outside of this section. */
  readonly showRecipient: RefObject<((at: number) => void) | null>
}

/** Props of a part for one recipient. */
export type RecipientProps = Pick<RecipientsProps, 'state' | 'form'> & {
  /** Index of the recipient. */
  readonly at: number
  readonly quoted: QuotedDelivery | undefined
}
