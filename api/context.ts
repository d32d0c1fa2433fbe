// Dependencies of an operation: caller, clock, database, catalogue and payment provider.
import type { Db } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { LiveCatalog } from '#catalog/live-catalog.ts'

/**
 * The sender of one call. `session` is the visitor's handle and proves nothing. `ip` is the client's real address.
 */
export type Caller = {
  readonly session: string
  readonly locale: Locale
  readonly country: Country
  readonly ip: string
  readonly idempotencyKey: string | null
  readonly requestId: string
  /** The call comes from a self-declared robot or a prefetched page; its views are not counted. */
  readonly isRobot?: boolean
  /** Value of the sign-in cookie; identifies a customer while its session is valid. */
  readonly token?: string
  /** Value of a second cookie that survives signing out. It identifies a known browser. */
  readonly browser?: string
  /** The User-Agent header. */
  readonly agent?: string
}

/** The signed-in customer of a call. */
export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly tokenHash: string
  /** When the customer last proved e-mail or password, in milliseconds. */
  readonly provenAt: number
}

/** Session data for the browser's cookies. `seconds` is the lifetime; null: until the browser closes. */
export type NewSession = {
  readonly token: string
  readonly seconds: number | null
  /** New value of the known-browser cookie; null leaves the cookie unchanged. */
  readonly browser: string | null
}

/** Dependencies and settings that all calls share. */
export type Shop = {
  readonly db: Db
  readonly catalog: LiveCatalog
  readonly payments: PaymentProvider
  /** Signs links; at least 32 bytes. */
  readonly secret: string
  readonly seller: Seller
  /** Origin of the pages, without a trailing slash. */
  readonly publicOrigin: string
  /** Whether unpaid orders and the mails about them are limited; false in load tests. */
  readonly limitsUnpaid: boolean
  readonly now: () => number
  /** Milliseconds by which this machine's clock is ahead of the database; negative if behind. */
  readonly clockSkewMs: () => number
  /** Logs a handled fault. */
  readonly report: (fault: unknown) => void
  /** Counts a product view, at most once a day per visitor. Views of robots do not count. */
  readonly countView: (productId: string, caller: Caller) => void
  /** Starts the job workers after a commit that enqueued jobs. */
  readonly wakeJobs: () => void
}

export type Context = Shop & {
  readonly caller: Caller
  readonly customer: SignedIn | null
  /** Sets the browser's session cookies; null deletes the session cookie. */
  readonly setSession: (session: NewSession | null) => void
}

export type CustomerContext = Context & { readonly customer: SignedIn }

/** The payment provider, the only external service that operations call. All calls are idempotent by payment id. */
export type PaymentProvider = {
  readonly name: string
  /** Payment methods offered on the provider's page. */
  readonly kinds: readonly PaymentKind[]
  /** Opens a payment, or returns the payment that is already open under this id. */
  open(payment: {
    id: string
    orderNumber: string
    /** Language of the provider's page. */
    locale: Locale
    amount: Money
    returnUrl: string
  }): Promise<{ reference: string; redirectUrl: string }>
  /** The current state at the provider. An event of the provider only says that the state may have changed. */
  state(reference: string): Promise<ProviderState>
  /** Closes an open payment and returns its state. A payment that is already paid stays paid. */
  cancel(reference: string): Promise<ProviderState>
  refund(reference: string, refund: { id: string; amount: Money }): Promise<void>
}

export type ProviderState = 'open' | 'confirming' | 'paid' | 'failed' | 'cancelled' | 'refunded'
