// Operations for an order that staff place for a customer: its price, and placing it.
import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import { maxLines } from '#domain/orders/cart.ts'
import { maxDeliveries } from '#domain/orders/sharing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { placeManualOrder, quoteManualOrder } from '#services/orders/place-manual-order.ts'
import { giftRefusals, itemInput } from '../../cart/add-to-cart.ts'
import { digest } from '../../idempotency.ts'
import { ordersOperation } from '../../operation.ts'
import { buyerInput, deliveryInput } from '../../orders/place-order.ts'
import { countryShape, idShape, localeShape, moneyShape, quantityShape, textShape } from '../../shapes.ts'

const itemShare = z.strictObject({
  /** Position in `items`. */
  item: z.int().min(0),
  quantity: quantityShape,
})

export const manualOrderShape = z.strictObject({
  locale: localeShape,
  items: z.array(itemInput).max(maxLines),
  couponCode: textShape(50).nullable().default(null),
  buyer: buyerInput,
  deliveries: z
    .array(deliveryInput.omit({ lines: true }).extend({ items: z.array(itemShare).nullable().default(null) }))
    .min(1)
    .max(maxDeliveries),
  remark: textShape(500).default(''),
})

/** Names the draft: a repeated call changes the same cart, and places one order. */
const draft = idShape

const cartRefusals = [
  'product-gone',
  'out-of-stock',
  'not-enough-stock',
  'cart-full',
  'quantity-out-of-range',
  ...giftRefusals,
  'busy',
] as const satisfies readonly RefusalCode[]

export const quoteOrderOperation = ordersOperation('admin.quoteOrder', {
  summary: 'Prices and shipping methods of an order that staff prepare.',
  input: z.strictObject({ draft, order: manualOrderShape }),
  output: z.object({
    deliveries: z.array(
      z.object({
        methods: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            fee: moneyShape,
            earliest: z.string(),
            latest: z.string(),
          }),
        ),
      }),
    ),
    discounts: z.array(z.object({ name: z.string(), amount: moneyShape })),
    subtotal: moneyShape,
    giftWrap: moneyShape,
    shippingFee: moneyShape.nullable(),
    salesTax: moneyShape,
    total: moneyShape,
    /** Countries of sale. */
    markets: z.array(countryShape),
  }),
  refusals: cartRefusals,
  async run({ draft: id, order }, context) {
    const quoted = await quoteManualOrder(id, order, context)
    if (isRefusal(quoted)) return quoted
    const { priced, totals, deliveries } = quoted.quoted
    const { locale } = context.caller
    const t = translateFor(locale)
    return {
      ...totals,
      deliveries: deliveries.map(({ methods }) => ({
        methods: methods.map((each) => ({
          ...each,
          name: methodText(context.settings, each.id, locale, t).name,
        })),
      })),
      discounts: priced.discounts,
      markets: context.settings.markets,
    }
  },
})

export const placeManualOrderOperation = ordersOperation('admin.placeOrder', {
  summary:
    'Places an order for a customer, who has paid outside of the shop or receives a link to pay. A repeated draft places it once.',
  input: z.strictObject({
    draft,
    order: manualOrderShape,
    /** The total that staff agreed with the customer. */
    total: moneyShape,
    paidBy: z.enum(['outside', 'link']),
  }),
  output: z.object({ number: z.string() }),
  run: ({ draft: id, order, total, paidBy }, context) =>
    placeManualOrder(id, order, { total, paidBy, requestHash: digest(JSON.stringify(order)) }, context),
})
