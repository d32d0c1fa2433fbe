// One order: the next step with its parcels, beside it payment, customer and notes, below it history and e-mails.
import { useState, useEffect } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { useMay } from '../../platform/member.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { OrderLog } from './OrderLog.tsx'
import { Dispute, OrderSide } from './OrderSide.tsx'
import { statusText, toneOf, moveOrder, type ChangeOrder, type StaffOrder } from './staff-order.ts'
import { ParcelPanel } from './ParcelPanel.tsx'
import { PrintDocuments } from './PrintDocuments.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { navigate, type ScreenProps } from '../../platform/router.ts'
import { merchantCancelReasons, type MerchantCancelReason } from '#domain/orders/order-event.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import './orders.css'

export default function OrderScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const order = useLoad('admin.viewOrder', { number })
  const { busy, run } = useAction()
  const change: ChangeOrder = async (work, done = t('account.saved')) => {
    const isDone = await run(async () => order.setData(await work()), done)
    // After a refusal, somebody else may have changed the order.
    if (!isDone) order.reload()
    return isDone
  }
  if (order.notLoaded) return order.notLoaded
  return order.data ? <LoadedOrder order={order.data} busy={busy} change={change} /> : null
}

type OrderProps = { order: StaffOrder; busy: boolean; change: ChangeOrder }
type MoneyProps = Omit<OrderProps, 'busy'>

function LoadedOrder({ order, busy, change }: OrderProps) {
  const { number, status, placedAt, deliveries, requests } = order
  return (
    <>
      <ScreenHead
        title={t('admin.orders.number', { number })}
        text={shopTime(placedAt)}
        back={{ path: '/orders', label: t('admin.orders.orders') }}
        badge={<Badge tone={toneOf[status]}>{statusText(status)}</Badge>}
      >
        <MoneyActions order={order} change={change} />
      </ScreenHead>
      <div className="order-screen">
        <div>
          {order.payment?.disputes.map((dispute) => (
            <Dispute key={dispute.reference} dispute={dispute} />
          ))}
          <NextStep order={order} busy={busy} change={change} />
          {requests.map((request) => (
            <RequestPanel key={request.reference} request={request} change={change} />
          ))}
          {deliveries.map((_, at) => (
            <ParcelPanel key={at} order={order} recipient={at} busy={busy} change={change} />
          ))}
          <Panel title={t('order.print')}>
            <PrintDocuments numbers={[number]} />
          </Panel>
        </div>
        <OrderSide order={order} change={change} />
        <OrderLog order={order} change={change} />
      </div>
    </>
  )
}

function MoneyActions({ order, change }: MoneyProps) {
  const may = useMay()
  const [isRefunding, setRefunding] = useState(false)
  const { number, payment, status, next } = order
  return (
    <>
      {payment && (status === 'unpaid' || payment.owedUntil !== null) && (
        <ConfirmButton
          size="s"
          variant="secondary"
          label={t('admin.orders.markPaid')}
          action={() => change(() => adminCall('admin.recordPayment', { number }))}
        >
          {t('admin.orders.markPaidText')}
        </ConfirmButton>
      )}
      {may('refunds') && payment && (payment.vouchers || payment.refundable.minor > 0) && (
        <Button size="s" variant="secondary" onClick={() => setRefunding(true)}>
          {t('admin.orders.refund')}
        </Button>
      )}
      {may('refunds') && next.includes('cancelled') && <CancelButton order={order} change={change} />}
      {isRefunding && <RefundDialog order={order} change={change} onClose={() => setRefunding(false)} />}
    </>
  )
}

/**
 * The next step of an order. It has the focus, so that Enter packs, a scanner's Enter ships, and Enter opens the next
 * order.
 */
function NextStep({ order, busy, change }: OrderProps) {
  const { status, number, seen, timeline, next } = order
  const isPacked = status === 'processed'
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [seen])
  useNextStepKeys()
  async function openNext(): Promise<void> {
    const { orders } = await adminCall('admin.listOrders', { list: 'to-pack' })
    const other = orders.find((each) => each.number !== number)
    navigate(other ? `/orders/${other.number}` : '/orders?list=to-pack')
  }
  // The next step of a packed parcel is its shipment, in the parcel's own panel.
  if (status === 'unpaid' || (isPacked && !next.includes('delivered'))) return null
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

function RefundDialog({ order, change, onClose }: MoneyProps & { onClose: () => void }) {
  const { money } = useVisit()
  const { refundable, vouchers } = order.payment!
  const { currency, minor } = refundable
  const form = useDraftForm(
    { amount: decimalText(refundable) },
    {
      check: ({ amount }) => (typedAmount(amount, currency) ? {} : { amount: t('refusal.refund-invalid') }),
      submit: async (typed) => {
        const input = { number: order.number, amount: typedAmount(typed.amount, currency), refundable: minor }
        if (await change(() => adminCall('admin.refundOrder', input))) onClose()
      },
    },
  )
  return (
    <ConfirmDialog
      open
      danger
      title={t('admin.orders.refund')}
      busy={form.busy}
      onClose={onClose}
      onYes={() => void form.submit()}
    >
      <form {...form.props}>
        <Field
          {...form.field('amount')}
          label={`${t('order.amount')} (${currency})`}
          hint={t('admin.orders.refundLeft', { amount: money(refundable) })}
          inputMode="decimal"
        />
      </form>
      {vouchers && <p>{t('admin.orders.refundVouchers', { amount: money(vouchers) })}</p>}
    </ConfirmDialog>
  )
}

function CancelButton({ order: { number, seen }, change }: MoneyProps) {
  const [reason, setReason] = useState<MerchantCancelReason>('asked')
  return (
    <ConfirmButton
      size="s"
      variant="tertiary"
      label={t('order.cancelButton')}
      no={t('order.keep')}
      danger
      action={() => change(() => adminCall('admin.cancelOrder', { number, reason, seen }))}
    >
      <div className="stack">
        <p>{t('admin.orders.cancelText')}</p>
        <SelectField label={t('admin.orders.reason')} {...bindText(reason, setReason)}>
          {merchantCancelReasons.map((each) => option(each, t(`admin.orders.${each}`)))}
        </SelectField>
      </div>
    </ConfirmButton>
  )
}
