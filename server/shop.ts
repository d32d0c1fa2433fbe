// The whole shop in one process: database, catalogue, endpoints, pages, jobs and mails behind one HTTP server.
import type { Shop } from '#services/shop.ts'
import { createApp } from './app.ts'
import { openBackoffice } from './backoffice/open-backoffice.ts'
import { hasLocalOrigin } from './config.ts'
import { createHosts } from './http/hosts.ts'
import type { Handle } from './http/http-server.ts'
import { startBackgroundWork } from './jobs/background-work.ts'
import { createAccessLog } from './monitoring/access-log.ts'
import { followDatabaseState } from './monitoring/follow-database-state.ts'
import { reportHealth } from './monitoring/health-report.ts'
import { createHealthApp, createMonitoring, hasToken, type HealthParts } from './monitoring/health.ts'
import { openPublicSite } from './pages/public-site.ts'
import { openShopContext, type ShopOptions } from './shop-context.ts'

export type RunningShop = {
  readonly shop: Shop
  readonly handle: Handle
  /** Health and metrics, for a port of their own. */
  readonly monitoring: HealthParts
  /** Makes `/ready` answer 503, so that load balancers send no new requests. */
  readonly drain: () => void
  /** Stops jobs, timers and the catalogue. The database stays open. */
  readonly stop: () => Promise<void>
}

export async function openShop(options: ShopOptions): Promise<RunningShop> {
  const context = await openShopContext(options)
  const { config, db, shop, catalog, build, now, databaseNow, metrics, security, log, report } = context
  const background = config.ROLE === 'web' ? undefined : startBackgroundWork(context)
  const { api, pages, routes } = await openPublicSite(context)
  const database = config.READY_NEEDS_DATABASE === 'on' ? followDatabaseState(db, report) : undefined
  const dataDir = config.DATA_DIR
  let isDraining = false
  const monitoring: HealthParts = {
    isReady: () => !isDraining && (database?.state() ?? 'writable') === 'writable',
    report: () =>
      reportHealth({ build: build.id, db, now: databaseNow, lagMs: () => catalog.lagMs(), dataDir }),
    metrics: () => metrics.text(),
  }
  metrics.observe({
    db,
    catalog,
    databaseNow,
    now,
    pageCacheBytes: pages.cacheBytes,
    build: build.id,
    dataDir,
    replica: options.replica,
  })
  const health = createMonitoring(monitoring, hasToken(config.HEALTH_TOKEN))
  const { publicOrigin, backofficeOrigin } = shop
  const answersLocally = config.NODE_ENV !== 'production' || hasLocalOrigin(config)
  const openApp = () =>
    createApp({
      health,
      hosts: createHosts({ publicOrigin, apiOrigin: config.API_ORIGIN, backofficeOrigin }, answersLocally),
      api,
      backoffice: openBackoffice(context),
      isBackofficeApart: backofficeOrigin !== publicOrigin,
      pages,
      routes,
      security,
      log,
      metrics,
      accessLog: config.ACCESS_LOG === 'on' ? createAccessLog(log) : undefined,
    })
  return {
    shop,
    monitoring,
    handle: config.ROLE === 'worker' ? createHealthApp(health, security) : openApp(),
    drain: () => (isDraining = true),
    async stop() {
      await background?.stop()
      database?.stop()
      metrics.stop()
      await context.stop()
    },
  }
}
