// Operation cart.changeGift: sets gift message and wrapping of a cart line.
import { z } from 'zod'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { changeGift } from '#domain/orders/cart.ts'
import { refuse } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { idShape, textShape, wrapInput } from '../shapes.ts'
import { cartView } from './cart-view.ts'
import { changeAndShow } from './show-cart.ts'
import { checkGift } from '#services/cart/check-gift.ts'

export const changeLineGiftOperation = operation({
  name: 'cart.changeGift',
  summary: 'Sets gift message and wrapping of a cart line.',
  who: 'visitor',
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
    changeAndShow(context, {
      decide(cart, facts) {
        const line = cart.lines.find((candidate) => candidate.id === lineId)
        if (!line) return refuse('line-unknown')
        const fact = facts.get(line.variantId)
        if (!fact) return refuse('product-gone')
        // The personalisation was checked when the line was added.
        return (
          checkGift({ ...gift, personalisation: '', withoutText: true }, fact) ??
          changeGift(cart, lineId, gift)
        )
      },
    }),
})
