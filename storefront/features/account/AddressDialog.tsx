// Form for a new or existing address; fields and validation depend on the country.
import { normaliseAddress } from '#domain/delivery/address.ts'
import { call } from '#web/platform/api/call.ts'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { addressErrors } from '../../shared/addresses/draft-errors.ts'
import { emptyAddress, type DraftAddress } from '../../shared/addresses/draft.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { toast } from '#web/platform/toasts.ts'
import type { AddressDraft } from './kept-drafts.ts'
import { useReportedDraft } from './use-reported-draft.ts'
import type { Book, BookAddress } from './account-data.ts'
import { useAccountForm } from '../../shared/sign-in/use-account-data.ts'

type AddressDialogProps = {
  /** null for a new address. */
  entry: BookAddress | null
  /** Initial values of a new address. */
  known: Partial<DraftAddress>
  /** Initial values that were typed before. */
  typed?: AddressDraft | undefined
  onType: (draft: AddressDraft) => void
  onClose: () => void
  onSaved: (book: Book) => void
}

export function AddressDialog({ entry, known, typed: before, onType, onClose, onSaved }: AddressDialogProps) {
  const { t, country } = useVisit()
  const first: AddressDraft = before ?? {
    address: entry?.address ?? { ...emptyAddress(country), ...known },
    isDefault: entry?.isDefault ?? false,
  }
  const [draft, setDraft] = useReportedDraft(first, onType)
  const { address } = draft
  const form = useAccountForm({
    draft,
    setDraft,
    check: (typed) => addressErrors(typed.address, t),
    submit: async ({ isDefault, ...typed }) => {
      const input = { address: normaliseAddress(typed.address), isDefault }
      const book = entry
        ? await call('address.change', { ...input, id: entry.id }, formCall)
        : await call('address.add', input, formCall)
      toast({ type: 'success', text: t('account.saved') })
      onSaved(book)
    },
  })
  const fields = addressFieldProps(form, address, (changed) => form.change({ address: changed }))
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t(entry ? 'account.editAddress' : 'account.newAddress')}
    >
      <form {...form.props} className="address-dialog">
        <small>{t('checkout.required')}</small>
        <AddressFields part="place" {...fields} />
        <AddressFields part="contact" {...fields} />
        {!entry?.isDefault && (
          <Checkbox
            label={t('account.saveDefault')}
            checked={draft.isDefault}
            onChange={(event) => form.change({ isDefault: event.target.checked })}
          />
        )}
        <FormProblem text={form.problem} />
        <Button type="submit" wide loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
