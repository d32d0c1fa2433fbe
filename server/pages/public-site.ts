// Opens what shoppers and robots request: pages, endpoint, pictures, feeds, forms and the provider's addresses.
import type { Read } from '#api/call.ts'
import { createEndpoint, type Endpoint } from '#api/endpoint.ts'
import { registry } from '#api/operations.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Refusal } from '#domain/refusal.ts'
import { createMissCounter } from '#services/catalog/count-search-miss.ts'
import { findPresentAddress } from '#services/import/old-addresses.ts'
import { invoiceSegment } from '#services/invoices/document-link.ts'
import { drawingSegment } from '#services/lettering/drawing-link.ts'
import { apiAddress } from '#web/platform/api/address.ts'
import type { RouteHandler } from '../app.ts'
import { bulkSegment, createBulkGiftPages } from '../bulk-gifts/bulk-gift-pages.ts'
import { isTestShop } from '../config.ts'
import { isShared, openPictureStores } from '../files/open-file-store.ts'
import { shareBuild } from '../files/share-build.ts'
import { createPlainForms, formsSegment } from '../forms/plain-forms.ts'
import { createApiHandler } from '../http/api-handler.ts'
import { countNothing } from '../http/count-calls.ts'
import { createOrigins } from '../http/origins.ts'
import { createRouteHandlers } from '../http/route-handlers.ts'
import { personalHeaders, reportsSegment } from '../http/security-headers.ts'
import { createReports } from '../http/security-reports.ts'
import { createSessionCookie } from '../http/session-cookie.ts'
import { createInvoicePage } from '../invoices/invoice-page.ts'
import { createMailPage, isMailPageEnabled } from '../mail/mail-page.ts'
import { createUnsubscribePage, unsubscribeSegment } from '../mail/unsubscribe.ts'
import { createDrawings } from '../media/drawings.ts'
import { createMedia } from '../media/media.ts'
import { openOriginals } from '../media/originals.ts'
import { newsletterSegment } from '../newsletter/newsletter-addresses.ts'
import { createNewsletterPages } from '../newsletter/newsletter-pages.ts'
import { createRegistryPages, registrySegment } from '../registries/registry-pages.ts'
import { createSeoRoutes } from '../seo/seo.ts'
import { worthStoring } from '../seo/stored-files.ts'
import type { ShopContext } from '../shop-context.ts'
import { evictChanged } from './evict-changed.ts'
import { createPages } from './pages.ts'
import type { PlainDesign } from './plain-page.ts'
import { siteOf } from './site.ts'

export async function openPublicSite(context: ShopContext) {
  const { visitorShop, countCall, security, clientIp, log } = context
  const endpoint = createEndpoint(visitorShop, registry, countCall)
  const api = createApiHandler({
    endpoint,
    registry,
    cookie: createSessionCookie(visitorShop.publicOrigin),
    publicOrigin: visitorShop.publicOrigin,
    security: { ...security, ...personalHeaders },
    clientIp,
    log,
    maxBodyBytes: { usual: 64 * 1024, signedIn: 64 * 1024 },
  })
  const reading = createEndpoint(visitorShop, registry, countNothing)
  const routes = await openRoutes(context, endpoint, reading)
  return { api, pages: openPages(context, reading), routes }
}

/** `reading` counts no calls: all pages would share one limit. */
function openPages(context: ShopContext, reading: Endpoint) {
  const { config, db, shop, catalog, settings, build, storefront } = context
  const { admission, clientIp, security, now, report, metrics } = context
  const site = siteOf(shop.payments, {
    publicOrigin: shop.publicOrigin,
    api: apiAddress(shop.publicOrigin, config.API_ORIGIN),
    buildId: build.id,
    secureCookies: shop.publicOrigin.startsWith('https:'),
    iconService: config.ICON_SERVICE ?? '',
  })
  const pages = createPages({
    presentAddress: (address) => findPresentAddress(db, address),
    admission,
    clientIp,
    storefront,
    buildId: build.id,
    site: (country) => site(settings(), country),
    settings,
    security,
    now,
    cacheBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    caches: !storefront.isDevelopment,
    showsOtherDays: config.NODE_ENV !== 'production',
    isTestShop: isTestShop(config),
    onFault: report,
    metrics,
    countMiss: createMissCounter(db.relaxed, now, () => settings().shipping.warehouse.timeZone, report),
    readFor: (locale, country) => readInProcess(reading, locale, country),
  })
  catalog.onChange((...change) => evictChanged(pages, ...change))
  return pages
}

/** Handlers by first path segment. */
async function openRoutes(
  context: ShopContext,
  endpoint: Endpoint,
  reading: Endpoint,
): Promise<Map<string, RouteHandler>> {
  const { config, db, shop, visitorShop, settings, files, build, storefront, payment } = context
  const { admission, clientIp, now, report, log } = context
  const { publicOrigin } = shop
  const testShop = isTestShop(config)
  const originals = openOriginals(db, files)
  const stores = openPictureStores(config, files)
  const sharedBuilds =
    isShared(config) && !storefront.isDevelopment ? await shareBuild(files, build, now()) : undefined
  const media = createMedia({ originals, stores, report })
  const routes = createRouteHandlers({
    media,
    build,
    files: storefront.files,
    sharedBuilds,
    publicOrigin,
    settings,
  })
  const design: PlainDesign = {
    isTestShop: testShop,
    files: storefront.plain,
    loadFrame: (locale, country) => loadPlainFrame(context, reading, locale, country),
  }
  const plainPages = { design, endpoint, clientIp, report }
  const { isForeign } = createOrigins(publicOrigin)
  const otherRoutes: [string, RouteHandler][] = [
    ...createSeoRoutes({
      db: db.prompt,
      publicOrigin,
      settings,
      originals,
      stores,
      store: files,
      isLarge: () => shop.catalog.index.size >= worthStoring,
      report,
      now,
      admission,
      clientIp,
    }),
    [unsubscribeSegment, createUnsubscribePage(visitorShop, design)],
    [drawingSegment, createDrawings(shop, originals)],
    [invoiceSegment, createInvoicePage(visitorShop, design)],
    [reportsSegment, createReports({ clientIp, log, now })],
    [
      bulkSegment,
      createBulkGiftPages({ ...plainPages, isForeign, cookie: createSessionCookie(publicOrigin) }),
    ],
    [
      registrySegment,
      createRegistryPages({ ...plainPages, isForeign, cookie: createSessionCookie(publicOrigin) }),
    ],
    [formsSegment, createPlainForms({ ...plainPages, isForeign })],
    [newsletterSegment, createNewsletterPages(visitorShop, plainPages)],
    ...payment.routes(visitorShop),
  ]
  for (const [segment, handler] of otherRoutes) routes.set(segment, handler)
  if (isMailPageEnabled(config)) routes.set('_mail', createMailPage(config.MAIL_DIR))
  return routes
}

/** Frame and season of a plain page, or null. `endpoint` must not count calls. */
async function loadPlainFrame(
  { storefront, settings, now, report }: ShopContext,
  endpoint: Endpoint,
  locale: Locale,
  country: Country,
): ReturnType<PlainDesign['loadFrame']> {
  const { frameOf } = await storefront.renderer()
  const query = new URLSearchParams()
  const request = { path: '/', query, locale, country, now: now(), settings: settings() }
  try {
    const { frame, season } = await frameOf(request, readInProcess(endpoint, locale, country))
    return { legal: frame.legal, season }
  } catch (fault) {
    report(fault)
    return null
  }
}

/** Carries a refusal through a loader. */
class ReadRefused extends Error implements Refusal {
  override name = 'ReadRefused'
  readonly refused: RefusalCode
  constructor(operation: string, refused: RefusalCode) {
    super(`${operation} was refused: ${refused}`)
    this.refused = refused
  }
}

/**
 * Lets page loaders call public read operations in process. `endpoint` must not count calls: all pages would share one
 * limit. Faults and refusals are thrown.
 */
function readInProcess(endpoint: Endpoint, locale: Locale, country: Country): Read {
  // As a robot: searches of pages are counted when the page is delivered.
  const caller = {
    locale,
    country,
    session: '',
    ip: '',
    idempotencyKey: null,
    requestId: 'page',
    isRobot: true,
  }
  const read = async (name: string, input: object): Promise<unknown> => {
    const { reply, reason, fault } = await endpoint.respond({
      method: 'GET',
      payload: { ...input, api: name },
      caller,
    })
    if (fault) throw fault
    if (reason) throw new ReadRefused(name, reason)
    return reply.data
  }
  return read as Read
}
