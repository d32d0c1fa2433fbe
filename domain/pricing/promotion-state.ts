// Whether a promotion applies now, or why not.
import type { Usage } from './check-promotion.ts'

export const promotionStates = ['running', 'paused', 'planned', 'ended', 'used-up'] as const
export type PromotionState = (typeof promotionStates)[number]

type Switched = Pick<Usage, 'startsAt' | 'endsAt' | 'usageLimit'> & {
  readonly active: boolean
  readonly uses: number
}

export function stateOf(
  { active, startsAt, endsAt, usageLimit, uses }: Switched,
  now: number,
): PromotionState {
  if (endsAt && endsAt <= now) return 'ended'
  if (!active) return 'paused'
  if (startsAt && startsAt > now) return 'planned'
  return usageLimit !== null && uses >= usageLimit ? 'used-up' : 'running'
}
