// Opens the provider's page for an unpaid order.
import type { Money } from '#domain/pricing/money.ts'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'

type PayButtonProps = {
  number: string
  access: string
  total: Money
  size: 's' | 'l'
  variant?: 'primary' | 'secondary'
  /** The hold may be over. */
  onRefused: () => void | Promise<void>
}

export function PayButton({ number, access, total, onRefused, ...look }: PayButtonProps) {
  const { t, money } = useVisit()
  const [busy, run] = useBusy()

  async function pay(): Promise<void> {
    const handled = { handlesRefusals: true }
    const payment = await call('order.pay', { number, access }, handled).catch(showProblem)
    if (!payment) return onRefused()
    location.assign(payment.redirectUrl)
    // The button is busy until the browser leaves, or returns from the payment page to this document.
    await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  }

  return (
    <Button {...look} loading={busy} onClick={() => void run(pay)}>
      {t('order.pay', { total: money(total) })}
    </Button>
  )
}

/** An order that was paid or cancelled meanwhile needs no message: the shopper sees its state next. */
function showProblem(error: unknown): null {
  if (error instanceof CallRefused && error.refused !== 'order-cannot-move')
    toast({ type: 'error', text: error.message, durationMs: 5_000 })
  return null
}
