// Corrects a gift of an order before it is packed: another variant at the same price, another personal text.
import { useState } from 'react'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { useForm } from '#storefront/platform/forms/use-form.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { Dialog } from '#storefront/ui/Dialog.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { FormProblem } from '#storefront/ui/FormProblem.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'

type LineDialogProps = {
  order: StaffOrder
  line: StaffOrder['lines'][number]
  change: ChangeOrder
  onClose: () => void
}

export function LineDialog({ order, line, change, onClose }: LineDialogProps) {
  const t = useTranslate()
  // What the member has seen, even if the order loads again meanwhile.
  const [seen] = useState(order.seen)
  const [draft, setDraft] = useState({ sku: line.sku, personalisation: line.personalisation })
  const form = useForm({
    draft,
    setDraft,
    submit: async ({ sku, personalisation }) => {
      const changed = await adminCall('admin.correctLine', {
        number: order.number,
        line: line.id,
        sku: sku === line.sku ? null : sku,
        personalisation: personalisation === line.personalisation ? null : personalisation,
        seen,
      })
      await change(async () => changed)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('admin.orders.correctLine')} closeLabel={t('shell.close')}>
      <form {...form.props} className="stack">
        <p>
          <b>{line.title}</b> {line.optionsText}
        </p>
        <Field
          {...form.field('sku')}
          label={t('admin.orders.sku')}
          hint={t('admin.orders.correctLineText')}
          autoComplete="off"
        />
        <Field {...form.field('personalisation')} label={t('admin.product.personalisation')} />
        <FormProblem text={form.problem} />
        <Button type="submit" loading={form.busy}>
          {t('admin.frame.save')}
        </Button>
      </form>
    </Dialog>
  )
}
