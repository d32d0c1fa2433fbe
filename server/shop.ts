// The whole shop in one process: database, catalogue, endpoint, pages, jobs and mails behind one HTTP server.
import { createAccessLog } from './monitoring/access-log.ts'
import { createShopMetrics } from './monitoring/shop-metrics.ts'
import path from 'node:path'
import { openFolderStore } from '#services/files/folder-store.ts'
import { findPresentAddress } from '#services/import/old-addresses.ts'
import type { Shop } from '#services/shop.ts'
import { createEndpoint } from '#api/endpoint.ts'
import { adminRegistry } from '#api/admin/operations.ts'
import { registry } from '#api/operations.ts'
import type { Database, Db } from '#data/database.ts'
import type { Replica } from '#data/replica.ts'
import { followDatabaseClock } from '#data/database-clock.ts'
import { openLiveCatalog } from '#catalog/live-catalog.ts'
import { createViewCounter } from '#catalog/view-counter.ts'
import { apiAddress } from '#storefront/platform/api/address.ts'
import { createAdmission } from './http/admission.ts'
import { backofficeSegment, createBackoffice } from './backoffice/backoffice-pages.ts'
import { createPictureUploads } from './backoffice/picture-uploads.ts'
import { createApiHandler } from './http/api-handler.ts'
import { createApp } from './app.ts'
import { createClientIp } from './http/client-ip.ts'
import { hasLocalOrigin, isTestShop, type Config } from './config.ts'
import { createRouteHandlers } from './http/route-handlers.ts'
import { countNothing, createCountCalls, databaseCounters, memoryCounters } from './http/count-calls.ts'
import { createSeoRoutes } from './seo/seo.ts'
import { createHealthApp, createMonitoring, hasToken, type HealthParts } from './monitoring/health.ts'
import { followDatabaseState } from './monitoring/follow-database-state.ts'
import { reportHealth } from './monitoring/health-report.ts'
import { createPlainForms, formsSegment } from './forms/plain-forms.ts'
import { defaultSettings } from './default-settings.ts'
import { createHosts } from './http/hosts.ts'
import type { Handle } from './http/http-server.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { startJobs, type JobLoop } from './jobs/run-jobs.ts'
import type { Log } from './log.ts'
import { createMailPage, isMailPageEnabled } from './mail/mail-page.ts'
import { createUnsubscribePage, unsubscribeSegment } from './mail/unsubscribe.ts'
import { senderAddress } from './mail/sender.ts'
import { createMailer } from './mail/mailer.ts'
import { createMedia } from './media/media.ts'
import { openOriginals } from './media/originals.ts'
import { isShared, openFileStore } from './files/open-file-store.ts'
import { shareBuild } from './files/share-build.ts'
import { createOrigins } from './http/origins.ts'
import { createSessionCookie, createStaffCookie } from './http/session-cookie.ts'
import { evictChanged } from './pages/evict-changed.ts'
import { createPages } from './pages/pages.ts'
import { siteOf } from './pages/site.ts'
import { newsletterSegment } from './newsletter/newsletter-addresses.ts'
import { createNewsletterPages } from './newsletter/newsletter-pages.ts'
import { openProviders } from './payments/providers.ts'
import { readInProcess } from './pages/read-in-process.ts'
import { personalHeaders, reportsSegment, securityHeaders } from './http/security-headers.ts'
import { createReports } from './http/security-reports.ts'
import type { Storefront } from './pages/storefront.ts'
import type { Build } from './pages/build-storefront.ts'

export type ShopOptions = {
  readonly config: Config
  readonly db: Database
  /** Answers reads of lists and product pages. */
  readonly replica?: Replica
  readonly secret: string
  readonly build: Build
  readonly storefront: Storefront
  readonly log: Log
  /** The shop's scheduler in milliseconds. Default: the database's scheduler. */
  readonly now?: () => number
}

export type RunningShop = {
  readonly shop: Shop
  readonly handle: Handle
  /** Health and metrics, for a port of their own. */
  readonly monitoring: HealthParts
  /** Makes `/ready` answer 503, so that load balancers send no new requests. */
  readonly leave: () => void
  /** Stops jobs, timers and the catalogue. The database stays open. */
  readonly stop: () => Promise<void>
}

export async function openShop(options: ShopOptions): Promise<RunningShop> {
  const { config, db, secret, build, storefront, log } = options
  const { PUBLIC_ORIGIN: publicOrigin, API_ORIGIN: apiOrigin, BACKOFFICE_ORIGIN: backofficeOrigin } = config
  const report = (fault: unknown): void => log.error({ fault }, 'a fault was dealt with')
  const databaseClock = await followDatabaseClock(db, report, (skewMs) =>
    log.warn({ skewMs }, "this machine's clock differs from the database's"),
  )
  const { now = databaseClock.now } = options
  const metrics = createShopMetrics()
  const jobLoop: { jobs?: JobLoop } = {}
  const wakeJobs = (): void => jobLoop.jobs?.wake()
  const files = openFileStore(config, db)
  const sharedBuilds =
    isShared(config) && !storefront.isDevelopment ? await shareBuild(files, build, now()) : undefined
  const catalog = await openLiveCatalog(db, now, report, defaultSettings(config), options.replica)
  const payment = await openProviders({ config, db: db.prompt, publicOrigin, now, secret, wakeJobs })
  const views = createViewCounter(db, now, report)
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
    limitsUnpaid: config.RATE_LIMITS === 'on',
    now,
    clockSkewMs: databaseClock.skewMs,
    report,
    wakeJobs,
    countView(productId, { session, ip, isRobot }) {
      if (!isRobot) views.count(productId, `${session} ${ip}`)
    },
  })
  const shop = shopWith(db)
  const visitorShop = shopWith(db.prompt)
  const settings = () => catalog.settings
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    folder: config.MAIL_DIR,
    settings,
    publicOrigin,
    isTestShop: isTestShop(config),
  })
  if (config.ROLE !== 'web')
    jobLoop.jobs = startJobs(
      db,
      metrics.countRuns(
        jobHandlers(shop, mailer, {
          webhookSecret: secret,
          merchant: () => senderAddress(settings().sender),
        }),
      ),
      now,
      (fault, job) => log.error({ fault, job: job?.id, kind: job?.kind }, 'job failed'),
    )
  const scheduler = config.ROLE === 'web' ? undefined : startScheduler(shop, report)
  const security = securityHeaders(config, storefront.isDevelopment)
  const unlimitedEndpoint = createEndpoint(visitorShop, registry, countNothing)
  const site = siteOf({
    publicOrigin,
    api: apiAddress(publicOrigin, apiOrigin),
    buildId: build.id,
    secureCookies: publicOrigin.startsWith('https:'),
    iconService: config.ICON_SERVICE ?? '',
    paymentKinds: [...new Set(payment.payments.all.flatMap(({ kinds }) => kinds))],
  })
  const clientIp = createClientIp(config.TRUSTED_PROXIES, (message) => log.warn(message))
  const admission = createAdmission({ now, counts: config.RATE_LIMITS === 'on' })
  const pages = createPages({
    presentAddress: (path) => findPresentAddress(db, path),
    admission,
    clientIp,
    storefront,
    site: () => site(settings()),
    settings,
    security,
    now,
    cacheBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    keeps: !storefront.isDevelopment,
    showsOtherDays: config.NODE_ENV !== 'production',
    isTestShop: isTestShop(config),
    onFault: report,
    metrics,
    readFor: (locale, country) => readInProcess(unlimitedEndpoint, locale, country),
  })
  catalog.onChange((...change) => evictChanged(pages, ...change))

  const countCall =
    config.RATE_LIMITS === 'on'
      ? createCountCalls(memoryCounters(Date.now), databaseCounters(db.prompt))
      : countNothing
  const limitedEndpoint = createEndpoint(visitorShop, registry, countCall)
  const handlerOptions = { publicOrigin, security: { ...security, ...personalHeaders }, clientIp, log }
  const api = createApiHandler({
    ...handlerOptions,
    endpoint: limitedEndpoint,
    registry,
    cookie: createSessionCookie(publicOrigin),
    maxBodyBytes: { usual: 64 * 1024, signedIn: 64 * 1024 },
  })
  const staffCookie = createStaffCookie(backofficeOrigin, `/${backofficeSegment}`)
  const adminApi = createApiHandler({
    ...handlerOptions,
    publicOrigin: backofficeOrigin,
    endpoint: createEndpoint(shop, adminRegistry, countCall),
    registry: adminRegistry,
    cookie: staffCookie,
    // A product with texts in fifteen languages and 250 variants.
    maxBodyBytes: { usual: 64 * 1024, signedIn: 4 * 1024 * 1024 },
  })
  const uploads = createPictureUploads({
    shop,
    origin: backofficeOrigin,
    cookie: staffCookie,
    clientIp,
    folder: path.join(config.DATA_DIR, 'uploads'),
  })
  const backoffice = createBackoffice({ shop, storefront, api: adminApi, uploads, security })
  let leaving = false
  const originals = openOriginals(db, files)
  const stores = {
    local: openFolderStore(path.join(config.DATA_DIR, 'pictures')),
    shared: isShared(config) ? files : undefined,
  }
  const media = createMedia({ originals, stores, report })
  const routes = createRouteHandlers({
    media,
    build,
    files: storefront.files,
    sharedBuilds,
    publicOrigin,
    settings,
  })
  for (const [name, handler] of createSeoRoutes({
    db: db.prompt,
    publicOrigin,
    settings,
    originals,
    stores,
    report,
    now,
    admission,
    clientIp,
  }))
    routes.set(name, handler)
  if (isMailPageEnabled(config)) routes.set('_mail', createMailPage(config.MAIL_DIR))
  routes.set(unsubscribeSegment, createUnsubscribePage(visitorShop, isTestShop(config)))
  routes.set(reportsSegment, createReports({ clientIp, log, now }))
  const { isForeign } = createOrigins(publicOrigin)
  const plainPageOptions = { endpoint: limitedEndpoint, clientIp, report, isTestShop: isTestShop(config) }
  routes.set(formsSegment, createPlainForms({ ...plainPageOptions, isForeign }))
  routes.set(newsletterSegment, createNewsletterPages(visitorShop, plainPageOptions))
  for (const [name, handler] of payment.routes(visitorShop)) routes.set(name, handler)
  const answersLocally = config.NODE_ENV !== 'production' || hasLocalOrigin(config)
  const hosts = createHosts({ publicOrigin, apiOrigin, backofficeOrigin }, answersLocally)
  const database = config.READY_NEEDS_DATABASE === 'on' ? followDatabaseState(db, report) : undefined
  const monitoring: HealthParts = {
    isReady: () => !leaving && (database?.state() ?? 'writable') === 'writable',
    report: () =>
      reportHealth({
        build: build.id,
        db,
        now: databaseClock.now,
        lagMs: () => catalog.lagMs(),
        dataDir: config.DATA_DIR,
      }),
    metrics: () => metrics.text(),
  }
  metrics.observe({
    db,
    catalog,
    databaseNow: databaseClock.now,
    now,
    pageCacheBytes: pages.cacheBytes,
    build: build.id,
    dataDir: config.DATA_DIR,
    replica: options.replica,
  })
  const accessLog = config.ACCESS_LOG === 'on' ? createAccessLog(log) : undefined
  const health = createMonitoring(monitoring, hasToken(config.HEALTH_TOKEN))
  return {
    shop,
    monitoring,
    handle:
      config.ROLE === 'worker'
        ? createHealthApp(health, security)
        : createApp({
            health,
            hosts,
            api,
            backoffice,
            isBackofficeApart: backofficeOrigin !== publicOrigin,
            pages,
            routes,
            security,
            log,
            metrics,
            accessLog,
          }),
    leave: () => (leaving = true),
    async stop() {
      await scheduler?.stop()
      await jobLoop.jobs?.stop()
      await views.stop()
      databaseClock.stop()
      database?.stop()
      metrics.stop()
      mailer.close()
      admission.stop()
      await catalog.stop()
    },
  }
}
