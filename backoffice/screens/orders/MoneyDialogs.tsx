// Dialogs about the money of an order: paid outside, refund, cancel.
import { useState } from 'react'
import { merchantCancelReasons, type MerchantCancelReason } from '#domain/orders/order-event.ts'
import { currencyDecimals, decimalText } from '#domain/pricing/money.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'
import { option } from '../../ui/option.tsx'

type DialogProps = { order: StaffOrder; change: ChangeOrder; onClose: () => void }

export function MarkPaidDialog({ order, change, onClose }: DialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open
      title={t('admin.orders.markPaid')}
      onClose={onClose}
      onYes={() => {
        onClose()
        void change(() => adminCall('admin.recordPayment', { number: order.number }))
      }}
    >
      <p>{t('admin.orders.markPaidText')}</p>
    </ConfirmDialog>
  )
}

export function RefundDialog({ order, change, onClose }: DialogProps) {
  const t = useTranslate()
  const money = useMoney()
  const { refundable, vouchers } = order.payment!
  const [typed, setTyped] = useState(decimalText(refundable))
  const [isWrong, setWrong] = useState(false)
  function refund(): void {
    const factor = 10 ** currencyDecimals[refundable.currency]
    const amount = Math.round(Number(typed.replace(',', '.')) * factor)
    if (!(amount > 0)) return setWrong(true)
    onClose()
    const input = { number: order.number, amount, refundable: refundable.minor }
    void change(() => adminCall('admin.refundOrder', input))
  }
  return (
    <ConfirmDialog open danger title={t('admin.orders.refund')} onClose={onClose} onYes={refund}>
      <Field
        label={`${t('order.amount')} (${refundable.currency})`}
        hint={t('admin.orders.refundLeft', { amount: money(refundable) })}
        error={isWrong ? t('refusal.refund-invalid') : undefined}
        inputMode="decimal"
        {...bindText(typed, setTyped)}
      />
      {vouchers && <p>{t('admin.orders.refundVouchers', { amount: money(vouchers) })}</p>}
    </ConfirmDialog>
  )
}

export function CancelDialog({ order, change, onClose }: DialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState<MerchantCancelReason>('asked')
  return (
    <ConfirmDialog
      open
      danger
      title={t('order.cancelButton')}
      onClose={onClose}
      onYes={() => {
        onClose()
        void change(() => adminCall('admin.cancelOrder', { number: order.number, reason }))
      }}
    >
      <div className="stack">
        <p>{t('admin.orders.cancelText')}</p>
        <SelectField label={t('admin.orders.reason')} {...bindText(reason, setReason)}>
          {merchantCancelReasons.map((each) => option(each, t(`admin.orders.${each}`)))}
        </SelectField>
      </div>
    </ConfirmDialog>
  )
}
