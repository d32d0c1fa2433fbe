// Decides by host name whether the server answers. Redirects lead only to names from the configuration.
import { wwwOriginFor } from '#web/platform/pages/canonical-host.ts'
import { isLocalHostname } from '../public-address.ts'

export type HostDecision =
  | { readonly kind: 'shop' | 'api' | 'both' | 'backoffice' | 'unknown' }
  | { readonly kind: 'elsewhere'; readonly origin: string }

export type Origins = {
  readonly publicOrigin: string
  readonly apiOrigin: string
  readonly backofficeOrigin: string
}

const maxNames = 100

/** Caches the decision of each name. `answersLocally`: whether local names are accepted too. */
export function createHosts(
  { publicOrigin, apiOrigin, backofficeOrigin }: Origins,
  answersLocally: boolean,
): (host: string | undefined) => HostDecision {
  const publicHost = new URL(publicOrigin).host
  const apiHost = new URL(apiOrigin).host
  const decisions = new Map<string, HostDecision>()
  const shopKind = publicHost === apiHost ? 'both' : 'shop'
  decisions.set(publicHost, { kind: shopKind })
  if (shopKind === 'shop') decisions.set(apiHost, { kind: 'api' })
  if (backofficeOrigin !== publicOrigin) decisions.set(new URL(backofficeOrigin).host, { kind: 'backoffice' })
  const bare = publicHost.replace(/^www\./, '')
  const origin = wwwOriginFor(bare, publicOrigin)
  if (origin && bare !== publicHost) decisions.set(bare, { kind: 'elsewhere', origin })
  return (host = '') => {
    const cached = decisions.get(host)
    if (cached) return cached
    const name = host.toLowerCase()
    const kind = answersLocally && isLocal(name) ? 'both' : 'unknown'
    const decision = decisions.get(name) ?? { kind }
    // Unknown names are not cached: clients can invent any number of them.
    if (decision.kind !== 'unknown' && decisions.size < maxNames) decisions.set(host, decision)
    return decision
  }
}

function isLocal(host: string): boolean {
  const hostname = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/.exec(host)?.[1]
  return hostname !== undefined && isLocalHostname(hostname)
}
