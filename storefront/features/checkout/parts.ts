// The parts of the checkout that come when they are wanted: a first look at the form needs none of them.
import { lazy, type ComponentType } from 'react'
import { withTexts } from '../../platform/texts.ts'
import type { AddressBook } from './address-book.ts'
import type { CheckoutAccountProps, KeepAddressProps } from './CheckoutAccount.tsx'
import type { DeliveryWishesProps } from './DeliveryWishes.tsx'
import type { DraftState } from './use-draft.ts'
import type { Check } from '../../shared/addresses/use-problems.ts'
import type { Quote } from './use-quote.ts'

/** What the part of the form that asks where to is given. */
export type WhereProps = {
  readonly state: DraftState
  readonly check: Check
  readonly quote: Quote
  readonly book: Promise<AddressBook>
}

const loadAccount = () =>
  withTexts(['account', 'ways'], import('./CheckoutAccount.tsx')).catch(() => ({
    default: () => null,
    KeepAddress: () => null,
  }))
// While the cart is priced: the form begins with it, and would move when it came later.
const account = typeof window === 'undefined' ? undefined : loadAccount()

export const CheckoutAccount = lazy<ComponentType<CheckoutAccountProps>>(() => account ?? loadAccount())

export const KeepAddress = lazy<ComponentType<KeepAddressProps>>(async () => ({
  default: (await (account ?? loadAccount())).KeepAddress,
}))

export const DeliveryWishes = lazy<ComponentType<DeliveryWishesProps>>(() =>
  withTexts(['wishes'], import('./DeliveryWishes.tsx')).then((file) => ({ default: file.DeliveryWishes })),
)

export const SeveralRecipients = lazy<ComponentType<WhereProps>>(() =>
  withTexts(['several', 'wishes'], import('./SeveralRecipients.tsx')).then((file) => ({
    default: file.SeveralRecipients,
  })),
)
