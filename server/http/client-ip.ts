// The true address of a caller: the socket's, or the one that the last trusted proxy saw.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** `warn` is called once per kind of problem: the setting does not fit the proxies that stand before the shop. */
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
    const socket = plain(request.socket.remoteAddress ?? '')
    if (trustedProxies === 0) {
      if (request.headers['x-forwarded-for'] !== undefined) warnOnce(proxiesUnset)
      return socket
    }
    const hops = proxyAddr
      .all(request, trust)
      .slice(1, trustedProxies + 1)
      .map(plain)
    const wrong = hops.findIndex((address) => isIP(address) === 0)
    if (wrong >= 0) warnOnce(addressWrong)
    // What lies beyond a value that is no address cannot be believed either.
    return (wrong < 0 ? hops : hops.slice(0, wrong)).at(-1) ?? socket
  }
}

const proxiesUnset =
  'A request carries X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy all shoppers share its address and its limits. Set TRUSTED_PROXIES to the number of proxies.'
const addressWrong =
  'X-Forwarded-For carries a value that is no IP address. It is not used: check TRUSTED_PROXIES and the proxy.'

function plain(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
