// The networks that an address belongs to. Limits count networks: one machine has many addresses.
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Narrowest first. IPv4: the address itself. IPv6: its 64 bits, which one household or phone has, and its 48 bits,
 * which one site can have (RFC 6177): who has a whole site changes the 64 bits at will.
 */
export function networksOf(ip: string): readonly string[] {
  if (!isIPv6(ip)) return [ip]
  const groups = groupsOf(ip)
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** The eight groups without leading zeros, so that one network has one name. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** What the database keeps of a network: the widest one's hash, which tells nothing without the shop's secret. */
export function networkHash(secret: string, ip: string): string {
  const network = networksOf(ip).at(-1)
  return createHmac('sha256', secret).update(`network.${network}`).digest('base64url').slice(0, 22)
}
