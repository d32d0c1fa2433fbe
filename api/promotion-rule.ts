// Schema of a promotion's rule, for staff who write it and for carts that show it.
import { z } from 'zod'
import { currencyShape, keyShape } from './shapes.ts'

const amounts = z.partialRecord(currencyShape, z.int())
const keys = z.array(keyShape).max(200).readonly()

const conditions = {
  minQuantity: z.int().exactOptional(),
  minSubtotal: amounts.exactOptional(),
  categories: keys.exactOptional(),
  tags: keys.exactOptional(),
  currencies: z.array(currencyShape).readonly().exactOptional(),
  exclusive: z.boolean().exactOptional(),
}

/** domain/pricing/check-promotion.ts has the rules. */
export const ruleShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), basisPoints: z.int(), ...conditions }),
  z.strictObject({
    kind: z.literal('buy-more'),
    tiers: z
      .array(z.strictObject({ minQuantity: z.int(), basisPoints: z.int() }))
      .max(20)
      .readonly(),
    ...conditions,
  }),
  z.strictObject({ kind: z.literal('amount'), amounts, ...conditions }),
  z.strictObject({ kind: z.literal('free-shipping'), ...conditions }),
])
