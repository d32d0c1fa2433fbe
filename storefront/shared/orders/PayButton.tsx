// Opens the provider's page for an unpaid order.
import type { Money } from '#domain/pricing/money.ts'
import { call } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { showRefusal } from './show-refusal.ts'

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
    const payment = await call('order.pay', { number, access }, handled).catch(showRefusal)
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
