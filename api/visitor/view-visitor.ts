// Operation visitor.view: the visitor's country and shortened address, for display and not for tracking.
import { isIP } from 'node:net'
import { z } from 'zod'
import { operation } from '../operation.ts'

export const viewVisitorOperation = operation('visitor.view', {
  summary: "The visitor's shortened IP address and the selected country.",
  output: z.object({ ip: z.string(), code: z.string() }),
  silent: true,
  run: async (_input, { caller }) => ({ ip: shortenAddress(caller.ip), code: caller.country }),
})

/** Sets the last octet of an IPv4 address, or everything after the /48 of an IPv6 address, to zero. */
function shortenAddress(ip: string): string {
  if (isIP(ip) === 4) return ip.replace(/\d+$/, '0')
  return isIP(ip) === 6 ? `${ip.split(':').slice(0, 3).join(':')}::` : ''
}
