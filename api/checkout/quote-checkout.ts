// Operation checkout.quote: the cart priced for its recipients, with shipping methods, fees and dates.
import { z } from 'zod'
import { addDays, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { missesCountdown } from '#domain/calendar/countdown.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { occasionInTime } from '#domain/calendar/season.ts'
import { validUntil } from '#domain/calendar/validity.ts'
import { addressLengths, stateCode } from '#domain/delivery/address.ts'
import { maxDaysAhead, orderBy } from '#domain/delivery/delivery.ts'
import type { ShippedProduct, ShippingMethod } from '#domain/delivery/shipping.ts'
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import { adaptShares, pricingCountry, maxDeliveries } from '#domain/orders/sharing.ts'
import { formatList } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { occasionName } from '#messages/occasion-texts.ts'
import { loadOrNewCart } from '#services/cart/change-cart.ts'
import { readCart } from '#services/cart/read-cart.ts'
import { contentsOf, quote, type QuotedDelivery } from '#services/checkout/quote.ts'
import { cartOwner } from '#services/owner.ts'
import { offeredKinds } from '#services/payment/offered-payments.ts'
import { cartView } from '../cart/cart-view.ts'
import { showCart } from '../cart/show-cart.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { countryShape, dayShape, methodShape, moneyShape, sharesShape, textShape } from '../shapes.ts'

const maxOccasions = 4

/** Payment methods that a quote offers. */
export const paymentsShape = z.array(z.object({ name: z.string(), kinds: z.array(z.enum(paymentKinds)) }))

/** Quote of one delivery. Days are plain dates. */
const quotedDelivery = z.object({
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Address of a pick-up point; '' for deliveries. */
      point: z.string(),
      fee: moneyShape,
      shipsOn: z.string(),
      earliest: z.string(),
      latest: z.string(),
      /** Occasion of the season that the gifts arrive in time for; null if there is none. */
      occasion: z.string().nullable(),
    }),
  ),
  shippingMethod: z.string().nullable(),
  /** Titles of products that cannot be delivered there, as a list in words; '' if others keep it from being delivered. */
  undeliverable: z.string(),
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

export const quoteCheckoutOperation = operation('checkout.quote', {
  summary: 'The cart priced for its recipients, with shipping methods, fees and dates.',
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
          state: textShape(addressLengths.state).default(''),
          shippingMethod: methodShape.nullable(),
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
    /** Milliseconds for which the days hold: until the next hour of dispatch, or midnight. */
    datesHoldMs: z.number(),
    /** Payment methods for `order.place`, the usual one first. */
    payments: paymentsShape,
  }),
  async run({ country, deliveries }, context) {
    const now = context.now()
    const cart = await loadOrNewCart(cartOwner(context), context)
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
    return {
      payments: await offeredKinds(context, order),
      cart: { ...showCart(read, context, quoted.shippingFee), totals: quoted.totals },
      datesHoldMs: validUntil(context.settings.shipping.warehouse, read.country, now) - now,
      deliveries: quoted.deliveries.map((delivery) =>
        showDelivery(delivery, contentsOf(read, delivery.lines), now, context),
      ),
    }
  },
})

function showDelivery(
  { country, handlingDays, requiresShipping, methods, undeliverable, chosen }: QuotedDelivery,
  contents: readonly ShippedProduct[],
  now: number,
  context: Context,
) {
  const { shipping } = context.settings
  const { locale } = context.caller
  const t = translateFor(locale)
  const soonest = methods.find(({ id }) => id === chosen?.id) ?? methods[0]
  const last = addDays(plainDateIn(now, shipping.warehouse.timeZone), maxDaysAhead)
  const today = plainDateIn(now, timeZones[country])
  const orderByDay = (arrival: PlainDate): PlainDate | null =>
    soonest
      ? (orderBy(shipping, arrival, { country, method: soonest.id, handlingDays }, now)?.date ?? null)
      : null
  const language = { t, locale, home: context.settings.homeLocale }
  /** The selected method arrives on the requested day. */
  const latestOf = ({ id, latest }: ShippingMethod) => (chosen?.id === id ? chosen.latest : latest)
  const [fastest] = methods.map(latestOf).toSorted()
  const reached = fastest ? occasionInTime(context.settings, country, today, fastest) : null
  const isInTime = (method: ShippingMethod) =>
    reached !== null && latestOf(method) < reached.givenOn && !missesCountdown(contents, latestOf(method))
  const reachedName = reached && occasionName(reached, language)
  return {
    methods: methods.map((each) => ({
      ...each,
      ...methodText(context.settings, each.id, locale, t),
      occasion: isInTime(each) ? reachedName : null,
    })),
    shippingMethod: chosen?.id ?? null,
    undeliverable: formatList(locale, undeliverable),
    requiresShipping,
    arriveOn: chosen?.arriveOn ?? null,
    earliest: (chosen ?? soonest)?.earliest ?? '',
    latest: (chosen ?? soonest)?.latest ?? '',
    days: { first: soonest?.latest ?? last, last },
    occasions: occasionCalendar(context.settings)
      .next(country, today)
      .filter(({ date }) => date > today)
      .slice(0, maxOccasions)
      .map((next) => ({
        occasion: next.occasion,
        name: occasionName(next, language),
        on: next.date,
        by: orderByDay(next.givenOn),
      })),
  }
}
