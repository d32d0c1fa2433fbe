// The customer's addresses: edit, make default, remove, and add.
import { useState } from 'react'
import { addresseeName } from '#domain/customers/person-name.ts'
import { call } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { useCountryName, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Book, BookAddress } from './account-data.ts'
import { AccountData } from './AccountData.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { PeopleAddresses } from './PeopleAddresses.tsx'
import { keptAddress, type AddressDraft } from './kept-drafts.ts'
import { EntryActions } from './EntryActions.tsx'
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import './Addresses.css'

export default function Addresses() {
  const { state, retry, replace } = useAccountData('address.list', {})
  return (
    <AccountData state={state} onRetry={retry}>
      {(book) => <AddressBook book={book} onChange={replace} />}
    </AccountData>
  )
}

/** `typed`: what was typed before the session ended. */
type Edited = { readonly entry: BookAddress | null; readonly typed?: AddressDraft }

type AddressBookProps = { book: Book; onChange: (book: Book) => void }

function AddressBook({ book: { addresses, contact, unsaved }, onChange }: AddressBookProps) {
  const t = useTranslate()
  const [edited, setEdited] = useState<Edited | null>(() => {
    const kept = keptAddress.read(contact.email)
    return kept && { entry: addresses.find(({ id }) => id === kept.entryId) ?? null, typed: kept.draft }
  })
  const [removed, setRemoved] = useState<BookAddress | null>(null)
  const hasEnded = useSessionEnd()

  const editNew = () => setEdited({ entry: null })

  function close(): void {
    keptAddress.keep(contact.email, null)
    setEdited(null)
  }

  async function keep(address: UnsavedAddress['address']): Promise<Book> {
    const book = await call('address.add', { address, isDefault: true })
    toast({ type: 'success', text: t('account.saved') })
    return book
  }

  async function apply(change: Promise<Book>): Promise<void> {
    await change.then(onChange, hasEnded)
  }

  return (
    <div className="address-book">
      <p>{t('address.intro')}</p>
      {addresses.length === 0 ? (
        <NoAddresses unsaved={unsaved} onKeep={(address) => apply(keep(address))} onAdd={editNew} />
      ) : (
        <OwnAddresses
          addresses={addresses}
          onEdit={(entry) => setEdited({ entry })}
          onRemove={setRemoved}
          onDefault={({ id, address }) =>
            void apply(call('address.change', { id, address, isDefault: true }))
          }
          onAdd={editNew}
        />
      )}
      <PeopleAddresses />
      {edited && (
        <AddressDialog
          {...edited}
          known={addresses.length === 0 ? contact : { email: contact.email }}
          onType={(draft) => keptAddress.keep(contact.email, { entryId: edited.entry?.id ?? null, draft })}
          onClose={close}
          onSaved={(book) => {
            close()
            onChange(book)
          }}
        />
      )}
      <AccountConfirmDialog
        open={removed !== null}
        title={t('account.removeAddressAsk')}
        onClose={() => setRemoved(null)}
        onYes={() => removed && void apply(call('address.remove', { id: removed.id }))}
      >
        {removed && <AddressLines id="address-removed" entry={removed} />}
      </AccountConfirmDialog>
    </div>
  )
}

type OwnAddressesProps = {
  addresses: readonly BookAddress[]
  onEdit: (entry: BookAddress) => void
  onRemove: (entry: BookAddress) => void
  onDefault: (entry: BookAddress) => void
  onAdd: () => void
}

function OwnAddresses({ addresses, onEdit, onRemove, onDefault, onAdd }: OwnAddressesProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="address-own">
      <h2 id="address-own">{t('account.chooseAddress')}</h2>
      <ul>
        {addresses.map((each) => (
          <li key={each.id}>
            <OneAddress
              entry={each}
              onEdit={() => onEdit(each)}
              onRemove={() => onRemove(each)}
              onDefault={() => onDefault(each)}
            />
          </li>
        ))}
        <li>
          <Button icon="plus" variant="secondary" onClick={onAdd}>
            {t('account.addAddress')}
          </Button>
        </li>
      </ul>
    </section>
  )
}

const parcel = <WrappedParcel paper="dots" ribbon="ivory" />

type UnsavedAddress = NonNullable<Book['unsaved']>
type NoAddressesProps = {
  unsaved: Book['unsaved']
  onKeep: (address: UnsavedAddress['address']) => Promise<void>
  onAdd: () => void
}

function NoAddresses({ unsaved, onKeep, onAdd }: NoAddressesProps) {
  const t = useTranslate()
  if (unsaved) return <Suggestion unsaved={unsaved} onKeep={() => onKeep(unsaved.address)} onAdd={onAdd} />
  return (
    <EmptyState picture={parcel} title={t('account.noAddress')} text={t('account.noAddressText')}>
      <Button icon="plus" onClick={onAdd}>
        {t('account.addAddress')}
      </Button>
    </EmptyState>
  )
}

type SuggestionProps = { unsaved: UnsavedAddress; onKeep: () => Promise<void>; onAdd: () => void }

/** The address of the latest order, as on the overview. */
function Suggestion({ unsaved, onKeep, onAdd }: SuggestionProps) {
  const t = useTranslate()
  const [busy, run] = useBusy()
  return (
    <EmptyState picture={parcel} title={t('account.keepAddress')} text={t('account.latestAddress')}>
      <AddressLines id="address-unsaved" entry={unsaved} />
      <Button aria-describedby="address-unsaved" loading={busy} onClick={() => void run(onKeep)}>
        {t('account.save')}
      </Button>
      <Button icon="plus" variant="secondary" onClick={onAdd}>
        {t('account.addAddress')}
      </Button>
    </EmptyState>
  )
}

type OneAddressProps = {
  entry: BookAddress
  onEdit: () => void
  onRemove: () => void
  onDefault: () => void
}

function OneAddress({ entry, onEdit, onRemove, onDefault }: OneAddressProps) {
  const t = useTranslate()
  const about = `address-${entry.id}`
  return (
    <article aria-labelledby={about}>
      <AddressLines id={about} entry={entry} />
      {entry.isDefault ? (
        <Badge tone="success">{t('account.default')}</Badge>
      ) : (
        <Button variant="link" size="s" aria-describedby={about} onClick={onDefault}>
          {t('account.makeDefault')}
        </Button>
      )}
      <EntryActions about={about} onEdit={onEdit} onRemove={onRemove} />
    </article>
  )
}

/** The country is named where the customer is in another one. */
function AddressLines({ id, entry: { lines, address } }: { id: string; entry: UnsavedAddress }) {
  const nameOf = useCountryName()
  const { country } = useVisit()
  const name = addresseeName(address)
  const abroad = address.country === country ? [] : [nameOf(address.country)]
  return (
    <address id={id}>
      {[...lines, ...abroad].map((line, at) => (
        <bdi key={at}>{line === name ? <strong>{line}</strong> : line}</bdi>
      ))}
    </address>
  )
}
