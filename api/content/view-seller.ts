// Operation shop.seller: the seller's legal details, and how soon messages are answered.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { countryShape } from '../shapes.ts'

/** The seller's legal details. */
export const sellerView = z.object({
  /** Name and address as lines of a postal label. */
  lines: z.array(z.string()),
  country: countryShape,
  email: z.string(),
  vatId: z.string().nullable(),
})

const contactView = sellerView.extend({
  /** Working days in which messages are answered; 0: unknown. */
  answerDays: z.number(),
})

export const viewSellerOperation = operation('shop.seller', {
  summary: 'The seller: name, address, e-mail, VAT number, and how soon messages are answered.',
  who: 'anyone',
  output: contactView,
  run: async (_input, { settings: { seller, answerDays } }) => ({
    ...seller,
    lines: [...seller.lines],
    answerDays,
  }),
})
