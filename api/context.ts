// What an operation may reach: its caller, the clock, the database, the catalogue index and the ports.
import type { Db } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { LiveCatalog } from '#catalog/live-catalog.ts'

/** Who is asking. `session` is a visitor's handle and proves nothing; `ip` is the true address. */
export type Caller = {
  readonly session: string
  readonly locale: Locale
  readonly country: Country
  readonly ip: string
  readonly idempotencyKey: string | null
  readonly requestId: string
  /** A program that says so, or a page fetched before anybody wished to see it: nobody is looking. */
  readonly isRobot?: boolean
  /** From the browser's sign-in cookie; names a customer where it is a running session's. */
  readonly token?: string
  /** From another cookie, which outlives sign-outs: whether customers have signed in from this browser before. */
  readonly browser?: string
  /** What the browser says it is. */
  readonly agent?: string
}

/** The customer who is signed in where the call comes from. */
export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly tokenHash: string
  /** Milliseconds: when e-mail or password were last proven. */
  readonly provenAt: number
}

/** What the browser is told of its session; `seconds` null: until it is closed. */
export type NewSession = {
  readonly token: string
  readonly seconds: number | null
  /** What the browser is known by from now on; null where it keeps what it has. */
  readonly browser: string | null
}

/** The shop as a whole; the same for every call. */
export type Shop = {
  readonly db: Db
  readonly catalog: LiveCatalog
  readonly payments: PaymentProvider
  /** Signs links; at least 32 bytes. */
  readonly secret: string
  readonly seller: Seller
  /** Where pages live, without a trailing slash. */
  readonly publicOrigin: string
  /** Whether orders that wait for their payment, and the mails about them, are limited: not in load tests. */
  readonly limitsUnpaid: boolean
  readonly now: () => number
  /** Logs a fault that was dealt with. */
  readonly report: (fault: unknown) => void
  /** Counts a look at a product, once a day per visitor. A robot's is none. */
  readonly countView: (productId: string, caller: Caller) => void
  /** Wakes the job loop after a commit that left work. */
  readonly wakeJobs: () => void
}

export type Context = Shop & {
  readonly caller: Caller
  readonly customer: SignedIn | null
  /** Gives the browser a session, or with null takes it away. */
  readonly setSession: (session: NewSession | null) => void
}

export type CustomerContext = Context & { readonly customer: SignedIn }

/** The one port called inside operations. All its calls are idempotent by payment. */
export type PaymentProvider = {
  readonly name: string
  /** What shoppers may pay with on its page. */
  readonly kinds: readonly PaymentKind[]
  /** Opens a payment, or returns the one already open under this id. */
  open(payment: {
    id: string
    orderNumber: string
    /** What the provider's page is to be read in. */
    locale: Locale
    amount: Money
    returnUrl: string
  }): Promise<{ reference: string; redirectUrl: string }>
  /** The provider's own word on a payment: events only say that it is worth asking. */
  state(reference: string): Promise<ProviderState>
  /** Closes an open payment; says what it was when it is too late. */
  cancel(reference: string): Promise<ProviderState>
  refund(reference: string, refund: { id: string; amount: Money }): Promise<void>
}

export type ProviderState = 'open' | 'confirming' | 'paid' | 'failed' | 'cancelled' | 'refunded'
