// Operation checkout.quote: the cart priced for its recipients, with shipping methods, fees and dates.
import { z } from 'zod'
import { loadCart, newCart } from '#data/orders/carts.ts'
import { newId } from '#data/ids.ts'
import { stateCode } from '#domain/delivery/address.ts'
import { addDays, plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { maxDaysAhead, orderBy, warehouse } from '#domain/delivery/delivery.ts'
import { nextOccasions } from '#domain/calendar/occasion.ts'
import { adaptShares, pricingCountry, maxDeliveries } from '#domain/orders/sharing.ts'
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import { shippingMethodIds } from '#domain/delivery/shipping-zones.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { cartView } from '../cart/cart-view.ts'
import { readCart } from '#services/cart/read-cart.ts'
import { showCart } from '../cart/show-cart.ts'
import { cartOwner } from '#services/owner.ts'
import { operation } from '../operation.ts'
import { countryShape, dayShape, moneyShape, sharesShape, textShape } from '../shapes.ts'
import { offeredPayments } from '#services/payment/offered-payments.ts'
import { quote, type QuotedDelivery } from '#services/checkout/quote.ts'

const maxOccasions = 4
const methodId = z.enum(shippingMethodIds)

/** Quote of one delivery. Days are plain dates. */
const quotedDelivery = z.object({
  methods: z.array(
    z.object({
      id: methodId,
      fee: moneyShape,
      shipsOn: z.string(),
      earliest: z.string(),
      latest: z.string(),
    }),
  ),
  shippingMethod: methodId.nullable(),
  /** False: none of the goods are sent, so no method needs to be chosen. */
  requiresShipping: z.boolean(),
  /** The requested delivery date; null if none was requested or it is not possible. */
  arriveOn: z.string().nullable(),
  /** Arrival by the selected method, on the requested date if possible. */
  earliest: z.string(),
  latest: z.string(),
  /** First and last selectable delivery date. */
  days: z.object({ first: z.string(), last: z.string() }),
  /** Next occasions of the country. `by` is the last day to order by the selected method; null if it has passed. */
  occasions: z.array(
    z.object({ occasion: z.string(), name: z.string(), on: z.string(), by: z.string().nullable() }),
  ),
})

export const quoteCheckoutOperation = operation({
  name: 'checkout.quote',
  summary: 'The cart priced for its recipients, with shipping methods, fees and dates.',
  who: 'visitor',
  input: z.strictObject({
    /**
     * The buyer's country. It determines the currency if there are several recipients; otherwise the country of
     * delivery does.
     */
    country: countryShape,
    deliveries: z
      .array(
        z.strictObject({
          country: countryShape,
          /** Code of the state, for sales tax in the United States. */
          state: textShape(40).default(''),
          shippingMethod: methodId.nullable(),
          arriveOn: dayShape.nullable().default(null),
          /** Default null: the whole cart. Shares that no longer match the cart are adjusted. */
          lines: sharesShape.nullable().default(null),
        }),
      )
      .min(1)
      .max(maxDeliveries),
  }),
  output: z.object({
    cart: cartView,
    deliveries: z.array(quotedDelivery),
    /** Payment methods for `order.place`, the usual one first. */
    payments: z.array(z.object({ name: z.string(), kinds: z.array(z.enum(paymentKinds)) })),
  }),
  refusals: [],
  async run({ country, deliveries }, context) {
    const { db } = context
    const now = context.now()
    const cart = (await loadCart(db, cartOwner(context))) ?? newCart(newId(now))
    const read = await readCart(context, cart, pricingCountry(country, deliveries))
    const several = deliveries.length > 1
    const shares = adaptShares(
      cart.lines,
      deliveries.map(({ lines }) => lines ?? []),
    )
    const requested = deliveries.map((each, i) => {
      return { ...each, state: stateCode(each.country, each.state), lines: several ? shares[i]! : null }
    })
    const quoted = quote(read, requested, context.settings, now)
    const order = { country: read.country, total: quoted.totals.total }
    const payments = await offeredPayments(context, order)
    return {
      payments: payments.map((each) => ({ name: each.name, kinds: [...each.kinds()] })),
      cart: { ...showCart(read, context, quoted.shippingFee), totals: quoted.totals },
      deliveries: quoted.deliveries.map((delivery) =>
        showDelivery(delivery, now, translateFor(context.caller.locale)),
      ),
    }
  },
})

function showDelivery(
  { country, handlingDays, requiresShipping, methods, chosen }: QuotedDelivery,
  now: number,
  t: Translate,
) {
  const soonest = methods.find(({ id }) => id === chosen?.id) ?? methods[0]
  const route = { country, method: chosen?.id ?? 'standard', handlingDays } as const
  const last = addDays(plainDateIn(now, warehouse.timeZone), maxDaysAhead)
  const today = plainDateIn(now, timeZones[country])
  return {
    methods,
    shippingMethod: chosen?.id ?? null,
    requiresShipping,
    arriveOn: chosen?.arriveOn ?? null,
    earliest: (chosen ?? soonest)?.earliest ?? '',
    latest: (chosen ?? soonest)?.latest ?? '',
    days: { first: soonest?.latest ?? last, last },
    occasions: nextOccasions(country, today)
      .filter(({ date }) => date > today)
      .slice(0, maxOccasions)
      .map(({ occasion, date, givenOn }) => ({
        occasion,
        name: t(`occasion.${occasion}`),
        on: date,
        by: orderBy(givenOn, route, now)?.date ?? null,
      })),
  }
}
