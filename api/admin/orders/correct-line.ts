// Operations on a line of an order that is not packed: what a correction would change, and the correction.
import { z } from 'zod'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { planCorrection, variantsOfLine } from '#services/orders/plan-correction.ts'
import { giftRefusals } from '../../cart/add-to-cart.ts'
import { ordersOperation } from '../../operation.ts'
import { idShape, moneyShape, personalisationShape } from '../../shapes.ts'
import { lacksProof, orderOperation } from './change-order.ts'

const correction = {
  number: z.string().max(30),
  line: idShape,
  /** A variant of the same product; null keeps the variant. */
  variantId: idShape.nullable(),
  /** How many gifts remain; null keeps them all. */
  quantity: z.int().min(0).max(maxQuantity).nullable(),
  /** '': without a text; null keeps the text. */
  personalisation: personalisationShape.nullable(),
}

const refusals = [
  'order-under-way',
  'line-not-exchangeable',
  'line-dearer',
  'line-unpaid',
  'last-gift',
  'payment-disputed',
  ...giftRefusals,
] as const

export const previewLineOperation = ordersOperation('admin.previewLine', {
  summary:
    'What a correction of a line would refund, and the variants that can take its place. Writes nothing.',
  input: z.strictObject(correction),
  output: z.object({
    refund: moneyShape,
    variants: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        optionsText: z.string(),
        price: moneyShape,
        stock: z.int(),
        /** Costs more than the gift that it would replace. */
        isDearer: z.boolean(),
      }),
    ),
  }),
  refusals: ['order-unknown', ...refusals],
  async run({ number, ...input }, { db, now }) {
    const loaded = await loadStaffOrder(db, number, now())
    if (isRefusal(loaded)) return loaded
    const { order } = loaded
    const plan = await planCorrection(db, order, input)
    if (isRefusal(plan)) return plan
    const { line, refund } = plan
    const variants = await variantsOfLine(db, order, line)
    return {
      refund: money(refund, order.currency),
      variants: variants.map(({ variantId, sku, optionsText, price, stock }) => ({
        id: variantId,
        sku,
        optionsText,
        price,
        stock,
        isDearer: variantId !== line.variantId && price.minor > line.currentPrice,
      })),
    }
  },
})

export const correctLineOperation = orderOperation('admin.correctLine', {
  summary:
    'Changes a line before it is packed: fewer gifts, a variant that is not dearer, the personal text. Refunds the difference; a large refund needs a recent proof.',
  permission: 'orders',
  input: z.strictObject({
    ...correction,
    /** What the preview said, in minor units. */
    refund: z.int().min(0),
    /** `seen` of the order that the member looks at. */
    seen: z.string().max(40),
  }),
  refusals: ['order-changed', 'replacement-sold-out', 'proof-needed', ...refusals],
  async change(order, { seen, refund, ...input }, context) {
    if (lacksProof(money(refund, order.currency), context)) return refuse('proof-needed')
    const corrected = await correctLine(context.db, order.id, input, { seen, refund }, context.now())
    return isRefusal(corrected) ? corrected : null
  },
})
