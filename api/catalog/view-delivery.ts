// Operation catalog.delivery: when a product arrives in a country, by each shipping method.
import { z } from 'zod'
import { productDelivery } from '#domain/delivery/product-delivery.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { operation } from '../operation.ts'
import { countryShape, keyShape, moneyShape } from '../shapes.ts'

export const viewDeliveryOperation = operation({
  name: 'catalog.delivery',
  summary: 'Days of arrival and fees of a product in a country, by each shipping method.',
  who: 'anyone',
  input: z.strictObject({ key: keyShape, country: countryShape }),
  output: z.object({
    country: countryShape,
    /** The preselected method first; none if the shop does not deliver there. Days are plain dates. */
    methods: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        fee: moneyShape,
        earliest: z.string(),
        latest: z.string(),
      }),
    ),
    /** Value of the goods from which the first method is free; null if it never is. */
    freeFrom: moneyShape.nullable(),
    /** The next occasion there, and the last day to order for it by the first method. */
    inTime: z.object({ occasion: z.string(), on: z.string(), by: z.string() }).nullable(),
    /** Milliseconds: until then the reply does not change. */
    until: z.number(),
  }),
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ key, country }, { catalog, settings, now, caller: { locale } }) {
    const product = await catalog.products.product(key, locale, currencyOf(country))
    if (!product) return refuse('product-unknown')
    const t = translateFor(locale)
    const { methods, inTime, ...delivery } = productDelivery(settings, country, product, now())
    return {
      ...delivery,
      methods: methods.map((each) => ({ ...each, name: methodText(settings, each.id, locale, t).name })),
      inTime: inTime && { ...inTime, occasion: t(`occasion.${inTime.occasion}`) },
    }
  },
})
