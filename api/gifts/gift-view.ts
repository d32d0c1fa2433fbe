// A gift as its recipient sees it: what is in the parcel, where it is, what may be exchanged. Never a price, and
// nothing of the buyer.
import { z } from 'zod'
import { countryShape, pictureShape } from '../shapes.ts'

export const giftView = z
  .object({
    state: z.enum(['waiting', 'shipped', 'delivered']),
    /** Plain dates. */
    earliest: z.string(),
    latest: z.string(),
    message: z.string(),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: pictureShape.nullable(),
        quantity: z.int(),
        personalisation: z.string(),
        giftMessage: z.string(),
        /** How many may be exchanged now. */
        exchangeable: z.int(),
        /** Made with a personal text: there is no other like it. */
        personal: z.boolean(),
        /** Variants of the same gift that may be had instead. */
        others: z.array(z.object({ id: z.string(), optionsText: z.string() })),
      }),
    ),
    shipments: z.array(
      z.object({ carrier: z.string(), trackingNumber: z.string(), link: z.string().nullable() }),
    ),
    /** The last day to ask for an exchange; null while there is none. */
    exchangeUntil: z.string().nullable(),
    /** Oldest first. */
    exchanges: z.array(
      z.object({
        reference: z.string(),
        status: z.enum(['asked', 'approved', 'refused']),
        answer: z.string(),
        parcel: z
          .object({ carrier: z.string(), trackingNumber: z.string(), link: z.string().nullable() })
          .nullable(),
      }),
    ),
    /** Where what is exchanged is sent back to. */
    seller: z.object({ lines: z.array(z.string()), country: countryShape }),
  })
  .meta({ id: 'Gift' })

export type GiftView = z.output<typeof giftView>
