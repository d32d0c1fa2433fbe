// Operations of one cart line: cart.changeQuantity, cart.changeGift, cart.changeText and cart.remove.
import { z } from 'zod'
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { changeQuantity, changeGift, changeText, removeLine, type Cart } from '#domain/orders/cart.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { checkGift, checkPersonalisationOf, isWithoutText } from '#services/cart/check-gift.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { idShape, personalisationShape, quantityShape, textShape, wrapInput } from '../shapes.ts'
import { textRefusals } from './add-to-cart.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'

export const changeLineQuantityOperation = operation('cart.changeQuantity', {
  summary: 'Sets the quantity of a cart line, from 1 to 99.',
  input: z.strictObject({ lineId: idShape, quantity: quantityShape }),
  output: cartView,
  refusals: ['line-unknown', 'out-of-stock', 'not-enough-stock', 'quantity-out-of-range', 'busy'],
  run: ({ lineId, quantity }, context) =>
    changeAndShow(context, {
      decide(cart, facts) {
        const variantId = cart.lines.find((line) => line.id === lineId)?.variantId
        return changeQuantity(cart, lineId, quantity, (variantId && facts.get(variantId)?.stock) || 0)
      },
    }),
})

/** `decide` is called for a line that exists and whose product does. */
function changeLine<Code extends string>(
  lineId: string,
  context: Context,
  decide: (cart: Cart, fact: VariantFacts) => Cart | Refusal<Code>,
) {
  return changeAndShow<Code | 'line-unknown' | 'product-gone'>(context, {
    decide(cart, facts) {
      const line = cart.lines.find(({ id }) => id === lineId)
      if (!line) return refuse('line-unknown')
      const fact = facts.get(line.variantId)
      return fact ? decide(cart, fact) : refuse('product-gone')
    },
  })
}

export const changeLineGiftOperation = operation('cart.changeGift', {
  summary: 'Sets gift message and wrapping of a cart line.',
  input: z.strictObject({ lineId: idShape, giftMessage: textShape(maxGiftMessage), ...wrapInput }),
  output: cartView,
  refusals: [
    'line-unknown',
    'product-gone',
    'gift-message-too-long',
    'gift-message-bad-characters',
    'wrap-not-possible',
    'busy',
  ],
  run: ({ lineId, ...gift }, context) =>
    changeLine(
      lineId,
      context,
      (cart, fact) =>
        // The personalisation was checked when the line was added.
        checkGift({ ...gift, personalisation: '', withoutText: true }, fact) ??
        changeGift(cart, lineId, gift),
    ),
})

export const changeLineTextOperation = operation('cart.changeText', {
  summary: 'Sets the personal text of a cart line. A line that is the same then becomes part of it.',
  input: z.strictObject({
    lineId: idShape,
    personalisation: personalisationShape,
    withoutText: z.boolean().default(false),
  }),
  output: cartView,
  refusals: ['line-unknown', 'product-gone', 'quantity-out-of-range', ...textRefusals, 'busy'],
  run: ({ lineId, ...text }, context) =>
    changeLine(
      lineId,
      context,
      (cart, fact) =>
        checkPersonalisationOf(text, fact) ??
        changeText(cart, lineId, {
          personalisation: text.personalisation,
          withoutText: isWithoutText(text, fact),
        }),
    ),
})

export const removeFromCartOperation = operation('cart.remove', {
  summary: 'Removes a line from the cart. Removing it again changes nothing.',
  input: z.strictObject({ lineId: idShape }),
  output: cartView,
  refusals: ['busy'],
  run: ({ lineId }, context) => changeAndShow(context, { decide: (cart) => removeLine(cart, lineId) }),
})
