// Counts a call against the network's budget and the operation's limits. Authorisation is checked elsewhere.
import { normaliseEmail } from '#domain/customers/email.ts'
import { networksOf } from '#services/networks.ts'
import type { SignedIn } from '#services/visitor.ts'
import type { Caller } from './context.ts'
import type { Limit, Operation } from './operation.ts'

/** Counts one call under `key`. Returns 0, or the seconds to wait when the limit is exceeded. */
export type CountCall = (key: string, limit: Pick<Limit, 'calls' | 'seconds'>) => Promise<number>

/**
 * Limit for all calls of one network together. It is twice the limit of one catalogue read: about a quarter of a
 * processor core.
 */
export const networkBudget = { per: 'ip', calls: 2_400, seconds: 60 } as const satisfies Limit

/** An IPv6 /48 network may hold several households; its limits are this many times those of one /64 network. */
export const siteFactor = 4

/** Counts against the network's budget. Returns 0, or the seconds to wait. */
export async function countNetwork(caller: Caller, countCall: CountCall): Promise<number> {
  return countOne('*', networkBudget, {}, caller, null, countCall)
}

/** Counts the operation's limits in their order. Returns 0, or the seconds to wait of the first exceeded limit. */
export async function countLimits(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  caller: Caller,
  customer: SignedIn | null,
  countCall: CountCall,
): Promise<number> {
  for (const limit of operation.limits ?? []) {
    const wait = await countOne(operation.name, limit, input, caller, customer, countCall)
    if (wait > 0) return wait
  }
  return 0
}

async function countOne(
  name: string,
  limit: Limit,
  input: Readonly<Record<string, unknown>>,
  caller: Caller,
  customer: SignedIn | null,
  countCall: CountCall,
): Promise<number> {
  const key = (who: string): string => `${name} ${limit.per} ${limit.seconds} ${who}`
  const [network = '', site] = networksOf(caller.ip)
  if (limit.per === 'ip') {
    const wait = await countCall(key(network), limit)
    if (wait > 0 || site === undefined) return wait
    return countCall(key(site), { ...limit, calls: limit.calls * siteFactor })
  }
  // A caller can choose any session id, so signed-in customers are counted by id.
  if (limit.per === 'visitor')
    return countCall(key(customer ? `customer:${customer.id}` : caller.session), limit)
  const email = typeof input.email === 'string' ? normaliseEmail(input.email.slice(0, 300)).toLowerCase() : ''
  return countCall(key(limit.per === 'email' ? email : `${email} ${network}`), limit)
}
