// Schemas of promotions and coupons.
import { z } from 'zod'
import type { Usage } from '#domain/pricing/check-promotion.ts'
import { promotionStates } from '#domain/pricing/promotion-state.ts'
import { ruleShape } from '../../promotion-rule.ts'
import { currencyShape, localeShape, textShape } from '../../shapes.ts'

const ms = z.number().int().min(0).max(8.64e15).nullable()

export const usageShape = {
  startsAt: ms,
  endsAt: ms,
  usageLimit: z.int().nullable(),
  oncePerCustomer: z.boolean(),
}

export function showUsage({ startsAt, endsAt, usageLimit, oncePerCustomer }: Usage): Usage {
  return { startsAt, endsAt, usageLimit, oncePerCustomer }
}

export const promotionInput = {
  rule: ruleShape,
  names: z.partialRecord(localeShape, textShape(100)),
  automatic: z.boolean(),
  position: z.int(),
  ...usageShape,
}

export const promotionShape = z.object({
  key: z.string(),
  ...promotionInput,
  names: z.partialRecord(localeShape, z.string()),
  /** In the caller's language. */
  name: z.string(),
  state: z.enum(promotionStates),
  uses: z.int(),
  /** Paid orders of them. Nodes of the release before do not send it. */
  orders: z.int().exactOptional(),
  /** Discounts of paid orders. */
  given: z.array(z.object({ minor: z.int(), currency: currencyShape })),
  coupons: z.array(z.string()),
})

export const couponShape = z.object({
  code: z.string(),
  promotion: z.string(),
  ...usageShape,
  used: z.int(),
  /** The only customer who may use it; null for everybody with the code. */
  customer: z.string().nullable(),
})
