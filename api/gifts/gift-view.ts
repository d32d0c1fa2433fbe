// Schema of a gift for its recipient: contents, parcels and possible exchanges. It contains no prices and no data of
// the buyer.
import { z } from 'zod'
import { countryShape, drawnPictureShape, wrappingShape } from '../shapes.ts'

export const giftView = z
  .object({
    state: z.enum(['waiting', 'shipped', 'delivered']),
    /** Plain dates. */
    earliest: z.string(),
    latest: z.string(),
    message: z.string(),
    /** First name on the parcel; '' if it has none. */
    recipient: z.string(),
    /** Of the first wrapped gift. */
    wrapping: wrappingShape.nullable(),
    /** The recipient has thanked the giver. */
    isThanked: z.boolean(),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: drawnPictureShape.nullable(),
        quantity: z.int(),
        personalisation: z.string(),
        giftMessage: z.string(),
        /** Quantity that can be exchanged now. */
        exchangeable: z.int(),
        /** Has a personalisation, so it cannot be exchanged. */
        personal: z.boolean(),
        /** Variants of the same product that are possible replacements. */
        others: z.array(z.object({ id: z.string(), optionsText: z.string() })),
      }),
    ),
    shipments: z.array(
      z.object({ carrier: z.string(), trackingNumber: z.string(), link: z.string().nullable() }),
    ),
    /** Last day to request an exchange; null if not possible. */
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
    /** The address for returned goods. */
    seller: z.object({ lines: z.array(z.string()), country: countryShape }),
  })
  .meta({ id: 'Gift' })

export type GiftView = z.output<typeof giftView>
