// What the buyer may change of a placed order without writing to the shop.
import type { OrderStatus } from './order.ts'

export const buyerChanges = ['address', 'message', 'day'] as const
export type BuyerChange = (typeof buyerChanges)[number]

export type ChangeableDelivery = {
  readonly address: { readonly street: string }
  readonly requiresShipping: boolean
  readonly shipments: readonly unknown[]
  /** False: all of its goods were removed or withdrawn. */
  readonly hasGoods: boolean
  /** A card, or a gift with a message of its own. */
  readonly hasMessage: boolean
}

/** Whether staff have not begun to pack the order. */
export function isBeforePacking(status: OrderStatus): boolean {
  return status === 'unpaid' || status === 'processing'
}

/** What can be changed of one delivery now. */
export function changesOf(
  status: OrderStatus,
  { address, requiresShipping, shipments, hasGoods, hasMessage }: ChangeableDelivery,
): readonly BuyerChange[] {
  if (!isBeforePacking(status) || shipments.length > 0 || !hasGoods) return []
  if (!requiresShipping) return hasMessage ? ['message'] : []
  // A guest of a registry never learns its address, and only it has no street.
  return address.street === '' ? ['message'] : buyerChanges
}
