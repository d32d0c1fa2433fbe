// What the shop can tell of a visitor's connection. The address is shortened: it is for display, not for tracking.
import { isIP } from 'node:net'
import { z } from 'zod'
import { operation } from '../operation.ts'

export const viewVisitor = operation({
  name: 'visitor.view',
  summary: "The visitor's shortened address and the country the shop shows.",
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({}),
  output: z.object({ ip: z.string(), code: z.string() }),
  refusals: [],
  silent: true,
  run: async (_input, { caller }) => ({ ip: shortened(caller.ip), code: caller.country }),
})

/** The last part of an IPv4 address, and all behind the /48 of an IPv6 address, become zero. */
function shortened(ip: string): string {
  if (isIP(ip) === 4) return ip.replace(/\d+$/, '0')
  return isIP(ip) === 6 ? `${ip.split(':').slice(0, 3).join(':')}::` : ''
}
