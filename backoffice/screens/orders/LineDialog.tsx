// Corrects a gift of an order before it is packed: how many remain, the variant, the personal text. Says what is refunded.
import { useState } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { option } from '../../ui/option.tsx'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useLoad } from '../../shared/use-load.tsx'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'

type LineDialogProps = {
  order: StaffOrder
  line: StaffOrder['lines'][number]
  change: ChangeOrder
  onClose: () => void
}

export function LineDialog({ order, line, change, onClose }: LineDialogProps) {
  const { money } = useVisit()
  // What the member has seen, even if the order loads again meanwhile.
  const [seen] = useState(order.seen)
  const before = line.quantity - line.removed
  const [draft, setDraft] = useState({
    variantId: line.variantId,
    quantity: before,
    personalisation: line.personalisation,
  })
  const correction = {
    number: order.number,
    line: line.id,
    variantId: draft.variantId === line.variantId ? null : draft.variantId,
    quantity: draft.quantity === before ? null : draft.quantity,
  }
  const preview = useLoad('admin.previewLine', { ...correction, personalisation: null })
  const refund = preview.data?.refund
  const form = useForm({
    draft,
    setDraft,
    submit: async ({ personalisation }) => {
      const text = personalisation === line.personalisation ? null : personalisation
      const input = { ...correction, personalisation: text, refund: refund!.minor, seen }
      const changed = await adminCall('admin.correctLine', input)
      await change(async () => changed)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('admin.orders.correctLine')}>
      <form {...form.props} className="stack">
        <p>
          <b>{line.title}</b> {line.optionsText}
        </p>
        {(preview.data?.variants.length ?? 0) > 1 && (
          <SelectField label={t('admin.orders.variant')} {...form.field('variantId')}>
            {preview.data!.variants.map(({ id, optionsText, sku, price, stock, isDearer }) => {
              const isPossible = id === line.variantId || (!isDearer && stock > 0)
              return (
                <option key={id} value={id} disabled={!isPossible}>
                  {`${optionsText || sku} · ${money(price)} · ${t('admin.products.stock')}: ${stock}`}
                </option>
              )
            })}
          </SelectField>
        )}
        <SelectField
          label={t('admin.orders.remaining')}
          hint={t('admin.orders.correctLineText')}
          {...bindText(String(draft.quantity), (next) => form.change({ quantity: Number(next) }))}
        >
          {Array.from({ length: before + 1 }, (_, at) => option(before - at, before - at))}
        </SelectField>
        {(line.personalisation || line.withoutText) && (
          <Field {...form.field('personalisation')} label={t('admin.product.personalisation')} />
        )}
        <FormProblem text={form.problem || preview.problem} />
        <Button
          type="submit"
          loading={form.busy}
          disabled={!refund || preview.loading || preview.problem !== ''}
        >
          {refund && refund.minor > 0
            ? t('admin.orders.correctRefund', { amount: money(refund) })
            : t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
