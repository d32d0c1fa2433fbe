// Title of a recipient: the name, or a number if a masked view has no names.
import type { Translate } from '#messages/translator.ts'
import type { OrderView } from './use-order.ts'

export function recipientTitle(t: Translate, { name }: OrderView['deliveries'][number], at: number): string {
  return name ? t('order.for', { name }) : t('order.recipient', { number: at + 1 })
}
