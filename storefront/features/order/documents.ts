// The gift receipt of a delivery and its address: /orderDetail?number=…&paper=gift-receipt&to=2.

/** Position of the delivery, from 0; `to` in the address counts from 1. null: the address is of the order. */
export function readReceipt(): number | null {
  const query = new URLSearchParams(location.search)
  if (query.get('paper') !== 'gift-receipt') return null
  return Math.max(0, Number(query.get('to') ?? 1) - 1 || 0)
}
