// 'My order has arrived', with a question: it begins the days for returns and earns points, and cannot be undone.
import { useState, type ReactNode } from 'react'
import { call } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../platform/toasts.ts'

type ArrivedButtonProps = {
  number: string
  access: string
  /** Which parcel, where the order goes to several people. */
  delivery?: number
  size?: 's'
  children: ReactNode
  /** Also after a refusal: the order may stand otherwise by now. */
  onChange: () => void
}

export function ArrivedButton({ number, access, delivery, size, children, onChange }: ArrivedButtonProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm(): Promise<void> {
    setBusy(true)
    const parcel = delivery === undefined ? {} : { delivery }
    const done = await call('order.confirmDelivery', { number, access, ...parcel }).catch(() => null)
    setBusy(false)
    setAsking(false)
    if (done) toast({ type: 'success', text: t('after.arrivedDone') })
    onChange()
  }

  return (
    <>
      <Button size={size} icon="package" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('after.arrivedAsk')}
        closeLabel={t('shell.close')}
        no={t('after.notYet')}
        yes={t('after.arrived')}
        busy={busy}
        onClose={() => setAsking(false)}
        onYes={() => void confirm()}
      >
        <p>{t('after.arrivedText')}</p>
      </ConfirmDialog>
    </>
  )
}
