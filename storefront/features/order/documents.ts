// Documents of an order and their address: /orderDetail?number=…&paper=gift-receipt&to=2.
import type { OrderStatus } from '#domain/orders/order.ts'

export const papers = ['invoice', 'gift-receipt'] as const
export type Paper = (typeof papers)[number]

/** A cancelled order has no gift receipt. */
export function papersFor(status: OrderStatus): readonly Paper[] {
  return status === 'cancelled' ? ['invoice'] : papers
}

/** `recipient` counts from 0; `to` in the address counts from 1. */
export function readPaper(): { readonly paper: Paper; readonly recipient: number } | null {
  const query = new URLSearchParams(location.search)
  const paper = papers.find((each) => each === query.get('paper'))
  return paper ? { paper, recipient: Math.max(0, Number(query.get('to') ?? 1) - 1 || 0) } : null
}
