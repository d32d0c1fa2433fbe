// Corrects the address of a recipient before the parcel is sent.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { AddressFields } from '../../shared/AddressFields.tsx'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'

type AddressDialogProps = { order: StaffOrder; recipient: number; change: ChangeOrder; onClose: () => void }

export function AddressDialog({ order, recipient, change, onClose }: AddressDialogProps) {
  const t = useTranslate()
  // The address with which the member began, even if the order loads again meanwhile.
  const [before] = useState(order.deliveries[recipient]!.address)
  const [draft, setDraft] = useState(before)
  const form = useForm({
    draft,
    setDraft,
    submit: async (address) => {
      const input = { number: order.number, recipient, before, address }
      const changed = await adminCall('admin.correctAddress', input)
      await change(async () => changed)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('admin.orders.correctAddress')}>
      <form {...form.props} className="stack">
        <AddressFields
          address={draft}
          errorOf={(field) => form.errors[`address.${field}`]}
          onChange={form.change}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
