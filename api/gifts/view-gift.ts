// Operations of a gift's recipient, who opens it by the code in the parcel: view, thank, exchange. The buyer gets an
// e-mail for thanks only.
import { z } from 'zod'
import { isRefusal } from '#domain/refusal.ts'
import { requestExchange } from '#services/gifts/exchange-gift.ts'
import { openGift, thankForGift } from '#services/gifts/open-gift.ts'
import { operation } from '../operation.ts'
import { idShape, textShape, emailShape } from '../shapes.ts'
import { giftView } from './gift-view.ts'
import { showGift } from './show-gift.ts'

const giftCode = textShape(40)

/** These limits and 55 random bits in a code make guessing impractical. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'ip', calls: 120, seconds: 3600 },
] as const

export const viewGiftOperation = operation({
  name: 'gift.view',
  summary: 'A gift by the code in its parcel, without prices and without data of the buyer.',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const gift = await openGift(context.db, typedCode)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const thankOperation = operation({
  name: 'gift.thank',
  summary: 'The recipient thanks the giver, who gets one e-mail.',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const gift = await thankForGift(typedCode, context)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const requestExchangeOperation = operation({
  name: 'gift.exchange',
  summary: 'The recipient requests another variant of a gift, or a voucher, within 99 days of the delivery.',
  input: z.strictObject({
    giftCode,
    lines: z
      .array(
        z.strictObject({
          id: idShape,
          quantity: z.int().min(1).max(99),
          /** The replacement variant; null: a voucher, which needs the e-mail. */
          wish: idShape.nullable(),
        }),
      )
      .max(50),
    /** E-mail for messages about the exchange; optional. */
    email: emailShape.default(''),
  }),
  output: giftView,
  refusals: ['gift-code-unknown', 'exchange-not-possible', 'email-format'],
  creates: true,
  limits,
  async run({ lines, ...input }, context) {
    const exchanged = lines.map(({ wish, ...line }) => ({ ...line, replacement: wish }))
    const gift = await requestExchange({ ...input, lines: exchanged }, context)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})
