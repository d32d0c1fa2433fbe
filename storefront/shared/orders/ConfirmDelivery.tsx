// 'Mark as delivered', with a confirmation: it starts the return period, earns points and is final.
import { useState, type ReactNode } from 'react'
import { call } from '#web/platform/api/call.ts'
import { useShopVisit } from '../shop-visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useBusy } from '#web/platform/use-busy.ts'
import { toast } from '#web/platform/toasts.ts'
import { showRefusal } from './show-refusal.ts'

type ConfirmDeliveryProps = {
  number: string
  access: string
  /** Position of the delivery, if the order has several recipients. */
  delivery?: number
  /** A gift has a personal text, which excludes it from returns. */
  hasPersonal: boolean
  /** What opens the confirmation. */
  opener: (ask: () => void) => ReactNode
  /** Also called after a refusal: the order may have changed. */
  onChange: () => void
}

export function ConfirmDelivery({
  number,
  access,
  delivery,
  hasPersonal,
  opener,
  onChange,
}: ConfirmDeliveryProps) {
  const { t, site } = useShopVisit()
  const [isOpen, setOpen] = useState(false)
  const [busy, run] = useBusy()

  async function confirm(): Promise<void> {
    const parcel = delivery === undefined ? {} : { delivery }
    const input = { number, access, ...parcel }
    const handled = { handlesRefusals: true }
    const confirmed = await call('order.confirmDelivery', input, handled).catch(showRefusal)
    setOpen(false)
    if (confirmed) toast({ type: 'success', text: t('order.arrivedDone') })
    onChange()
  }

  return (
    <>
      {opener(() => setOpen(true))}
      <ConfirmDialog
        open={isOpen}
        title={t('order.arrivedAsk')}
        no={t('order.notYet')}
        yes={t('order.arrived')}
        busy={busy}
        onClose={() => setOpen(false)}
        onYes={() => void run(confirm)}
      >
        <p>{t('order.arrivedText', site)}</p>
        {hasPersonal && <p>{t('cart.promiseExcept')}</p>}
      </ConfirmDialog>
    </>
  )
}
