// Confirms the cancellation of an order and explains what happens to products and money.
import type { Money } from '#domain/pricing/money.ts'
import type { PaymentStatus } from '#domain/orders/order.ts'
import type { Translate } from '#messages/translator.ts'
import { call } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useBusy } from '#web/platform/use-busy.ts'
import { toast } from '#web/platform/toasts.ts'

type CancellableOrder = {
  readonly number: string
  readonly paymentStatus: PaymentStatus
  readonly totals: { readonly total: Money }
}

type CancelDialogProps = {
  open: boolean
  order: CancellableOrder
  access: string
  onClose: () => void
  onChange: () => void
}

export function CancelDialog({ open, order, access, onClose, onChange }: CancelDialogProps) {
  const { t, money } = useVisit()
  const [busy, run] = useBusy()
  async function cancel(): Promise<void> {
    const cancelled = await call('order.cancel', { number: order.number, access }).catch(() => null)
    onClose()
    if (cancelled) toast({ type: 'success', text: t('order.cancelled') })
    onChange()
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('order.cancelAsk')}
      no={t('order.keep')}
      yes={t('order.cancelButton')}
      danger
      busy={busy}
      onClose={onClose}
      onYes={() => void run(cancel)}
    >
      <p>{cancelText(order, t, money)}</p>
    </ConfirmDialog>
  )
}

/** What happens to the gifts and the money. */
export function cancelText(
  { paymentStatus, totals: { total } }: CancellableOrder,
  t: Translate,
  money: (amount: Money) => string,
): string {
  const costsNothing = paymentStatus === 'unpaid' || total.minor === 0
  return costsNothing ? t('order.cancelUnpaid') : t('order.cancelPaid', { total: money(total) })
}
