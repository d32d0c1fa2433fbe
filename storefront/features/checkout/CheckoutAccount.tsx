// The account at the checkout: guests may sign in here and stay, customers choose from their address book. Its code
// comes after the form's own.
import { use, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { normaliseAddress } from '#domain/delivery/address.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { isolate } from '#messages/isolate.ts'
import { SignIn } from '../../shared/sign-in/SignIn.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { useLocale, useTranslate } from '../../platform/pages/visit.ts'
import { useUser } from '../../shared/sign-in/user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import type { AddressBook } from './address-book.ts'
import { emptyAddress, type DraftAddress } from '../../shared/addresses/draft.ts'
import './CheckoutAccount.css'

export type CheckoutAccountProps = {
  book: Promise<AddressBook>
  address: DraftAddress
  onAddress: (address: DraftAddress) => void
  onEmail: (email: string) => void
  /** The cart is another one since somebody signed in. */
  onCartChange: () => void
}

export default function CheckoutAccount(props: CheckoutAccountProps) {
  const user = useUser()
  return user ? <Addresses key={user} {...props} /> : <SignInHere onDone={props.onCartChange} />
}

function SignInHere({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <p className="checkout-account">
      {t('account.haveAccount')}
      <Button variant="link" size="s" onClick={() => setOpen(true)}>
        {t('account.signIn')}
      </Button>
      {open &&
        createPortal(
          // Its form is none of the checkout's: browsers keep what is sent in a form within a form from every listener.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog
              open
              onClose={() => setOpen(false)}
              title={t('account.gate')}
              closeLabel={t('shell.close')}
            >
              <SignIn onDone={onDone} />
            </Dialog>
          </div>,
          document.body,
        )}
    </p>
  )
}

/** As it stands on the parcel, wherever the country puts it. */
const nameOf = (address: DraftAddress) => fullName(address, address.country === 'CN')

/** The same place; whose e-mail goes with it does not matter. */
function isSame(one: DraftAddress, other: DraftAddress): boolean {
  const [a, b] = [normaliseAddress(one), normaliseAddress(other)]
  return (Object.keys(emptyAddress(a.country)) as (keyof DraftAddress)[]).every(
    (field) => field === 'email' || a[field] === b[field],
  )
}

function Addresses({ book: known, address, onAddress, onEmail }: CheckoutAccountProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { addresses: book, email, trouble } = use(known)
  const hasEnded = useSessionEnd()
  const arrived = useEffectEvent(() => {
    // What was typed already stays.
    if (email && address.email === '') onEmail(email)
    if (book[0] && address.street === '') onAddress({ ...book[0].address })
    if (trouble) hasEnded(trouble)
  })
  // Before anybody sees the form as it was: another country has other fields.
  useLayoutEffect(() => arrived(), [])
  const chosen = book.find((each) => isSame(each.address, address))?.id ?? ''
  if (book.length === 0) return null
  return (
    <section className="checkout-account" aria-label={t('account.chooseAddress')}>
      <RadioCards
        legend={t('account.chooseAddress')}
        options={[
          ...book.map(({ id, address: kept, lines }) => ({
            value: id,
            label: isolate(locale, nameOf(kept)),
            detail: isolate(locale, lines.filter((line) => line !== nameOf(kept)).join(', ')),
          })),
          { value: '', label: t('account.otherAddress') },
        ]}
        value={chosen}
        onChange={(id) => {
          const entry = book.find((each) => each.id === id)
          onAddress(entry ? { ...entry.address } : emptyAddress(address.country))
        }}
      />
    </section>
  )
}

export type KeepAddressProps = Pick<CheckoutAccountProps, 'book' | 'address'> & {
  /** Whether the typed address goes into the book with the order. */
  keep: boolean
  onKeep: (keep: boolean) => void
}

/** Below the typed address, for customers whose book does not have it. */
export function KeepAddress({ book, address, keep, onKeep }: KeepAddressProps) {
  const t = useTranslate()
  const user = useUser()
  const { addresses } = use(book)
  if (!user || addresses.some((each) => isSame(each.address, address))) return null
  return (
    <Checkbox
      label={t('account.saveAddress')}
      checked={keep}
      onChange={(event) => onKeep(event.target.checked)}
    />
  )
}
