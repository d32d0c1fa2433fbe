// Which addresses of the internet the shop may fetch from: none inside of its own network.
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

export type Reach = {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>
  allows(address: string, port: number): boolean
}

/** Private, local, shared and reserved networks (RFC 6890 and its successors). */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Parts of 2000::/3 that lead elsewhere: Teredo and protocols, documentation, 6to4. */
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  // Everything but 2000::/3 is local or a disguised IPv4 address.
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  return !closed.check(address, 'ipv4')
}

export const publicReach: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  allows: (address, port) => isPublic(address) && (port === 80 || port === 443),
}
