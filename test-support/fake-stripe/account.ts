// The account of the fake Stripe: sessions, payments, refunds, disputes and the balance, on a clock of its own.
import type Stripe from 'stripe'
import { ApiError } from './api-error.ts'
import { newDispute, newTransaction, type Movement } from './movements.ts'
import { metadataOf, newCharge, newIntent, newRefund, newSession, nextId } from './objects.ts'

const invalid = (code: string | undefined, message: string) =>
  new ApiError(400, 'invalid_request_error', code, message)

type Params = Readonly<Record<string, string>>

const dayS = 86_400
/** A debit is decided five days after the buyer has agreed to it. */
const debitS = 5 * dayS
/** docs.stripe.com/currencies: least charges, read 2026-11. */
const leastCharge: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  jpy: 50,
  czk: 1_500,
  sek: 300,
  pln: 200,
}

export type BuyerChoice = 'pay' | 'decline' | 'debit' | 'failing-debit'

export type Account = ReturnType<typeof createAccount>

// oxlint-disable-next-line max-lines-per-function -- the state of one account
export function createAccount(origin: string) {
  let offsetS = 0
  const now = (): number => Math.floor(Date.now() / 1000) + offsetS
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const intentMetadata = new Map<string, Stripe.Metadata>()
  const charges = new Map<string, Stripe.Charge>()
  const refunds = new Map<string, Stripe.Refund>()
  const disputes = new Map<string, Stripe.Dispute>()
  const transactions: Stripe.BalanceTransaction[] = []
  const events: Stripe.Event[] = []
  /** Debits that are decided at a time. */
  const debits: { at: number; session: string; succeeds: boolean }[] = []
  const modes = { refunds: 'succeeded' }

  function emit(type: string, object: object): void {
    const event = {
      id: nextId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    }
    events.push(event as unknown as Stripe.Event)
  }

  function find<T>(all: ReadonlyMap<string, T>, id: string): T {
    const found = all.get(id)
    if (!found)
      throw new ApiError(404, 'invalid_request_error', 'resource_missing', `No such object: '${id}'`)
    return found
  }

  function move(movement: Movement): Stripe.BalanceTransaction {
    const transaction = newTransaction(movement, now())
    transactions.push(transaction)
    return transaction
  }

  const intentOf = (session: Stripe.Checkout.Session): Stripe.PaymentIntent =>
    find(intents, session.payment_intent as string)
  const chargeOf = (intentId: string): Stripe.Charge =>
    find(charges, find(intents, intentId).latest_charge as string)

  function createSession(params: Params): Stripe.Checkout.Session {
    const currency = params['line_items[0][price_data][currency]'] ?? ''
    const amount = Number(params['line_items[0][price_data][unit_amount]'])
    if (!Number.isSafeInteger(amount)) throw invalid('parameter_invalid_integer', 'Invalid integer')
    if (amount < (leastCharge[currency] ?? 50))
      throw invalid('amount_too_small', 'The Checkout Session total amount is too small')
    if (!params.success_url) throw invalid('parameter_missing', 'Missing required param: success_url.')
    const session = newSession({ amount, currency, params, origin, created: now() })
    sessions.set(session.id, session)
    intentMetadata.set(session.id, metadataOf(params, 'payment_intent_data[metadata]'))
    return session
  }

  function succeed(session: Stripe.Checkout.Session, details: Stripe.Charge.PaymentMethodDetails): void {
    const intent = intentOf(session)
    const charge = newCharge(intent, details, now())
    charges.set(charge.id, charge)
    const fee = Math.round(charge.amount * 0.015) + (charge.currency === 'jpy' ? 0 : 25)
    const { amount, currency } = charge
    charge.balance_transaction = move({
      type: 'charge',
      category: 'charge',
      amount,
      fee,
      currency,
      source: charge.id,
    }).id
    Object.assign(intent, { latest_charge: charge.id, status: 'succeeded', amount_received: amount })
    session.payment_status = 'paid'
  }

  /** What the buyer does on the page. False where the session is over. */
  function choose(id: string, choice: BuyerChoice): boolean {
    const session = find(sessions, id)
    expireOld(session)
    if (session.status !== 'open') return false
    if (session.payment_intent === null) {
      const intent = newIntent(session, intentMetadata.get(id) ?? {}, now())
      intents.set(intent.id, intent)
      session.payment_intent = intent.id
    }
    const intent = intentOf(session)
    if (choice === 'decline') {
      const error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } as const
      intent.last_payment_error = error as Stripe.PaymentIntent.LastPaymentError
      emit('payment_intent.payment_failed', intent)
      return true
    }
    session.status = 'complete'
    intent.last_payment_error = null
    if (choice === 'pay')
      succeed(session, {
        type: 'card',
        card: { brand: 'visa', last4: '4242' },
      } as Stripe.Charge.PaymentMethodDetails)
    else {
      intent.status = 'processing'
      debits.push({ at: now() + debitS, session: id, succeeds: choice === 'debit' })
    }
    emit('checkout.session.completed', session)
    return true
  }

  function decideDebit({ session: id, succeeds }: (typeof debits)[number]): void {
    const session = find(sessions, id)
    if (succeeds) {
      succeed(session, {
        type: 'sepa_debit',
        sepa_debit: { last4: '3000' },
      } as Stripe.Charge.PaymentMethodDetails)
      return emit('checkout.session.async_payment_succeeded', session)
    }
    Object.assign(intentOf(session), {
      status: 'requires_payment_method',
      last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_failed' },
    })
    emit('checkout.session.async_payment_failed', session)
  }

  function expireOld(session: Stripe.Checkout.Session): void {
    if (session.status === 'open' && session.expires_at <= now()) expire(session)
  }

  function expire(session: Stripe.Checkout.Session): void {
    session.status = 'expired'
    emit('checkout.session.expired', session)
  }

  function createRefund(params: Params): Stripe.Refund {
    const charge = chargeOf(params.payment_intent ?? '')
    if (charge.disputed)
      throw invalid('charge_disputed', 'Charge has been charged back; cannot issue a refund.')
    const left = charge.amount - charge.amount_refunded
    if (left === 0) throw invalid('charge_already_refunded', 'Charge has already been refunded.')
    const amount = params.amount === undefined ? left : Number(params.amount)
    if (amount > left) throw invalid(undefined, `Refund amount is greater than unrefunded amount on charge`)
    const refund = newRefund(charge, amount, modes.refunds, metadataOf(params, 'metadata'), now())
    refunds.set(refund.id, refund)
    charge.amount_refunded += amount
    const { currency } = charge
    move({ type: 'refund', category: 'refund', amount: -amount, fee: 0, currency, source: refund.id })
    emit('refund.created', refund)
    return refund
  }

  /** The bank's answer to a pending refund, or a late failure of one that had succeeded. */
  function decideRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = find(refunds, id)
    if (refund.status === 'failed' || refund.status === status) return
    refund.status = status
    if (status === 'failed') {
      refund.failure_reason = 'lost_or_stolen_card'
      find(charges, refund.charge as string).amount_refunded -= refund.amount
      const { amount, currency } = refund
      move({
        type: 'refund_failure',
        category: 'refund_failure',
        amount,
        fee: 0,
        currency,
        source: refund.id,
      })
    }
    emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
  }

  function dispute(intentId: string, disputed?: number): Stripe.Dispute {
    const charge = chargeOf(intentId)
    const amount = disputed ?? charge.amount - charge.amount_refunded
    const opened = newDispute(charge, amount, now())
    disputes.set(opened.id, opened)
    charge.disputed = true
    const { currency } = charge
    move({
      type: 'adjustment',
      category: 'dispute',
      amount: -amount,
      fee: 1_500,
      currency,
      source: opened.id,
    })
    emit('charge.dispute.created', opened)
    return opened
  }

  function closeDispute(id: string, status: 'won' | 'lost'): void {
    const closed = find(disputes, id)
    if (closed.status === 'won' || closed.status === 'lost') return
    closed.status = status
    const { amount, currency } = closed
    if (status === 'won') {
      find(charges, closed.charge as string).disputed = false
      move({ type: 'adjustment', category: 'dispute_reversal', amount, fee: 0, currency, source: closed.id })
    }
    emit('charge.dispute.closed', closed)
  }

  function payout(): void {
    const sums = new Map<string, number>()
    for (const { net, currency } of transactions) sums.set(currency, (sums.get(currency) ?? 0) + net)
    for (const [currency, net] of sums)
      if (net > 0)
        move({ type: 'payout', category: 'payout', amount: -net, fee: 0, currency, source: nextId('po') })
  }

  return {
    now,
    modes,
    events,
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    transactions,
    find,
    createSession,
    choose,
    createRefund,
    decideRefund,
    dispute,
    closeDispute,
    payout,
    intentOf,
    readSession(id: string): Stripe.Checkout.Session {
      const session = find(sessions, id)
      expireOld(session)
      return session
    },
    expireSession(id: string): Stripe.Checkout.Session {
      const session = find(sessions, id)
      expireOld(session)
      if (session.status !== 'open')
        throw invalid(undefined, `Only Checkout Sessions with a status in ["open"] can be expired.`)
      expire(session)
      return session
    },
    /** Moves the clock forward and decides the debits that are due. */
    advance(seconds: number): void {
      offsetS += seconds
      for (const session of sessions.values()) expireOld(session)
      for (const due of debits.filter(({ at }) => at <= now())) {
        debits.splice(debits.indexOf(due), 1)
        decideDebit(due)
      }
    },
  }
}
