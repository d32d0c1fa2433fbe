// Account section of the checkout: guests may sign in on the page, customers choose a saved address. Its code loads
// after the form's.
import { use, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { normaliseAddress } from '#domain/delivery/address.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { joinParts } from '#messages/join-parts.ts'
import { isolate } from '#messages/isolate.ts'
import SignIn from '../../shared/sign-in/SignIn.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { AddressBook } from './address-book.ts'
import { emptyAddress, type DraftAddress } from '../../shared/addresses/draft.ts'
import './CheckoutAccount.css'

type CheckoutAccountProps = {
  book: Promise<AddressBook>
  address: DraftAddress
  onAddress: (address: DraftAddress) => void
  /** The customer's own contact data, for fields without text. */
  onContact: (contact: Pick<AddressBook, 'email' | 'name'>) => void
  /** Called after sign-in, which changes the cart. */
  onCartChange: () => void
}

export default function CheckoutAccount(props: CheckoutAccountProps) {
  const user = useUserName()
  return user ? <Addresses key={user} {...props} /> : <SignInLink onDone={props.onCartChange} />
}

/** Of a guest. `onDone`: the sign-in changes the cart. */
export function SignInLink({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <p className="checkout-account">
      <span>{t('account.haveAccount')}</span>
      <Button variant="link" size="s" onClick={() => setOpen(true)}>
        {t('account.signIn')}
      </Button>
      {open &&
        createPortal(
          // A portal, because browsers hide the submit events of nested forms from all listeners.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog open onClose={() => setOpen(false)} title={t('account.signInTitle')}>
              <SignIn onDone={onDone} />
            </Dialog>
          </div>,
          document.body,
        )}
    </p>
  )
}

/** Compares all fields except the e-mail address. */
function isSame(one: DraftAddress, other: DraftAddress): boolean {
  const [a, b] = [normaliseAddress(one), normaliseAddress(other)]
  return (Object.keys(emptyAddress(a.country)) as (keyof DraftAddress)[]).every(
    (field) => field === 'email' || a[field] === b[field],
  )
}

function Addresses({ book: loading, address, onAddress, onContact }: CheckoutAccountProps) {
  const { t, locale } = useVisit()
  const { addresses: book, email, name, trouble } = use(loading)
  const hasEnded = useSessionEnd()
  const applyBook = useEffectEvent(() => {
    onContact({ email, name })
    // Fields with text keep it.
    if (book[0] && address.street === '') onAddress({ ...book[0].address })
    if (trouble) hasEnded(trouble)
  })
  // Before the first paint: another country has other fields.
  useLayoutEffect(() => applyBook(), [])
  const chosen = book.find((each) => isSame(each.address, address))?.id ?? ''
  if (book.length === 0) return null
  return (
    <section className="checkout-account" aria-label={t('account.chooseAddress')}>
      <RadioCards
        legend={t('account.chooseAddress')}
        options={[
          ...book.map(({ id, address: saved, lines }) => ({
            value: id,
            label: isolate(locale, addresseeName(saved)),
            detail: joinParts(
              locale,
              lines.filter((line) => line !== addresseeName(saved)),
            ),
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

type SaveAddressProps = Pick<CheckoutAccountProps, 'book' | 'address'> & {
  /** Whether the typed address is saved with the order. */
  save: boolean
  onSave: (save: boolean) => void
}

/** Checkbox below a typed address that the customer has not saved yet. */
export function SaveAddress({ book, address, save, onSave }: SaveAddressProps) {
  const t = useTranslate()
  const user = useUserName()
  const { addresses } = use(book)
  if (!user || addresses.some((each) => isSame(each.address, address))) return null
  return (
    <Checkbox
      label={t('account.saveAddress')}
      checked={save}
      onChange={(event) => onSave(event.target.checked)}
    />
  )
}
