// Operation cart.add: adds a variant with optional personalisation, gift message and wrap.
import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import { newId } from '#data/ids.ts'
import { addLine } from '#domain/orders/cart.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { refuse } from '#domain/refusal.ts'
import { checkGift, isWithoutText } from '#services/cart/check-gift.ts'
import { onceOf } from '../idempotency.ts'
import { operation } from '../operation.ts'
import { idShape, personalisationShape, quantityShape, textShape, wrapInput } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const itemInput = z.strictObject({
  variantId: idShape,
  quantity: quantityShape,
  personalisation: personalisationShape.default(''),
  /** For a personalisable product: it is ordered without a text. */
  withoutText: z.boolean().default(false),
  giftMessage: textShape(maxGiftMessage).default(''),
  ...wrapInput,
})

/** Of `checkPersonalisationOf`. */
export const textRefusals = [
  'personalisation-not-possible',
  'personalisation-missing',
  'personalisation-too-long',
  'personalisation-bad-characters',
  'personalisation-not-in-alphabet',
] as const satisfies readonly RefusalCode[]

/** Of `checkGift`. */
export const giftRefusals = [
  ...textRefusals,
  'gift-message-too-long',
  'gift-message-bad-characters',
  'wrap-not-possible',
] as const satisfies readonly RefusalCode[]

export const addToCartOperation = operation('cart.add', {
  summary: 'Adds a variant to the cart. Adding the same gift again raises its quantity.',
  input: itemInput,
  output: cartView,
  refusals: [
    'product-gone',
    'out-of-stock',
    'not-enough-stock',
    'quantity-out-of-range',
    'cart-full',
    ...giftRefusals,
    'idempotency-key-reused',
    'busy',
  ],
  idempotency: 'accepted',
  limits: [{ per: 'ip', calls: 600, seconds: 60 }],
  run: (input, context) =>
    changeAndShow(context, {
      variantIds: [input.variantId],
      once: onceOf('cart.add', input, context.caller),
      decide(cart, facts) {
        const fact = facts.get(input.variantId)
        if (!fact) return refuse('product-gone')
        const line = { ...input, withoutText: isWithoutText(input, fact) }
        return checkGift(input, fact) ?? addLine(cart, line, newId(context.now()), fact.stock)
      },
    }),
})
