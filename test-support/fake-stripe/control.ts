// What a test may ask of the fake Stripe, and what it shows of its state.
import type Stripe from 'stripe'
import type { BuyerChoice } from './account.ts'
import type { Fault } from './api.ts'

/** What a test may ask of the fake. */
export type Control =
  | { readonly do: 'choose'; readonly session: string; readonly choice: BuyerChoice }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'faults'; readonly faults: readonly Fault[] }
  | { readonly do: 'down'; readonly down: boolean }
  | { readonly do: 'slow'; readonly ms: number }
  | { readonly do: 'refund-mode'; readonly mode: 'succeeded' | 'pending' }
  | { readonly do: 'decide-refund'; readonly refund: string; readonly status: 'succeeded' | 'failed' }
  | { readonly do: 'refund'; readonly intent: string; readonly amount: number }
  | { readonly do: 'dispute'; readonly intent: string }
  | { readonly do: 'close-dispute'; readonly dispute: string; readonly status: 'won' | 'lost' }
  | { readonly do: 'payout' }
  | { readonly do: 'forget-keys' }
  | { readonly do: 'requests' }
  /** Events of one order; null for all. */
  | { readonly do: 'events'; readonly from: number }
  | { readonly do: 'state'; readonly order: string | null }
  /** Sends events to an address: those from `from`, in this order, signed with this secret. */
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
