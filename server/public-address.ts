// The addresses at which a shop is reached.

export function isLocalHostname(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  )
}

/** The api subdomain beside www. Local names and IP addresses have none: the origin stays the same. */
export function apiOriginFor(publicOrigin: string): string {
  const { protocol, host, hostname, origin: same } = new URL(publicOrigin)
  const isAddress = isLocalHostname(hostname) || hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isAddress ? same : `${protocol}//api.${host.replace(/^www\./, '')}`
}
