// Builds the objects of the fake Stripe. The package's own types decide what a response contains.
import type Stripe from 'stripe'

/** Prefix and a number: ids are unique within one fake. */
let count = 0
export function nextId(prefix: string): string {
  count += 1
  return `${prefix}_test_${process.pid}_${String(count).padStart(6, '0')}`
}

export type NewSession = {
  readonly amount: number
  readonly currency: string
  readonly params: Readonly<Record<string, string>>
  readonly origin: string
  readonly created: number
}

const dayS = 86_400

/** Metadata of a flat form: `metadata[order]` of `prefix` 'metadata'. */
export function metadataOf(params: Readonly<Record<string, string>>, prefix: string): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => {
      const name = key.startsWith(`${prefix}[`) ? key.slice(prefix.length + 1, -1) : null
      return name === null ? [] : [[name, value] as const]
    }),
  )
}

export function newSession({
  amount,
  currency,
  params,
  origin,
  created,
}: NewSession): Stripe.Checkout.Session {
  const id = nextId('cs')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params['adaptive_pricing[enabled]'] === 'true' },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: created + dayS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: metadataOf(params, 'metadata'),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/pay/${id}`,
    wallet_options: null,
  }
}

export function newIntent(
  session: Stripe.Checkout.Session,
  metadata: Stripe.Metadata,
  created: number,
): Stripe.PaymentIntent {
  return {
    id: nextId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: session.client_reference_id,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
}

export function newCharge(
  intent: Stripe.PaymentIntent,
  details: Stripe.Charge.PaymentMethodDetails,
  created: number,
): Stripe.Charge {
  return {
    id: nextId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: details,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function newRefund(
  charge: Stripe.Charge,
  amount: number,
  status: string,
  metadata: Stripe.Metadata,
  created: number,
): Stripe.Refund {
  return {
    id: nextId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}
