// Stripe by hosted Checkout Sessions. The shop's reference is the session's id.
import Stripe from 'stripe'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { PaymentProvider, PaymentToOpen, ProviderTransaction } from '#services/payment/provider.ts'
import { hasSameUnits, leastCharge, stripeAmount } from './stripe-amounts.ts'
import { readStripeEvent, idOf } from './stripe-events.ts'
import { disputeOf, intentOf, refundOf, snapshotOf } from './stripe-snapshot.ts'

export type StripeSettings = {
  readonly secretKey: string
  /** The current secret, and the one before while it is replaced. */
  readonly webhookSecrets: readonly string[]
  /** Default: the address of Stripe. */
  readonly apiUrl?: string | undefined
  /** Methods that are switched on in the dashboard. */
  readonly kinds?: () => readonly PaymentKind[]
  readonly timeoutMs?: number
  /** Repetitions by the package, with a delay of up to two seconds each. */
  readonly retries?: number
}

/** The package waits 80 seconds by default, longer than a shopper and than the lease of a job. */
const defaultTimeoutMs = 10_000
/** Opening is not repeated while the shopper waits: the order page offers to pay. */
const openOptions = { timeout: 6_000, maxNetworkRetries: 0 }

export function createStripe(settings: StripeSettings, now: () => number): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: settings.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: settings.retries ?? 2,
    telemetry: false,
    ...addressOf(settings.apiUrl),
  })
  const isLive = /^.._live_/.test(settings.secretKey)

  async function read(reference: string) {
    const session = await stripe.checkout.sessions.retrieve(reference, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    })
    if (session.livemode !== isLive) throw new Error(`session ${reference} belongs to the other mode`)
    const intent = intentOf(session)
    if (!intent || session.status !== 'complete' || intent.status !== 'succeeded')
      return snapshotOf(session, [], [])
    const payment_intent = intent.id
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({ payment_intent, limit: 100 }),
      stripe.disputes.list({ payment_intent, limit: 100 }),
    ])
    return snapshotOf(session, refunds.data.map(refundOf), disputes.data.map(disputeOf))
  }

  return {
    name: 'stripe',
    kinds: settings.kinds ?? (() => ['cards']),
    holdDays: () => null,
    minimum: (currency) => (hasSameUnits(currency) ? leastCharge(currency) : null),
    read,
    async open(payment) {
      const session = await stripe.checkout.sessions.create(sessionParams(payment), {
        ...(settings.timeoutMs === undefined && openOptions),
        idempotencyKey: payment.id,
      })
      return { reference: session.id, redirectUrl: session.url }
    },
    async cancel(reference) {
      try {
        await stripe.checkout.sessions.expire(reference)
      } catch (fault) {
        // Only open sessions can be expired. The state says what happened instead.
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault
      }
      return read(reference)
    },
    async refund(reference, { id, amount }) {
      const intent = intentOf(
        await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
      )
      if (!intent) throw new Error(`session ${reference} has no payment`)
      // Stripe forgets idempotency keys after a day; a repeated job may be later.
      const earlier = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
      const found = earlier.data.find(({ metadata }) => metadata?.refund_id === id)
      if (found) return refundOf(found)
      const params = { payment_intent: intent.id, amount: stripeAmount(amount), metadata: { refund_id: id } }
      try {
        return refundOf(await stripe.refunds.create(params, { idempotencyKey: id }))
      } catch (fault) {
        const failure = refusedRefund(fault)
        if (failure === null) throw fault
        return { reference: null, state: 'failed', failure }
      }
    },
    readEvent: (request) => readStripeEvent(stripe, settings.webhookSecrets, isLive, request, now()),
    transactions: (fromMs, toMs) => stripeTransactions(stripe, fromMs, toMs),
  }
}

/** Stripe will never carry out this refund: the payment was refunded or disputed there before. */
function refusedRefund(fault: unknown): string | null {
  const codes = ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment', 'amount_too_large']
  if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) return null
  return codes.includes(fault.code ?? '') ? fault.message : null
}

/**
 * All parameters follow from the order, so that a repeated call with the same key is the same request. Without
 * `expires_at` the session ends after a day. The shop expires it with the hold, which is shorter than Stripe's least.
 */
function sessionParams({ id, orderNumber, amount, email, locale, returnUrl }: PaymentToOpen) {
  const metadata = { payment_id: id, order: orderNumber }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: stripeAmount(amount),
          product_data: { name: orderNumber },
        },
      },
    ],
    client_reference_id: orderNumber,
    customer_email: email,
    metadata,
    payment_intent_data: { description: orderNumber, metadata },
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: pageLocale(locale),
    // Markets set the prices: Stripe must not convert them.
    adaptive_pricing: { enabled: false },
  } as const satisfies Stripe.Checkout.SessionCreateParams
}

const pageLocales: ReadonlySet<string> = new Set(
  'bg cs da de el en en-GB es et fi fr hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
)

/** Languages without a page, such as Arabic, get the one of the browser. */
function pageLocale(locale: Locale): Stripe.Checkout.SessionCreateParams.Locale {
  const { tag } = localeTable[locale]
  const language = tag.split('-')[0]!
  return pageLocales.has(tag) ? tag : pageLocales.has(language) ? language : 'auto'
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return {
    host: hostname,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    port: port || (protocol === 'https:' ? 443 : 80),
  }
}

const kinds: Readonly<Record<string, ProviderTransaction['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  payment_failure_refund: 'refund-failed',
  payout: 'payout',
}

async function* stripeTransactions(
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
