// The shop lives at www: whoever stands at the bare name is sent there. The server does the same; this is
// for documents that came from a cache in between.

/** The origin to go to from `host`, or undefined where it is fine. Only names we know are ever changed. */
export function wwwOriginFor(host: string, publicOrigin: string): string | undefined {
  const known = new URL(publicOrigin)
  return known.hostname.startsWith('www.') && host === known.host.slice('www.'.length)
    ? known.origin
    : undefined
}

/** True when the browser is leaving this document. */
export function leaveBareHost(publicOrigin: string): boolean {
  const origin = wwwOriginFor(location.host, publicOrigin)
  if (!origin) return false
  location.replace(origin + location.pathname + location.search + location.hash)
  return true
}
