// Row that cancels a requested return, with a confirmation.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ActionRow } from './OrderRow.tsx'
import type { OrderOptionProps } from './ways-out.ts'

type CancelReturnProps = OrderOptionProps & {
  reference: string
  /** Several returns are open. */
  isNamed: boolean
}

export function CancelReturn({ order, access, reference, isNamed, onChange }: CancelReturnProps) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const [busy, run] = useBusy()

  async function cancel(): Promise<void> {
    const cancelled = await call('order.cancelReturn', { number: order.number, access, reference }).catch(
      () => null,
    )
    setAsked(false)
    if (cancelled) toast({ type: 'success', text: t('order.returnCancelled') })
    onChange()
  }

  return (
    <>
      <ActionRow
        icon="close"
        text={isNamed ? `${t('order.cancelReturn')} ${reference}` : t('order.cancelReturn')}
        hint={t('order.cancelReturnHint')}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        title={t('order.cancelReturnAsk')}
        no={t('order.keepReturn')}
        yes={t('order.cancelReturn')}
        danger
        busy={busy}
        onClose={() => setAsked(false)}
        onYes={() => void run(cancel)}
      >
        <p>{t('order.cancelReturnText')}</p>
      </ConfirmDialog>
    </>
  )
}
