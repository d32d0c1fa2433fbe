// Applies what the provider says about one refund.
import type { Queryable } from '#data/database.ts'
import { closeRefund, failRefund, setRefundReference, type KnownRefund } from '#data/orders/refunds.ts'
import type { ProviderRefund } from './provider.ts'

/** `reference` is null for refunds without a provider. */
export type RefundOutcome = Pick<ProviderRefund, 'state' | 'failure'> & { readonly reference: string | null }

/** Needs the order's lock. */
export async function applyRefund(
  tx: Queryable,
  refund: Pick<KnownRefund, 'id' | 'orderId' | 'amount' | 'reason'>,
  { reference, state, failure }: RefundOutcome,
  nowMs: number,
): Promise<void> {
  if (reference !== null) await setRefundReference(tx, refund.id, reference)
  if (state === 'succeeded') await closeRefund(tx, refund, nowMs)
  if (state === 'failed') await failRefund(tx, refund, failure, nowMs)
}
