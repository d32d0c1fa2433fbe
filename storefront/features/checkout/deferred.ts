// Parts of the checkout form whose code loads separately: the usual order is possible without them.
import { lazy, type ComponentType } from 'react'
import type { Form } from '../../platform/forms/use-form.ts'
import type { AddressBook } from './address-book.ts'
import type { CheckoutAccountProps, SaveAddressProps } from './CheckoutAccount.tsx'
import type { DeliveryPreferencesProps } from './DeliveryPreferences.tsx'
import type { Draft } from '../../shared/addresses/draft.ts'
import type { DraftState } from './use-draft.ts'
import type { Quote } from './use-quote.ts'

/** Props of the form's recipient section. */
export type RecipientsProps = {
  readonly state: DraftState
  readonly form: Form<Draft>
  readonly quote: Quote
  readonly book: Promise<AddressBook>
}

const loadAccount = () =>
  import('./CheckoutAccount.tsx').catch(() => ({
    default: () => null,
    SaveAddress: () => null,
  }))
// Loads while the cart is priced: it is at the top of the form and would move it later.
const account = typeof window === 'undefined' ? undefined : loadAccount()

export const CheckoutAccount = lazy<ComponentType<CheckoutAccountProps>>(() => account ?? loadAccount())

export const SaveAddress = lazy<ComponentType<SaveAddressProps>>(async () => ({
  default: (await (account ?? loadAccount())).SaveAddress,
}))

export const DeliveryPreferences = lazy<ComponentType<DeliveryPreferencesProps>>(() =>
  import('./DeliveryPreferences.tsx').then((file) => ({
    default: file.DeliveryPreferences,
  })),
)

export const SeveralRecipients = lazy<ComponentType<RecipientsProps>>(() =>
  import('./SeveralRecipients.tsx').then((file) => ({
    default: file.SeveralRecipients,
  })),
)
