// The true address of a caller: the socket's, or the one that the last trusted proxy saw.
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from 'proxy-addr'

export function createClientIp(trustedProxies: number): (request: IncomingMessage) => string {
  const trust = (_address: string, hop: number): boolean => hop < trustedProxies
  return (request) => {
    const address = trustedProxies === 0 ? request.socket.remoteAddress : proxyAddr(request, trust)
    return (address ?? '').replace(/^::ffff:/, '')
  }
}

/** What limits count by: one household or one machine, which for IPv6 is a network of 64 bits. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
