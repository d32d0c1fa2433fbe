// Operations registry.view, registry.quote and registry.place: gifts for somebody's registry.
import { z } from 'zod'
import { deliveringMethods } from '#domain/delivery/shipping-settings.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { isRefusal } from '#domain/refusal.ts'
import { maxRegistryItems, maxWanted, registryKinds } from '#domain/registries/registry.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { offeredKinds } from '#services/payment/offered-payments.ts'
import { placeGifts, quoteGifts, readRegistry } from '#services/registries/give.ts'
import { quotedTotals } from '../cart/cart-view.ts'
import { paymentsShape } from '../checkout/quote-checkout.ts'
import { requiredOnce } from '../idempotency.ts'
import { operation } from '../operation.ts'
import { placedOrderView, placeOrderOperation } from '../orders/place-order.ts'
import {
  countryShape,
  dayShape,
  idShape,
  methodShape,
  moneyShape,
  pictureShape,
  textShape,
  emailShape,
} from '../shapes.ts'

export const registryKey = z.string().regex(/^[\w-]{20}$/)

const registryView = z.object({
  kind: z.enum(registryKinds),
  /** For whom. */
  title: z.string(),
  message: z.string(),
  happensOn: dayShape,
  isClosed: z.boolean(),
  /** Country of the delivery, which decides prices. The address is never shown. */
  country: countryShape,
  /** The caller owns it, and sees all items as wanted if gifts are hidden until the day. */
  isOwner: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      address: z.string().describe('The last part of the address of its page.'),
      title: z.string(),
      optionsText: z.string(),
      picture: pictureShape.nullable(),
      price: moneyShape,
      wanted: z.int(),
      /** Still wanted. */
      left: z.int(),
      /** How many can be given now. */
      available: z.int(),
    }),
  ),
})

const giftRequest = {
  key: registryKey,
  gifts: z
    .array(z.strictObject({ item: idShape, quantity: z.int().min(1).max(maxWanted) }))
    .max(maxRegistryItems),
  shippingMethod: methodShape.default('standard'),
}
const limits = [{ per: 'ip', calls: 120, seconds: 60 }] as const

export const viewRegistryOperation = operation('registry.view', {
  summary: 'A registry for givers: its items, and what was already given.',
  input: z.strictObject({ key: registryKey }),
  output: registryView,
  refusals: ['registry-unknown'],
  limits,
  async run({ key }, context) {
    const read = await readRegistry(key, context)
    if (isRefusal(read)) return read
    const { registry, items, facts, isOwner, hides } = read
    const { kind, title, message, happensOn, isClosed, address } = registry
    return {
      kind,
      title,
      message,
      happensOn,
      isClosed,
      country: address.country,
      isOwner,
      items: items.flatMap(({ id, variantId, wanted, given }) => {
        const fact = facts.get(variantId)
        if (!fact) return []
        const { productAddress: address, title, optionsText, picture, price, stock } = fact
        const left = hides ? wanted : wanted - given
        const available = isClosed ? 0 : Math.min(left, stock)
        return [{ id, address, title, optionsText, picture, price, wanted, left, available }]
      }),
    }
  },
})

export const quoteRegistryOperation = operation('registry.quote', {
  summary: 'The price of gifts for a registry, with shipping to its owner.',
  input: z.strictObject(giftRequest),
  output: z.object({
    title: z.string(),
    lines: z.array(
      z.object({ title: z.string(), optionsText: z.string(), quantity: z.int(), price: moneyShape }),
    ),
    totals: quotedTotals,
    /** The first and last day of arrival. */
    earliest: z.string(),
    latest: z.string(),
    shippingMethod: z.string(),
    methods: z.array(z.object({ id: methodShape, name: z.string() })),
    /** Payment methods for `registry.place`, the usual one first. */
    payments: paymentsShape,
  }),
  refusals: [
    'registry-unknown',
    'registry-closed',
    'registry-item-given',
    'registry-nothing-chosen',
    'shipping-method-unknown',
  ],
  limits,
  async run(request, context) {
    const given = await quoteGifts(request, context)
    if (isRefusal(given)) return given
    const { registry, read, quoted, chosen } = given
    const { settings, caller } = context
    const { country } = registry.address
    const payments = await offeredKinds(context, { country: read.country, total: quoted.totals.total })
    const t = translateFor(caller.locale)
    return {
      title: registry.title,
      lines: read.cart.lines.flatMap(({ variantId, quantity }) => {
        const fact = read.facts.get(variantId)
        return fact ? [{ title: fact.title, optionsText: fact.optionsText, quantity, price: fact.price }] : []
      }),
      totals: { ...quoted.totals, shippingFee: quoted.shippingFee },
      earliest: chosen.earliest,
      latest: chosen.latest,
      shippingMethod: chosen.id,
      methods: deliveringMethods(settings.shipping, country).map((id) => {
        return { id, name: methodText(settings, id, caller.locale, t).name }
      }),
      payments,
    }
  },
})

export const placeRegistryOperation = operation('registry.place', {
  summary: 'Orders gifts for a registry. Nothing is given twice. A repeated key returns the same order.',
  input: z.strictObject({
    ...giftRequest,
    /** For the card. */
    message: textShape(maxGiftMessage).default(''),
    buyer: z.strictObject({ email: emailShape, name: textShape(100) }),
    /** A payment method of `registry.quote`; '' for the first. */
    payment: textShape(30).default(''),
    /** The total that the giver agreed to. */
    total: moneyShape,
  }),
  output: placedOrderView,
  refusals: [
    ...placeOrderOperation.refusals,
    'registry-unknown',
    'registry-closed',
    'registry-item-given',
    'registry-nothing-chosen',
  ],
  idempotency: 'required',
  creates: true,
  limits: [{ per: 'ip', calls: 30, seconds: 60 }],
  run: (order, context) => placeGifts(order, requiredOnce('registry.place', order, context.caller), context),
})
