// Security headers of every response. Pages have no inline scripts; pages.ts adds the hash of their inline styles.
// Cached pages store their headers.
import type { Config } from '../config.ts'

export type HeaderTable = Readonly<Record<string, string>>

/** Hosts of Google Tag Manager and Google Analytics 4, by https://developers.google.com/tag-platform/security/guides/csp. */
const noTags = { script: '', image: '', connect: '' }
const containerTags = {
  script: ' https://*.googletagmanager.com',
  image: ' https://*.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** First path segment for browsers' reports of policy violations. */
export const reportsSegment = '_reports'

/**
 * Only `web/ui/trusted-html.ts` creates HTML from strings. Tag Manager containers and Vite's client write HTML
 * and scripts themselves, so trusted types are not required with them.
 */
const trustedTypes = { 'require-trusted-types-for': "'script'", 'trusted-types': 'posy' }

/** Vite's development client needs inline scripts, styles and a socket. */
export function securityHeaders(
  {
    PUBLIC_ORIGIN,
    API_ORIGIN,
    TAG_MANAGER_ID,
    ICON_SERVICE,
  }: Pick<Config, 'PUBLIC_ORIGIN' | 'API_ORIGIN' | 'TAG_MANAGER_ID' | 'ICON_SERVICE'>,
  development = false,
): HeaderTable {
  const api = API_ORIGIN === PUBLIC_ORIGIN ? '' : ` ${API_ORIGIN}`
  const icons = ICON_SERVICE === undefined ? '' : ` ${ICON_SERVICE}`
  const tags = TAG_MANAGER_ID === undefined ? noTags : containerTags
  const policy = {
    'default-src': "'none'",
    'script-src': `'self'${development ? " 'unsafe-inline'" : ''}${tags.script}`,
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': `'self' data:${tags.image}`,
    'font-src': "'self'",
    'connect-src': `'self'${api}${development ? ' ws:' : ''}${icons}${tags.connect}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    ...(TAG_MANAGER_ID === undefined && !development && trustedTypes),
    // `report-uri` is for browsers without `report-to`.
    'report-uri': `/${reportsSegment}`,
    'report-to': 'shop',
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
    'reporting-endpoints': `shop="/${reportsSegment}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(PUBLIC_ORIGIN.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

/** Additional headers of personal content: no other site can embed it. CORS calls are not affected. */
export const personalHeaders: HeaderTable = { 'cross-origin-resource-policy': 'same-origin' }
