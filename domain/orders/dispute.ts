// Rules of disputes: a buyer's bank asks for a payment back.
export type DisputeState = 'needs-response' | 'under-review' | 'won' | 'lost' | 'warning'

/** While a dispute is open, a refund might pay the buyer twice. What a lost one has taken is no longer refundable. */
export function blocksRefunds(disputes: readonly { readonly state: DisputeState }[]): boolean {
  return disputes.some(({ state }) => state === 'needs-response' || state === 'under-review')
}

/** Amount that the bank holds or has taken, in minor units. */
export function disputedAmount(
  disputes: readonly { readonly state: DisputeState; readonly amount: number }[],
): number {
  return disputes
    .filter(({ state }) => state !== 'won' && state !== 'warning')
    .reduce((sum, { amount }) => sum + amount, 0)
}
