// Parts of the checkout form whose code loads separately: the usual order is possible without them.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { Form } from '#web/platform/forms/use-form.ts'
import type { AddressBook } from './address-book.ts'
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

// It loads while the cart is priced, because it would later move the form below it.
export const CheckoutAccount = deferredComponent(() => import('./CheckoutAccount.tsx'), {
  when: 'hydration',
  missing: null,
})

export const SaveAddress = deferredComponent(
  () => import('./CheckoutAccount.tsx').then((file) => ({ default: file.SaveAddress })),
  { when: 'use', missing: null },
)

export const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), {
  when: 'use',
})

export const SeveralRecipients = deferredComponent(() => import('./SeveralRecipients.tsx'), { when: 'use' })
