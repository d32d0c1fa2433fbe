// The way of an order from payment to delivery: one step at a time, with what is printed for it.
import { useEffect } from 'react'
import type { OrderStatus } from '#domain/orders/order.ts'
import { Button } from '#web/ui/Button.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { navigate } from '../../platform/router.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PrintDocuments, printedOf } from './PrintDocuments.tsx'
import { ShipForm } from './ShipForm.tsx'
import { moveOrder, isSingleParcel, type ChangeOrder, type StaffOrder } from './staff-order.ts'

type NextStepProps = { order: StaffOrder; busy: boolean; change: ChangeOrder }

/** Number of completed steps. */
const reached: Partial<Record<OrderStatus, number>> = {
  unpaid: 0,
  processing: 1,
  processed: 2,
  pickup: 2,
  shipped: 3,
  delivered: 4,
}

export function NextStep({ order, busy, change }: NextStepProps) {
  const { status, number } = order
  const last = (reached[status] ?? 0) - 1
  const steps = [
    t('admin.orders.step-paid'),
    t('admin.orders.step-packed'),
    t('order.status.shipped'),
    t('order.status.delivered'),
  ].map((label, at) => ({ label, isReached: at <= last }))
  return (
    <Panel>
      <div className="stack next-panel">
        {status !== 'cancelled' && (
          <Steps label={t('admin.orders.status')} steps={steps} current={last} doneLabel={t('order.done')} />
        )}
        {status !== 'unpaid' && <Actions order={order} busy={busy} change={change} />}
        {status !== 'unpaid' && status !== 'cancelled' && (
          <PrintDocuments numbers={[number]} suggested={printedOf(order)} />
        )}
      </div>
    </Panel>
  )
}

/**
 * The next step has the focus, so that Enter packs, a scanner's Enter ships, and Enter opens the next order. Parcels of
 * several recipients are shipped in their own panels.
 */
function Actions({ order, busy, change }: NextStepProps) {
  const { status, number, seen, timeline, next } = order
  const isPacked = status === 'processed' || status === 'pickup'
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [seen])
  useNextStepKeys()
  async function openNext(): Promise<void> {
    const { orders } = await adminCall('admin.listOrders', { list: 'to-pack' })
    const other = orders.find((each) => each.number !== number)
    navigate(other ? `/orders/${other.number}` : '/orders?list=to-pack')
  }
  if (isPacked && isSingleParcel(order))
    return (
      <ShipForm isNext busy={busy} ship={(tracking) => change(() => moveOrder(order, 'shipped', tracking))} />
    )
  if (isPacked && !next.includes('delivered')) return null
  return (
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
      {next.includes('delivered') && (
        <Button
          icon="check"
          // Without a parcel, this is what follows after packing.
          variant={isPacked ? 'primary' : 'secondary'}
          data-next={isPacked ? '' : undefined}
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
        <ActionButton iconEnd="arrow-end" data-next="" action={openNext}>
          {t('admin.orders.next')}
        </ActionButton>
      )}
      <p className="muted">
        <kbd>Ctrl</kbd> + <kbd>Enter</kbd> {t('admin.orders.keys')}
      </p>
    </div>
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
