// Title of an invoice or credit note of an order.
import type { Translate } from '#messages/translator.ts'
import type { OrderView } from './use-order.ts'

/** An order has one invoice, but may have several credit notes. */
export function documentTitle(t: Translate, { kind, number }: OrderView['documents'][number]): string {
  return kind === 'invoice' ? t('after.invoice') : `${t('after.creditNote')} ${number}`
}
