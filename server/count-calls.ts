// Counts calls against an operation's limits, in the memory of this node.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CountCall } from '#api/endpoint.ts'
import type { Limit } from '#api/operation.ts'
import { networkOf } from './client-ip.ts'

export function createCountCalls(): CountCall {
  const limiters = new Map<Limit, RateLimiterMemory>()
  return async (name, limit, who) => {
    let limiter = limiters.get(limit)
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.calls, duration: limit.seconds })
      limiters.set(limit, limiter)
    }
    try {
      await limiter.consume(limit.per === 'ip' ? networkOf(who) : who)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}

export const countNothing: CountCall = async () => 0
