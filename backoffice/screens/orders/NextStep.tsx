// The next step of an order. It has the focus, so that Enter packs, a scanner's Enter ships, and Enter opens the next
// order.
import { useEffect } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { navigate } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { Panel } from '../../ui/Panel.tsx'
import { moveOrder, type ChangeOrder, type StaffOrder } from './staff-order.ts'

type NextStepProps = { order: StaffOrder; busy: boolean; change: ChangeOrder }

export function NextStep({ order, busy, change }: NextStepProps) {
  const t = useTranslate()
  const action = useAction()
  const { status, number, seen, timeline } = order
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [seen])
  useNextStepKeys()
  const openNext = () =>
    action.run(async () => {
      const { orders } = await adminCall('admin.listOrders', { list: 'to-pack' })
      const next = orders.find((each) => each.number !== number)
      navigate(next ? `/orders/${next.number}` : '/orders?list=to-pack')
    })
  return (
    <Panel>
      <div className="next-step">
        {status === 'processing' && (
          <Button
            icon="package"
            data-next=""
            loading={busy}
            onClick={() => void change(() => moveOrder(order, 'processed'))}
          >
            {t('admin.orders.pack')}
          </Button>
        )}
        {status === 'shipped' && (
          <Button
            icon="check"
            variant="secondary"
            loading={busy}
            onClick={() => void change(() => moveOrder(order, 'delivered'))}
          >
            {t('admin.orders.deliver')}
          </Button>
        )}
        {status === 'shipped' && timeline.at(-1)?.kind === 'shipped' && (
          <Button
            variant="link"
            loading={busy}
            onClick={() => void change(() => adminCall('admin.undoShipment', { number, seen }))}
          >
            {t('admin.orders.undoShipment')}
          </Button>
        )}
        {(status === 'shipped' || status === 'delivered' || status === 'cancelled') && (
          <Button iconEnd="arrow-end" data-next="" loading={action.busy} onClick={() => void openNext()}>
            {t('admin.orders.next')}
          </Button>
        )}
        <p className="muted">
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> {t('admin.orders.keys')}
        </p>
      </div>
    </Panel>
  )
}

/** Ctrl+Enter does the next step, or goes to its first field, wherever the focus is. */
function useNextStepKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !event.ctrlKey || document.querySelector('dialog[open]')) return
      const next = document.querySelector<HTMLElement>('[data-next]')
      if (next instanceof HTMLButtonElement) next.click()
      else if (next instanceof HTMLInputElement && next.value !== '') next.form?.requestSubmit()
      else next?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
