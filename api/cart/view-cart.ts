// Operation cart.view: the visitor's cart with current prices and stock.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { cartView } from './cart-view.ts'
import { readCurrentCart } from '#services/cart/change-cart.ts'
import { showCart } from './show-cart.ts'

export const viewCartOperation = operation({
  name: 'cart.view',
  summary: "The visitor's cart with current prices, stock and discounts.",
  who: 'visitor',
  input: z.strictObject({}),
  output: cartView,
  run: async (_input, context) => showCart(await readCurrentCart(context), context),
})
