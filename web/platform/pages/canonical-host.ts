// Redirects from the bare host name to www. The server does so too; this covers documents from a shared cache.

/** Origin to redirect to from `host`; undefined for any other host than the bare name. */
export function wwwOriginFor(host: string, publicOrigin: string): string | undefined {
  const canonical = new URL(publicOrigin)
  return canonical.hostname.startsWith('www.') && host === canonical.host.slice('www.'.length)
    ? canonical.origin
    : undefined
}

/** Redirects if necessary. True if the browser leaves this document. */
export function redirectToCanonicalHost(publicOrigin: string): boolean {
  const origin = wwwOriginFor(location.host, publicOrigin)
  if (!origin) return false
  location.replace(origin + location.pathname + location.search + location.hash)
  return true
}
