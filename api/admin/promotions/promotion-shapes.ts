// Schemas of promotions and coupons.
import { z } from 'zod'
import type { Usage } from '#domain/pricing/check-promotion.ts'
import { promotionStates } from '#domain/pricing/promotion-state.ts'
import { currencyShape, keyShape, localeShape, textShape } from '../../shapes.ts'

const amounts = z.partialRecord(currencyShape, z.int())
const keys = z.array(keyShape).max(200)

const conditions = {
  minQuantity: z.int().exactOptional(),
  minSubtotal: amounts.exactOptional(),
  categories: keys.exactOptional(),
  tags: keys.exactOptional(),
  currencies: z.array(currencyShape).exactOptional(),
  exclusive: z.boolean().exactOptional(),
}

/** domain/pricing/check-promotion.ts has the rules. */
export const ruleShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), basisPoints: z.int(), ...conditions }),
  z.strictObject({
    kind: z.literal('buy-more'),
    tiers: z.array(z.strictObject({ minQuantity: z.int(), basisPoints: z.int() })).max(20),
    ...conditions,
  }),
  z.strictObject({ kind: z.literal('amount'), amounts, ...conditions }),
  z.strictObject({ kind: z.literal('free-shipping'), ...conditions }),
])

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
