// The checkout's figures: the cart in the currency of the shipping country, the methods with fees and dates.
import { z } from 'zod'
import { loadCart, newCart } from '#data/carts.ts'
import { newId } from '#data/ids.ts'
import { shippingMethodIds } from '#domain/shipping-zones.ts'
import { cartView } from '../cart/cart-view.ts'
import { readCart, viewCart } from '../cart/read-cart.ts'
import { cartOwner } from '../owner.ts'
import { operation } from '../operation.ts'
import { countryShape, moneyShape } from '../shapes.ts'
import { quote } from './quote.ts'

export const shippingMethodView = z.object({
  id: z.enum(shippingMethodIds),
  fee: moneyShape,
  /** Plain dates. */
  shipsOn: z.string(),
  earliest: z.string(),
  latest: z.string(),
})

export const quoteCheckout = operation({
  name: 'checkout.quote',
  summary: 'The cart priced for a country, with its shipping methods, their fees and dates.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ country: countryShape, shippingMethod: z.enum(shippingMethodIds).nullable() }),
  output: z.object({
    cart: cartView,
    methods: z.array(shippingMethodView),
    shippingMethod: z.enum(shippingMethodIds).nullable(),
  }),
  refusals: [],
  async run({ country, shippingMethod }, context) {
    const { db, now } = context
    const cart = (await loadCart(db, cartOwner(context))) ?? newCart(newId(now()))
    const read = await readCart(context, cart, country)
    const { methods, chosen } = quote(read, country, shippingMethod, now())
    return { cart: viewCart(read, context, chosen?.fee ?? null), methods, shippingMethod: chosen?.id ?? null }
  },
})
