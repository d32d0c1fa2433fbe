// Who sells, as the law wants it told.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { countryShape } from '../shapes.ts'

export const sellerView = z.object({
  /** Name and address, as on an envelope. */
  lines: z.array(z.string()),
  country: countryShape,
  email: z.string(),
  vatId: z.string().nullable(),
})

export const showSeller = operation({
  name: 'shop.seller',
  summary: 'Who sells: name, address, e-mail and tax number.',
  method: 'GET',
  who: 'anyone',
  input: z.strictObject({}),
  output: sellerView,
  refusals: [],
  run: async (_input, { seller }) => ({ ...seller, lines: [...seller.lines] }),
})
