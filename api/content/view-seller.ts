// Operation shop.seller: the seller's legal details.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { countryShape } from '../shapes.ts'

export const sellerView = z.object({
  /** Name and address as lines of a postal label. */
  lines: z.array(z.string()),
  country: countryShape,
  email: z.string(),
  vatId: z.string().nullable(),
})

export const viewSellerOperation = operation({
  name: 'shop.seller',
  summary: 'The seller: name, address, e-mail and VAT number.',
  who: 'anyone',
  input: z.strictObject({}),
  output: sellerView,
  run: async (_input, { settings: { seller } }) => ({ ...seller, lines: [...seller.lines] }),
})
