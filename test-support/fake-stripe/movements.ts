// Builds disputes and movements of the balance.
import type Stripe from 'stripe'
import { nextId } from './objects.ts'

const dayS = 86_400

const noEvidence: Omit<Stripe.Dispute.Evidence, 'enhanced_evidence'> = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

export function newDispute(charge: Stripe.Charge, amount: number, created: number): Stripe.Dispute {
  return {
    id: nextId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: created + 14 * dayS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

export type Movement = {
  readonly type: Stripe.BalanceTransaction.Type
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly source: Stripe.BalanceTransaction['source']
  readonly category: string
}

export function newTransaction(movement: Movement, created: number): Stripe.BalanceTransaction {
  const { type, amount, fee, currency, source, category } = movement
  return {
    id: nextId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + 2 * dayS,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  }
}
