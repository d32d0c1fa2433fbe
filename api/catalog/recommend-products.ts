// Operation catalog.recommended: the newest and the best-selling products for the home page and empty lists.
import { z } from 'zod'
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { cardShape, dayShape } from '../shapes.ts'

/** Candidates per list; enough even if some of them are out of season. */
const candidateCount = 96
const maxProducts = 24

export const recommendProductsOperation = operation({
  name: 'catalog.recommended',
  summary: 'The newest and the best-selling products, without products for distant occasions.',
  who: 'anyone',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(maxProducts).default(maxProducts),
    /** The day in the shopper's country; default: today. */
    day: dayShape.optional(),
  }),
  output: z.object({ newest: z.array(cardShape), bestSelling: z.array(cardShape) }),
  silent: true,
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ limit, day }, context) {
    const { country } = context.caller
    const today = (day ?? plainDateIn(context.now(), timeZones[country])) as PlainDate
    const [newest, bestSelling] = await Promise.all([
      cardsOf('newest', limit, today, context),
      cardsOf('best-selling', limit, today, context),
    ])
    return { newest, bestSelling }
  },
})

function cardsOf(
  sort: 'newest' | 'best-selling',
  limit: number,
  today: PlainDate,
  { catalog, settings, caller: { locale, country } }: Context,
) {
  const currency = currencyOf(country)
  const { ids } = catalog.index.list({
    locale,
    currency,
    country,
    filters: {},
    sort,
    page: 1,
    pageSize: candidateCount,
  })
  const calendar = occasionCalendar(settings)
  const timely = ids.filter((id) => calendar.isTimely(catalog.index.keysOf(id), country, today, findableDays))
  return catalog.products.cards(timely.slice(0, limit), locale, currency)
}
