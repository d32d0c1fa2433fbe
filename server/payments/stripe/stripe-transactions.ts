// Movements on the account at Stripe: balance transactions with the payment or refund that caused them.
import type Stripe from 'stripe'
import type { ProviderTransaction } from '#services/payment/provider.ts'
import { idOf } from './stripe-events.ts'

const kinds: Readonly<Record<string, ProviderTransaction['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  payment_failure_refund: 'refund-failed',
  payout: 'payout',
}

export async function* stripeTransactions(
  stripe: Stripe,
  fromMs: number,
  toMs: number,
): AsyncIterable<ProviderTransaction> {
  const created = { gte: Math.floor(fromMs / 1000), lt: Math.floor(toMs / 1000) }
  const list = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })
  for await (const transaction of list) {
    const { id, amount, fee, currency, source } = transaction
    const intent =
      source && typeof source === 'object' && 'payment_intent' in source ? idOf(source.payment_intent) : null
    yield {
      reference: id,
      kind: kindOf(transaction),
      amount,
      fee,
      currency: currency.toUpperCase(),
      payment: intent === null ? null : await sessionOf(stripe, intent),
      refund: source && typeof source === 'object' && source.object === 'refund' ? source.id : null,
      at: transaction.created * 1000,
    }
  }
}

/** Disputes and their returns are both adjustments. */
function kindOf({
  type,
  amount,
  reporting_category,
}: Stripe.BalanceTransaction): ProviderTransaction['kind'] {
  if (type !== 'adjustment') return kinds[type] ?? 'other'
  if (!reporting_category.startsWith('dispute')) return 'other'
  return amount < 0 ? 'dispute' : 'dispute-reversed'
}

async function sessionOf(stripe: Stripe, intent: string): Promise<string | null> {
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return sessions.data[0]?.id ?? null
}
