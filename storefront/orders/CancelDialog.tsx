// Asks before an order is cancelled, and says what becomes of gifts and money.
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useMoney, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toast } from '../ui/toasts.ts'
import type { OrderOptionProps } from './OrderOptions.tsx'
import './CancelDialog.css'

type CancelDialogProps = OrderOptionProps & { open: boolean; onClose: () => void }

export function CancelDialog({ open, order, access, onClose, onChange }: CancelDialogProps) {
  const t = useTranslate()
  const money = useMoney()
  const [busy, setBusy] = useState(false)
  const { number, paymentStatus, totals } = order
  const costsNothing = paymentStatus === 'unpaid' || totals.total.minor === 0

  async function cancel(): Promise<void> {
    setBusy(true)
    const done = await call('order.cancel', { number, access }).catch(() => null)
    setBusy(false)
    onClose()
    if (done) toast({ type: 'success', text: t('after.cancelled') })
    onChange()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('after.cancelAsk')}
      closeLabel={t('cart.close')}
      footer={
        <div className="cancel-dialog">
          <Button variant="secondary" onClick={onClose}>
            {t('after.keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void cancel()}>
            {t('after.cancel')}
          </Button>
        </div>
      }
    >
      <p>{costsNothing ? t('after.cancelUnpaid') : t('after.cancelPaid', { total: money(totals.total) })}</p>
    </Dialog>
  )
}
