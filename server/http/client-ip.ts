// The client's IP address: the socket's, or the one that the outermost trusted proxy saw.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** Calls `warn` once per kind of problem: TRUSTED_PROXIES does not match the actual proxies. */
export function createClientIp(
  trustedProxies: number,
  warn: (message: string) => void,
): (request: IncomingMessage) => string {
  const trust = (_address: string, hop: number): boolean => hop < trustedProxies
  const warned = new Set<string>()
  const warnOnce = (message: string): void => {
    if (!warned.has(message)) warn(message)
    warned.add(message)
  }
  return (request) => {
    const socket = withoutIpv4Prefix(request.socket.remoteAddress ?? '')
    if (trustedProxies === 0) {
      if (request.headers['x-forwarded-for'] !== undefined) warnOnce(proxiesUnset)
      return socket
    }
    const hops = proxyAddr
      .all(request, trust)
      .slice(1, trustedProxies + 1)
      .map(withoutIpv4Prefix)
    const invalidAt = hops.findIndex((address) => isIP(address) === 0)
    if (invalidAt >= 0) warnOnce(addressWrong)
    // Entries beyond an invalid address cannot be trusted either.
    return (invalidAt < 0 ? hops : hops.slice(0, invalidAt)).at(-1) ?? socket
  }
}

const proxiesUnset =
  'A request carries X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy all shoppers share its address and its limits. Set TRUSTED_PROXIES to the number of proxies.'
const addressWrong =
  'X-Forwarded-For carries a value that is no IP address. It is not used: check TRUSTED_PROXIES and the proxy.'

function withoutIpv4Prefix(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
