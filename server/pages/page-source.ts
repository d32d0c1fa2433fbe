// The rendered pages of the shop: from the cache, or rendered anew if admission allows.
import { isDatabaseUnavailable } from '#data/database.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { withSlot, type Admission } from '../http/admission.ts'
import type { Encoding } from '../http/encode.ts'
import type { HeaderTable } from '../http/security-headers.ts'
import type { ShopMetrics } from '../monitoring/shop-metrics.ts'
import { PageCache, type CachedPage, type Rendered } from './page-cache.ts'
import { createRenderPage, type RenderOptions } from './render-page.ts'
import type { ResolvedRequest } from './resolve-request.ts'

export type PageSourceOptions = RenderOptions & {
  readonly buildId: string
  readonly security: HeaderTable
  readonly admission: Admission
  readonly cacheBytes: number
  readonly onFault: (fault: unknown) => void
  readonly metrics: Pick<ShopMetrics, 'pageCache' | 'rendered'>
}

export type PageSource = ReturnType<typeof createPageSource>

const freshMs = 10 * minuteMs
/** Browsers and proxies revalidate each time; an unchanged page costs a 304. */
const revalidate = 'public, max-age=0, must-revalidate'
export const vary = 'Accept-Encoding, Accept-Language, Cookie'

/** Admission refused a rendering. One shared object: a stack trace for each refusal would be expensive. */
class Refused extends Error {
  override name = 'Refused'
}
export const refused = new Refused('too many pages are being rendered')

export function createPageSource(options: PageSourceOptions) {
  const { buildId, security, now, cacheBytes, admission, metrics } = options
  const onFault = (fault: unknown): void => void (fault !== refused && options.onFault(fault))
  const render = createRenderPage(options)
  const cache = new PageCache({
    maxBytes: cacheBytes,
    freshMs,
    now,
    headersOf: (page, encoding) => headersOf(page, encoding, security, buildId),
    onFault,
    count: (event) => metrics.pageCache(event),
  })

  /** Throws `refused` where admission refuses. */
  async function inSlot(networks: readonly string[], work: () => Promise<Rendered>): Promise<Rendered> {
    const rendering = withSlot(admission, networks, work)
    if (!rendering) throw refused
    return rendering
  }

  return {
    /** See PageCache. A stale page is rendered in the background, without charging a network's budget. */
    ready(target: ResolvedRequest): CachedPage | undefined {
      return cache.ready(target.key, () => inSlot([], () => render.page(target)))
    },
    /** `networks` are the requester's. Rejects with `refused` where admission refuses and no copy exists. */
    fill(target: ResolvedRequest, networks: readonly string[]): Promise<CachedPage> {
      const rendered = () => inSlot(networks, () => render.page(target))
      return cache.fill(target.key, rendered, !admission.hasFreeSlot())
    },
    /** The page that says that rendering failed. */
    fault(target: ResolvedRequest, fault: unknown): Promise<CachedPage> {
      if (fault === refused) throw refused
      onFault(fault)
      if (isDatabaseUnavailable(fault)) throw refused
      return cache.fill(`fault ${target.key}`, () => inSlot([], () => render.fault(target)))
    },
    evictSoon(tags: readonly string[]): void {
      render.clear()
      cache.evictSoon(tags)
    },
    evict(tags: readonly string[]): void {
      render.clear()
      cache.evict(tags)
    },
    evictAll(): void {
      render.clear()
      cache.evictAll()
    },
    cacheBytes: () => cache.bytes,
  }
}

function headersOf(page: CachedPage, encoding: Encoding, security: HeaderTable, buildId: string): string[] {
  const isHtml = page.contentType.startsWith('text/html')
  const policy = security['content-security-policy'] ?? ''
  const headers: HeaderTable = {
    ...security,
    ...(page.cssHash && {
      'content-security-policy': policy.replace("style-src 'self'", `$& ${page.cssHash}`),
    }),
    'content-type': page.contentType,
    'cache-control': page.isCacheable ? revalidate : 'no-store',
    vary,
    etag: page.etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.location !== undefined && { location: page.location }),
    ...(!isHtml && { 'x-build': buildId, 'x-robots-tag': 'noindex' }),
  }
  return Object.entries(headers).flat()
}
