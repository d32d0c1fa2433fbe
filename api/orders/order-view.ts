// An order as its customer sees it. With a `masked` link the address shows city and first letters only.
import { z } from 'zod'
import { orderStatuses } from '#domain/order.ts'
import { discountView } from '../cart/cart-view.ts'
import { countryShape, moneyShape, pictureShape } from '../shapes.ts'

export const orderView = z
  .object({
    number: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(['unpaid', 'paid', 'partially-refunded', 'refunded']),
    /** How the payment stands at its provider; `confirming` may take minutes. */
    payment: z.enum(['open', 'confirming', 'paid', 'failed', 'cancelled', 'refunded']),
    /** Milliseconds. */
    placedAt: z.number(),
    /** Until then an unpaid order holds its stock, in milliseconds; null once paid or cancelled. */
    heldUntil: z.number().nullable(),
    email: z.string(),
    remark: z.string(),
    /** Whether address and e-mail are masked. */
    masked: z.boolean(),
    lines: z.array(
      z.object({
        productKey: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: pictureShape.nullable(),
        quantity: z.int(),
        unitPrice: moneyShape,
        total: moneyShape,
        personalisation: z.string(),
        giftMessage: z.string(),
        wrap: z.boolean(),
      }),
    ),
    totals: z.object({
      subtotal: moneyShape,
      giftWrap: moneyShape,
      shippingFee: moneyShape,
      discount: moneyShape,
      total: moneyShape,
    }),
    discounts: z.array(discountView.omit({ freeShipping: true })),
    delivery: z.object({
      /** Address lines in the country's own order. */
      address: z.array(z.string()),
      country: countryShape,
      method: z.string(),
      shipsOn: z.string(),
      earliest: z.string(),
      latest: z.string(),
    }),
    shipments: z.array(
      z.object({
        carrier: z.string(),
        trackingNumber: z.string(),
        shippedAt: z.number(),
        deliveredAt: z.number().nullable(),
      }),
    ),
    /** Oldest first; `kind` is an event of domain/order.ts. */
    timeline: z.array(z.object({ kind: z.string(), at: z.number() })),
  })
  .meta({ id: 'Order' })

export type OrderView = z.output<typeof orderView>
