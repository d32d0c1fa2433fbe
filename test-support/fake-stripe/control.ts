// Commands of a test to the fake Stripe, and the state that it returns.
import type Stripe from 'stripe'
import type { BuyerChoice } from './account.ts'
import type { Fault } from './api.ts'

/** */
export type Control =
  | { readonly do: 'choose'; readonly session: string; readonly choice: BuyerChoice }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'faults'; readonly faults: readonly Fault[] }
  | { readonly do: 'down'; readonly down: boolean }
  | { readonly do: 'slow'; readonly ms: number }
  | { readonly do: 'refund-mode'; readonly mode: 'succeeded' | 'pending' }
  | { readonly do: 'decide-refund'; readonly refund: string; readonly status: 'succeeded' | 'failed' }
  | { readonly do: 'refund'; readonly intent: string; readonly amount: number }
  /** Default amount: what is not refunded. A bank may also dispute a refunded charge. */
  | { readonly do: 'dispute'; readonly intent: string; readonly amount?: number }
  | { readonly do: 'close-dispute'; readonly dispute: string; readonly status: 'won' | 'lost' }
  | { readonly do: 'payout' }
  | { readonly do: 'forget-keys' }
  | { readonly do: 'requests' }
  /** The events after the first `from` ones. */
  | { readonly do: 'events'; readonly from: number }
  /** Objects of one order; null: of all. */
  | { readonly do: 'state'; readonly order: string | null }
  /** Sends the events with these ids to an address, in this order, signed with this secret. */
  | {
      readonly do: 'deliver'
      readonly url: string
      readonly events: readonly string[]
      readonly secret: string
      readonly ageSeconds?: number
    }

export type FakeState = {
  readonly now: number
  readonly sessions: readonly Stripe.Checkout.Session[]
  readonly intents: readonly Stripe.PaymentIntent[]
  readonly charges: readonly Stripe.Charge[]
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
  readonly transactions: readonly Stripe.BalanceTransaction[]
  readonly events: readonly Stripe.Event[]
}
