// What happens to the money of an order: recorded payment, refund and cancellation. On phones they are in a menu.
import { useState } from 'react'
import { merchantCancelReasons, type MerchantCancelReason } from '#domain/orders/order-event.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { bindText } from '../../platform/bind.ts'
import { t } from '../../platform/language.ts'
import { useMay } from '../../platform/member.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { ConfirmButton } from '../../shared/ActionButton.tsx'
import { option } from '../../ui/option.tsx'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'
import './MoneyActions.css'

type MoneyProps = { order: StaffOrder; change: ChangeOrder }

export function MoneyActions({ order, change }: MoneyProps) {
  const may = useMay()
  const [isRefunding, setRefunding] = useState(false)
  const { number, payment, status, next } = order
  const [isWide] = useState(() => matchMedia('(width >= 45rem)').matches)
  return (
    <>
      <details className="order-money" open={isWide}>
        <summary aria-label={t('admin.orders.moreActions')}>
          <Icon name="more" />
        </summary>
        <div>
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
        </div>
      </details>
      {isRefunding && <RefundDialog order={order} change={change} onClose={() => setRefunding(false)} />}
    </>
  )
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
      label={t('admin.orders.cancel')}
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
