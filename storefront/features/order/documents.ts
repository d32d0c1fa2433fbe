// Gift receipts and their addresses: /orderDetail?number=…&paper=gift-receipt&to=2, or &to=all.

/** Position of the delivery, from 0; `to` in the address counts from 1. null: the address is of the order. */
export function readReceipt(): number | 'all' | null {
  const query = new URLSearchParams(location.search)
  if (query.get('paper') !== 'gift-receipt') return null
  if (query.get('to') === 'all') return 'all'
  return Math.max(0, Number(query.get('to') ?? 1) - 1 || 0)
}
