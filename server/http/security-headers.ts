// The headers that every answer carries, whatever its status. Pages hold no inline script; the hash of
// their inline styles is added by pages.ts. A page from a cache keeps its headers.
import type { Config } from '../config.ts'

export type HeaderTable = Readonly<Record<string, string>>

/** Where a container and Google Analytics 4 reach, by https://developers.google.com/tag-platform/security/guides/csp. */
const noTags = { script: '', image: '', connect: '' }
const containerTags = {
  script: ' https://*.googletagmanager.com',
  image: ' https://*.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** First segment of the address to which browsers report what the policy has stopped. */
export const reportsSegment = '_reports'

/**
 * Only `storefront/ui/trusted-html.ts` makes HTML of strings. A container's tags and Vite's client write their own HTML
 * and scripts: with them, nothing is required.
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
    // The first is for browsers that do not know the second.
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

/** For what is somebody's own, beside the security headers: no other site embeds it. Calls by CORS are not concerned. */
export const personalHeaders: HeaderTable = { 'cross-origin-resource-policy': 'same-origin' }
