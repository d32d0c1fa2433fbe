// Which names this server answers to. Redirects go to names from the configuration, never to one from a request.
import { wwwOriginFor } from '#storefront/platform/pages/canonical-host.ts'
import { isLocalHostname } from '../config.ts'

export type HostVerdict =
  | { readonly kind: 'shop' | 'api' | 'both' | 'unknown' }
  | { readonly kind: 'elsewhere'; readonly origin: string }

const mostNames = 100

/** Decides once per name; requests only look the answer up. `answersLocally`: whether localhost is a name of it too. */
export function createHosts(
  publicOrigin: string,
  apiOrigin: string,
  answersLocally: boolean,
): (host: string | undefined) => HostVerdict {
  const publicHost = new URL(publicOrigin).host
  const apiHost = new URL(apiOrigin).host
  const known = new Map<string, HostVerdict>()
  const shopKind = publicHost === apiHost ? 'both' : 'shop'
  known.set(publicHost, { kind: shopKind })
  if (shopKind === 'shop') known.set(apiHost, { kind: 'api' })
  const bare = publicHost.replace(/^www\./, '')
  const origin = wwwOriginFor(bare, publicOrigin)
  if (origin && bare !== publicHost) known.set(bare, { kind: 'elsewhere', origin })
  return (host = '') => {
    const told = known.get(host)
    if (told) return told
    const name = host.toLowerCase()
    const kind = answersLocally && isLocal(name) ? 'both' : 'unknown'
    const verdict = known.get(name) ?? { kind }
    // Strangers may invent any number of names; of those that are ours there are few.
    if (verdict.kind !== 'unknown' && known.size < mostNames) known.set(host, verdict)
    return verdict
  }
}

function isLocal(host: string): boolean {
  const hostname = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/.exec(host)?.[1]
  return hostname !== undefined && isLocalHostname(hostname)
}
