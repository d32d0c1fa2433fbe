// Counts a call against the limits of its operation. Whether it may be called at all is decided before.
import { normaliseEmail } from '#domain/customers/email.ts'
import type { Caller, SignedIn } from './context.ts'
import { networksOf } from './networks.ts'
import type { Limit, Operation } from './operation.ts'

/** Counts one call under `key`; returns the seconds to wait where it is one too many, else 0. */
export type CountCall = (key: string, limit: Pick<Limit, 'calls' | 'seconds'>) => Promise<number>

/**
 * All calls of one network together, whatever they ask for: twice what one catalogue read may take of it, and about a
 * quarter of one processor core.
 */
export const networkBudget = { per: 'ip', calls: 2_400, seconds: 60 } as const satisfies Limit

/** A 48-bit network of IPv6 may have several households in it, and gets so many times the limit of one. */
export const siteFactor = 4

export async function countNetwork(caller: Caller, countCall: CountCall): Promise<number> {
  return countOne('*', networkBudget, {}, caller, null, countCall)
}

/** The operation's limits in their order; the first one that is exceeded decides. */
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
  // A handle is the caller's to choose: it never stands for a customer who is signed in.
  if (limit.per === 'visitor')
    return countCall(key(customer ? `customer:${customer.id}` : caller.session), limit)
  const email = typeof input.email === 'string' ? normaliseEmail(input.email.slice(0, 300)).toLowerCase() : ''
  return countCall(key(limit.per === 'email' ? email : `${email} ${network}`), limit)
}
