// Instructions for a bank transfer, in the e-mail about the order.
import type { StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import type { BankAccount } from '#domain/settings/bank-account.ts'
import { formatDate, formatMoney } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import { transferOf } from '#services/payment/transfer-of.ts'
import type { MailPart, Row } from './layout.ts'

export function transferText(
  order: StoredOrder,
  { timeZone }: Warehouse,
  locale: Locale,
  t: Translate,
): string {
  const until = order.payment.dueOn ?? plainDateIn(order.heldUntil, timeZone)
  return t('transfer.until', { date: formatDate(locale, until) })
}

export function transferRows(
  order: StoredOrder,
  account: BankAccount | null,
  warehouse: Warehouse,
  locale: Locale,
  t: Translate,
): MailPart[] {
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
