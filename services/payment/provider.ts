// The port of payment providers. All calls may be repeated: `id` is an idempotency key.
import type { StoredDispute } from '#data/orders/disputes.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Currency, Money } from '#domain/pricing/money.ts'

export type PaymentToOpen = {
  readonly id: string
  readonly orderNumber: string
  /** Language of the provider's page. */
  readonly locale: Locale
  readonly amount: Money
  readonly email: string
  readonly country: string
  /** Page of the order, after a payment and after a cancellation. */
  readonly returnUrl: string
  /** End of the hold. */
  readonly expiresAt: number
}

/** `owed`: the goods are sent first; the money arrives later. */
export type ProviderState = 'open' | 'confirming' | 'owed' | 'paid' | 'failed' | 'cancelled' | 'refunded'

/** State of one refund. `failed`: the money is still ours. */
export type ProviderRefund = {
  readonly reference: string
  /** Id of our refund; null if it was started at the provider. */
  readonly id: string | null
  readonly amount: number
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly failure: string
}

export type ProviderDispute = Omit<StoredDispute, 'orderId' | 'payment'>

/** What the provider knows about one payment. Amounts are minor units. */
export type PaymentSnapshot = {
  readonly state: ProviderState
  /** The received amount; null if the provider does not report it. */
  readonly paid: Money | null
  /** Whether the shopper can try again on the same page. */
  readonly retryable: boolean
  /** As the provider describes it: 'Visa 4242'. */
  readonly method: string
  readonly fee: Money | null
  readonly refunds: readonly ProviderRefund[]
  readonly disputes: readonly ProviderDispute[]
}

/** `reference`: the payment that the event is about. The event reports only that something may have changed. */
export type ProviderEvent = {
  readonly id: string
  readonly reference: string
  readonly kind: string
}

export type EventRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A movement of money on the account at the provider. */
export type ProviderTransaction = {
  readonly reference: string
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-reversed' | 'payout' | 'other'
  /** Signed; minor units of `currency`. */
  readonly amount: number
  readonly fee: number
  readonly currency: string
  /** The payment; null for payouts and others. */
  readonly payment: string | null
  /** The refund at the provider. */
  readonly refund: string | null
  readonly at: number
}

export type PaymentProvider = {
  readonly name: string
  /** What the shopper can choose on its page; empty: the provider is not offered. */
  kinds(): readonly PaymentKind[]
  /** Days after which an unpaid order releases its stock, at the end of the last one; null: as soon as usual. */
  holdDays(): number | null
  /** Least amount of one payment in minor units; null if the provider does not take this currency. */
  minimum(currency: Currency): number | null
  /** Opens a payment, or returns the one that is open under this id. `redirectUrl` null: there is no page. */
  open(payment: PaymentToOpen): Promise<{ readonly reference: string; readonly redirectUrl: string | null }>
  read(reference: string): Promise<PaymentSnapshot>
  /** Closes an open payment. One that is paid or confirming stays so. */
  cancel(reference: string): Promise<PaymentSnapshot>
  refund(
    reference: string,
    refund: { readonly id: string; readonly amount: Money },
  ): Promise<Pick<ProviderRefund, 'state' | 'failure'> & { readonly reference: string | null }>
  /** Checks the signature and translates; null: not an event of the provider. */
  readEvent(request: EventRequest): Promise<ProviderEvent | 'ignored' | null>
  /** Movements within a time, for the comparison with our books; null if the provider has no account. */
  readonly transactions: ((fromMs: number, toMs: number) => AsyncIterable<ProviderTransaction>) | null
}

/** The providers of the shop, in the order in which they are offered. */
export type PaymentProviders = {
  readonly all: readonly PaymentProvider[]
  /** Throws for a provider that is no longer configured. */
  named(name: string): PaymentProvider
  /** Those that can be chosen for an order in this currency. */
  offered(currency: Currency): readonly PaymentProvider[]
}

export function paymentProviders(all: readonly PaymentProvider[]): PaymentProviders {
  return {
    all,
    named(name) {
      const found = all.find((each) => each.name === name)
      if (!found) throw new Error(`the payment provider ${name} is not configured: name it in PAYMENTS`)
      return found
    },
    offered: (currency) => all.filter((each) => each.kinds().length > 0 && each.minimum(currency) !== null),
  }
}

/** A payment without refunds and disputes. */
export function plainSnapshot(state: ProviderState): PaymentSnapshot {
  return { state, paid: null, retryable: true, method: '', fee: null, refunds: [], disputes: [] }
}
