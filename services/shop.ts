// What every use case needs: database, catalogue, payment providers, clock and settings.
import type { LiveCatalog } from '#catalog/live-catalog.ts'
import type { Db } from '#data/database.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { FileStore } from './files/file-store.ts'
import type { PaymentProviders } from './payment/provider.ts'

/** Dependencies and settings that all use cases share. */
export type Shop = {
  readonly db: Db
  readonly files: FileStore
  readonly catalog: LiveCatalog
  readonly payments: PaymentProviders
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
  /** Logs a handled fault. */
  readonly report: (fault: unknown) => void
  /** Counts a product view, at most once a day per visitor. Views of robots do not count. */
  readonly countView: (
    productId: string,
    visitor: { readonly session: string; readonly ip: string; readonly isRobot?: boolean },
  ) => void
  /** Starts the job workers after a commit that enqueued jobs. */
  readonly pollJobs: () => void
}
