// Operation catalog.delivery: when a product arrives in a country, by each shipping method.
import { z } from 'zod'
import { productDelivery } from '#domain/delivery/product-delivery.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import { deliveryLineKinds, deliveryLines } from '#messages/delivery-lines.ts'
import { translateFor } from '#messages/load.ts'
import { operation } from '../operation.ts'
import { countryShape, keyShape } from '../shapes.ts'

export const viewDeliveryOperation = operation({
  name: 'catalog.delivery',
  summary: "Days of arrival and fees of a product in a country, in the caller's language.",
  who: 'anyone',
  input: z.strictObject({ key: keyShape, country: countryShape }),
  output: z.object({
    country: countryShape,
    /** The preselected method, other methods, the next occasion and its last day to order. */
    lines: z.array(z.object({ kind: z.enum(deliveryLineKinds), text: z.string(), detail: z.string() })),
    /** Milliseconds: until then the reply does not change. */
    until: z.number(),
  }),
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ key, country }, { catalog, settings, now, caller: { locale } }) {
    const product = await catalog.products.product(key, locale, currencyOf(country))
    if (!product) return refuse('product-unknown')
    const delivery = productDelivery(settings, country, product, now())
    const lines = deliveryLines(delivery, settings, locale, translateFor(locale))
    return { country, lines, until: delivery.until }
  },
})
