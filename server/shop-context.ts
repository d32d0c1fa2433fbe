// What the parts of the server share: clock, catalogue, payment provider, limits, and the dependencies of use cases.
import { openLiveCatalog } from '#catalog/live-catalog.ts'
import { createViewCounter } from '#catalog/view-counter.ts'
import { followDatabaseClock } from '#data/database-clock.ts'
import type { Database, Db } from '#data/database.ts'
import type { Replica } from '#data/replica.ts'
import { openSnapshot } from '#services/catalog/catalog-snapshot.ts'
import type { Shop } from '#services/shop.ts'
import type { Config } from './config.ts'
import { defaultSettings } from './default-settings.ts'
import { openFileStore } from './files/open-file-store.ts'
import { createAdmission } from './http/admission.ts'
import { createClientIp } from './http/client-ip.ts'
import { countNothing, createCountCalls, databaseCounters, memoryCounters } from './http/count-calls.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { createShopMetrics } from './monitoring/shop-metrics.ts'
import type { Build } from './pages/build-storefront.ts'
import type { Storefront } from './pages/storefront.ts'
import { openProviders } from './payments/providers.ts'

export type ShopOptions = {
  readonly config: Config
  readonly db: Database
  /** Answers reads of lists and product pages. */
  readonly replica?: Replica
  readonly secret: string
  readonly build: Build
  readonly storefront: Storefront
  readonly log: Log
  /** The shop's clock in milliseconds. Default: the database's clock. */
  readonly now?: () => number
}

export type ShopContext = Awaited<ReturnType<typeof openShopContext>>

export async function openShopContext(options: ShopOptions) {
  const { config, db, secret, storefront, log } = options
  const { PUBLIC_ORIGIN: publicOrigin, BACKOFFICE_ORIGIN: backofficeOrigin } = config
  const report = (fault: unknown): void => log.error({ fault }, 'a fault was dealt with')
  const databaseClock = await followDatabaseClock(db, report, (skewMs) =>
    log.warn({ skewMs }, "this machine's clock differs from the database's"),
  )
  const { now = databaseClock.now } = options
  const jobs: { poll: () => void } = { poll: () => undefined }
  const pollJobs = (): void => jobs.poll()
  const files = openFileStore(config, db)
  const snapshot = await openSnapshot({ db, files }).catch(report)
  const catalog = await openLiveCatalog(db, now, report, {
    defaults: defaultSettings(config),
    replica: options.replica,
    snapshot: snapshot ?? undefined,
  })
  const settings = () => catalog.settings
  const parts = { config, settings, db: db.prompt, publicOrigin, now, secret, pollJobs }
  const payment = await openProviders(parts)
  const views = createViewCounter(db, now, report)
  const isLimited = config.RATE_LIMITS === 'on'
  const admission = createAdmission({ now, counts: isLimited })
  const shopWith = (database: Db): Shop => ({
    db: database,
    files,
    catalog,
    payments: payment.payments,
    secret,
    get settings() {
      return catalog.settings
    },
    publicOrigin,
    backofficeOrigin,
    limitsUnpaid: isLimited,
    now,
    report,
    pollJobs,
    countView(productId, { session, ip, isRobot }) {
      if (!isRobot) views.count(productId, `${session} ${ip}`)
    },
  })
  return {
    ...options,
    now,
    databaseNow: databaseClock.now,
    shop: shopWith(db),
    /** For requests of shoppers: its statements end sooner. */
    visitorShop: shopWith(db.prompt),
    catalog,
    settings,
    files,
    payment,
    /** The job workers set `poll` when they start. */
    jobs,
    metrics: createShopMetrics(),
    report,
    admission,
    clientIp: createClientIp(config.TRUSTED_PROXIES, (message) => log.warn(message)),
    countCall: isLimited
      ? createCountCalls(memoryCounters(Date.now), databaseCounters(db.prompt))
      : countNothing,
    security: securityHeaders(config, storefront.isDevelopment),
    async stop() {
      await views.stop()
      databaseClock.stop()
      admission.stop()
      await catalog.stop()
    },
  }
}
