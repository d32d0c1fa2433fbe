// The networks of an address. Limits count networks because one machine can have many addresses.
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Networks of an address, narrowest first. IPv4: the address itself. IPv6: the /64 of one household or phone, and the
 * /48 of one site (RFC 6177). A site can change its /64 freely.
 */
export function networksOf(ip: string): readonly string[] {
  if (!isIPv6(ip)) return [ip]
  const groups = groupsOf(ip)
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** The eight groups without leading zeros: one spelling for each network. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** Keyed hash of the widest network. The database stores only this hash; without the secret it reveals nothing. */
export function networkHash(secret: string, ip: string): string {
  const network = networksOf(ip).at(-1)
  return createHmac('sha256', secret).update(`network.${network}`).digest('base64url').slice(0, 22)
}
