// Operation catalog.letterings: where and how a personal text is drawn on the pictures of listed products.
import { z } from 'zod'
import { currencyOf } from '#domain/markets/market.ts'
import { operation } from '../operation.ts'
import { drawnPictureShape, keyShape, personalTextRulesShape } from '../shapes.ts'

/** More than one page of a list, with its carousels. */
const maxProducts = 60

export const findLetteringsOperation = operation('catalog.letterings', {
  summary:
    'The pictures without text of personalised products, the place of the lettering, and the texts that each product can have.',
  who: 'anyone',
  input: z.strictObject({ keys: z.array(keyShape).min(1).max(maxProducts) }),
  output: z.object({
    products: z.array(
      personalTextRulesShape.extend({ key: z.string(), pictures: z.array(drawnPictureShape) }),
    ),
  }),
  silent: true,
  // A call reads as many products as it names.
  limits: [{ per: 'ip', calls: 120, seconds: 60 }],
  async run({ keys }, { catalog, caller: { locale, country } }) {
    const products = await Promise.all(
      [...new Set(keys)].map((key) => catalog.products.product(key, locale, currencyOf(country))),
    )
    return {
      products: products.flatMap((product) => {
        if (!product?.personalisation) return []
        const { maxLength, alphabet } = product.personalisation
        const pictures = product.pictures.filter(({ lettering }) => lettering)
        return [{ key: product.key, maxLength, alphabet, pictures }]
      }),
    }
  },
})
