// Translates Stripe's objects to the terms of the shop.
import type Stripe from 'stripe'
import type { DisputeState } from '#domain/orders/dispute.ts'
import { isCurrency, money, type Money } from '#domain/pricing/money.ts'
import type {
  PaymentSnapshot,
  ProviderDispute,
  ProviderRefund,
  ProviderState,
} from '#services/payment/provider.ts'

export function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'string' ? null : payment_intent
}

export function snapshotOf(
  session: Stripe.Checkout.Session,
  refunds: readonly ProviderRefund[],
  disputes: readonly ProviderDispute[],
): PaymentSnapshot {
  const charge = chargeOf(intentOf(session))
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null
  return {
    state: stateOf(session),
    paid: session.payment_status === 'paid' ? moneyOf(session.amount_total, session.currency) : null,
    retryable: session.status === 'open',
    method: charge ? methodOf(charge) : '',
    fee: balance ? moneyOf(balance.fee, balance.currency) : null,
    refunds,
    disputes,
  }
}

/**
 * A complete session without a payment waits for a bank. If the intent asks for another method, the debit has failed.
 * An open session with an error was declined, and can be paid with another card.
 */
function stateOf(session: Stripe.Checkout.Session): ProviderState {
  const intent = intentOf(session)
  if (session.status === 'expired') return 'cancelled'
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open') return intent?.last_payment_error ? 'failed' : 'open'
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'failed'
    : 'confirming'
}

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  return typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
}

/** 'Visa 4242', 'SEPA debit 3000', 'klarna'. */
function methodOf({ payment_method_details: details }: Stripe.Charge): string {
  if (!details) return ''
  if (details.card) return `${details.card.brand ?? 'card'} ${details.card.last4 ?? ''}`.trim()
  if (details.sepa_debit) return `sepa_debit ${details.sepa_debit.last4 ?? ''}`.trim()
  return details.type
}

function moneyOf(minor: number | null, currency: string | null): Money | null {
  const name = currency?.toUpperCase()
  return minor !== null && isCurrency(name) ? money(minor, name) : null
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, status, metadata } = refund
  const isFailed = status === 'failed' || status === 'canceled'
  return {
    reference: id,
    id: metadata?.refund_id ?? null,
    amount,
    state: isFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    failure: isFailed ? (refund.failure_reason ?? status) : '',
  }
}

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, currency, reason, status, evidence_details, created } = dispute
  const dueBy = evidence_details.due_by
  return {
    reference: id,
    amount,
    currency: currency.toUpperCase(),
    reason,
    state: disputeState(status),
    dueAt: dueBy === null ? null : dueBy * 1000,
    openedAt: created * 1000,
  }
}

function disputeState(status: string): DisputeState {
  if (status === 'won' || status === 'lost') return status
  // Inquiries and prevented disputes take no money.
  if (status.startsWith('warning_') || status === 'prevented') return 'warning'
  return status.endsWith('needs_response') ? 'needs-response' : 'under-review'
}
