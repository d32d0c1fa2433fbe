// Instructions for a bank transfer, in the e-mail about the order.
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { money } from '#domain/pricing/money.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import { transferOf } from '#services/payment/transfer-of.ts'
import type { MailPart, Row } from './layout.ts'
import type { OrderMail } from './mail-subject.ts'

export function transferText({ order, warehouse, locale, t }: OrderMail): string {
  const until = order.payment.dueOn ?? plainDateIn(order.heldUntil, warehouse.timeZone)
  return t('transfer.until', { date: formatDate(locale, until) })
}

export function transferRows({ order, account, warehouse, locale, t }: OrderMail): MailPart[] {
  const transfer = transferOf(order, account, warehouse)
  if (!transfer) return []
  const { holder, iban, bic, reference } = transfer
  const amount = formatMoney(locale, money(transfer.amount, order.currency))
  const rows: Row[] = [
    [t('transfer.amount'), amount],
    [t('transfer.holder'), holder],
    ['IBAN', iban],
    ...(bic ? [['BIC', bic] as const] : []),
    [t('transfer.reference'), reference],
  ]
  return [{ rows }]
}
