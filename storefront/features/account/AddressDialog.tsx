// Form for a new or existing address; fields and validation depend on the country.
import { useRef, useState } from 'react'
import { normaliseAddress, type AddressField } from '#domain/delivery/address.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { emptyAddress, withField, type DraftAddress } from '../../shared/addresses/draft.ts'
import { useAddressErrors } from '../../shared/addresses/use-address-errors.ts'
import { useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../platform/toasts.ts'
import type { Book, BookAddress } from './AddressBook.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

type AddressDialogProps = {
  /** null for a new address. */
  entry: BookAddress | null
  /** Initial values of a new address. */
  known: Partial<DraftAddress>
  onClose: () => void
  onSaved: (book: Book) => void
}

export function AddressDialog({ entry, known, onClose, onSaved }: AddressDialogProps) {
  const t = useTranslate()
  const { country } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const [address, setAddress] = useState<DraftAddress>(
    entry?.address ?? { ...emptyAddress(country), ...known },
  )
  const [isDefault, setDefault] = useState(entry?.isDefault ?? false)
  const [busy, setBusy] = useState(false)
  const check = useAddressErrors(address)
  const hasEnded = useSessionEnd()

  function change(field: AddressField, value: string): void {
    check.change(field)
    setAddress(withField(address, field, value))
  }

  function focusFirstError(): void {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('.input[aria-invalid="true"]')?.focus(),
    )
  }

  async function save(): Promise<void> {
    if (busy) return
    check.showAll()
    if (check.isFaulty) return focusFirstError()
    setBusy(true)
    const input = { address: normaliseAddress(address), isDefault }
    try {
      const book = entry
        ? await call('address.change', { ...input, id: entry.id })
        : await call('address.add', input)
      toast({ type: 'success', text: t('account.saved') })
      onSaved(book)
    } catch (error) {
      setBusy(false)
      if (hasEnded(error) || !(error instanceof CallRefused)) return
      check.object(error.fields)
      focusFirstError()
    }
  }

  const parts = { address, errors: check.errors, onChange: change, onLeave: check.leave }
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t(entry ? 'account.editAddress' : 'account.newAddress')}
      closeLabel={t('shell.close')}
    >
      <form
        ref={form}
        className="address-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <AddressFields part="place" {...parts} />
        <AddressFields part="contact" {...parts} />
        {!entry?.isDefault && (
          <Checkbox
            label={t('account.saveDefault')}
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
          />
        )}
        <Button type="submit" wide loading={busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
