// The headers that every answer carries, whatever its status. Pages hold no inline script and no inline style,
// so one constant policy fits them all, also from a cache.
import type { Config } from './config.ts'

export type HeaderTable = Readonly<Record<string, string>>

/** Vite's development client needs inline scripts, styles and a socket. */
export function securityHeaders(
  { PUBLIC_ORIGIN, API_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN' | 'API_ORIGIN'>,
  development = false,
): HeaderTable {
  const api = API_ORIGIN === PUBLIC_ORIGIN ? '' : ` ${API_ORIGIN}`
  const policy = {
    'default-src': "'none'",
    'script-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self'${api}${development ? ' ws:' : ''}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(PUBLIC_ORIGIN.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}
