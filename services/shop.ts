// What every use case needs: database, catalogue, payment provider, clock and settings.
import type { Db } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { LiveCatalog } from '#catalog/live-catalog.ts'
import type { FileStore } from './files/file-store.ts'
import type { Visitor } from './visitor.ts'

/** Dependencies and settings that all use cases share. */
export type Shop = {
  readonly db: Db
  readonly files: FileStore
  readonly catalog: LiveCatalog
  readonly payments: PaymentProvider
  /** Signs links; at least 32 bytes. */
  readonly secret: string
  /** What the merchant has set, current with every read. */
  readonly settings: Settings
  /** Origin of the pages, without a trailing slash. */
  readonly publicOrigin: string
  /** Origin of the back office; the same unless it has a host of its own. */
  readonly backofficeOrigin: string
  /** Whether unpaid orders and the mails about them are limited; false in load tests. */
  readonly limitsUnpaid: boolean
  readonly now: () => number
  /** Milliseconds by which this machine's clock is ahead of the database; negative if behind. */
  readonly clockSkewMs: () => number
  /** Logs a handled fault. */
  readonly report: (fault: unknown) => void
  /** Counts a product view, at most once a day per visitor. Views of robots do not count. */
  readonly countView: (productId: string, visitor: Visitor) => void
  /** Starts the job workers after a commit that enqueued jobs. */
  readonly wakeJobs: () => void
}

/** The payment provider, the only external service that use cases call. All calls are idempotent by payment id. */
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
