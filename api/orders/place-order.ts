// Operation order.place: places an order of the visitor's cart. Repeated calls with one key give one order, payment
// and mail.
import { z } from 'zod'
import { invoiceLengths } from '#domain/invoices/invoice-address.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { placeOrder } from '#services/orders/place-order.ts'
import { requiredOnce } from '../idempotency.ts'
import { operation } from '../operation.ts'
import {
  addressInput,
  countryShape,
  dayShape,
  methodShape,
  moneyShape,
  recipientAddressInput,
  sharesShape,
  textShape,
  emailShape,
} from '../shapes.ts'

const invoiceAddressInput = addressInput.omit({ email: true, phone: true }).extend({
  company: textShape(invoiceLengths.company).default(''),
  vatId: textShape(invoiceLengths.vatId).default(''),
})

/**
 * The buyer, who pays and receives the mails. For several recipients, `country` determines the prices, and `name` is
 * required. The recipients read the first name. Without `invoiceAddress`, the invoice has the buyer's `name`, or the
 * name and address of the only recipient if the buyer has no other name.
 */
export const buyerInput = z.strictObject({
  email: emailShape,
  name: textShape(100).default(''),
  country: countryShape,
  invoiceAddress: invoiceAddressInput.nullable().default(null),
})

export const deliveryInput = z.strictObject({
  address: recipientAddressInput,
  shippingMethod: methodShape,
  /** Requested delivery date; null: as soon as possible. */
  arriveOn: dayShape.nullable().default(null),
  message: textShape(maxGiftMessage).default(''),
  /** Default null: the whole cart. */
  lines: sharesShape.nullable().default(null),
})

const input = z.strictObject({
  buyer: buyerInput,
  deliveries: z.array(deliveryInput).min(1).max(50),
  remark: textShape(500).default(''),
  /** A payment method of `checkout.quote`; '' for the first. */
  payment: textShape(30).default(''),
  /** Cart version and total that the shopper agreed to. */
  cartVersion: z.int().min(0),
  total: moneyShape,
})

export const placedOrderView = z.object({
  number: z.string(),
  /** Access token for the whole order. */
  access: z.string(),
  /** Payment page; null if the provider is unavailable or nothing is to be paid. The order can be paid later. */
  payment: z.object({ redirectUrl: z.string() }).nullable(),
})

export const placeOrderOperation = operation('order.place', {
  summary: "Places an order of the visitor's cart. A repeated key returns the same order.",
  input,
  output: placedOrderView,
  refusals: [
    'cart-empty',
    'address-invalid',
    'too-many-deliveries',
    'sharing-wrong',
    'day-not-possible',
    'shipping-method-unknown',
    'total-changed',
    'cart-changed',
    'product-gone',
    'out-of-stock',
    'not-enough-stock',
    'personalisation-missing',
    'personalisation-not-possible',
    'personalisation-too-long',
    'personalisation-not-in-alphabet',
    'personalisation-bad-characters',
    'coupon-unknown',
    'coupon-not-started',
    'coupon-expired',
    'coupon-used-up',
    'coupon-already-used',
    'coupon-does-not-fit',
    'coupon-not-combinable',
    'coupon-not-needed',
    'promotion-already-used',
    'payment-method-unknown',
    'total-too-small',
    'unpaid-orders-many',
    'unpaid-gifts-many',
    'idempotency-key-reused',
    'busy',
  ],
  idempotency: 'required',
  creates: true,
  // Repeated calls of one click count too, so the limit allows for them.
  limits: [
    { per: 'ip', calls: 120, seconds: 60 },
    { per: 'visitor', calls: 60, seconds: 60 },
  ],
  run: (orderInput, context) =>
    placeOrder(orderInput, requiredOnce('order.place', orderInput, context.caller), context),
})
