// What an order says of its recipients.
import type { Translate } from '#messages/translator.ts'
import type { OrderView } from './use-order.ts'

/** First name of the only recipient, if that is not the buyer; else ''. */
export function otherRecipient({ deliveries, greeting }: Pick<OrderView, 'deliveries' | 'greeting'>): string {
  const [only, ...others] = deliveries
  return only && others.length === 0 && !isBuyer(only, greeting) ? only.firstName || only.name : ''
}

/** The greeting of a Japanese buyer has the whole name. */
export function isBuyer(
  { firstName, name }: Pick<OrderView['deliveries'][number], 'firstName' | 'name'>,
  greeting: string,
): boolean {
  return greeting !== '' && (firstName === greeting || name === greeting)
}

/** The name, or a number if a masked view has no names. */
export function recipientTitle(t: Translate, { name }: OrderView['deliveries'][number], at: number): string {
  return name ? t('order.for', { name }) : t('order.recipient', { number: at + 1 })
}

/** Nothing of an unpaid or cancelled order is being prepared. */
export function recipientState(
  t: Translate,
  { status }: Pick<OrderView, 'status'>,
  { state }: Pick<OrderView['deliveries'][number], 'state'>,
): string {
  if (state !== 'waiting') return t(`order.status.${state}`)
  return t(status === 'unpaid' || status === 'cancelled' ? `order.status.${status}` : 'order.waiting')
}
