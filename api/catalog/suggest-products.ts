// Operation catalog.suggest: suggestions while a query is typed.
import { z } from 'zod'
import { currencyOf } from '#domain/markets/market.ts'
import { operation } from '../operation.ts'
import { cardShape, textShape } from '../shapes.ts'
import { currentSeason, withMissed } from './current-season.ts'

const maxProducts = 5

export const suggestProductsOperation = operation('catalog.suggest', {
  summary: 'A few products and completions for the text typed so far.',
  who: 'anyone',
  input: z.strictObject({ text: textShape(100) }),
  output: z.object({ products: z.array(cardShape), completions: z.array(z.string()) }),
  silent: true,
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ text }, context) {
    const { catalog, caller } = context
    const { locale, country } = caller
    const currency = currencyOf(country)
    const season = currentSeason(context)
    const { ids, completions } = catalog.index.suggest(
      { locale, text, currency, country, season },
      maxProducts,
    )
    return { products: withMissed(await catalog.products.cards(ids, locale, currency), context), completions }
  },
})
