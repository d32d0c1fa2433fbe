// Operation catalog.recommended: the newest and the best-selling products for the home page and empty lists.
import { z } from 'zod'
import type { ListQuery } from '#catalog/list-query.ts'
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { cardShape, dayShape } from '../shapes.ts'
import { currentSeason, missesSeason } from './current-season.ts'

/** Candidates per list; enough even if some of them are out of season. */
const candidateCount = 96
const maxProducts = 24

type Sort = 'newest' | 'best-selling'

export const recommendProductsOperation = operation('catalog.recommended', {
  summary:
    'The newest and the best-selling products, without products for distant occasions. Best sellers of the leading occasion are first.',
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
      cardsOf(timelyIds('newest', today, context), limit, context),
      cardsOf(leadFirst(timelyIds('best-selling', today, context), context), limit, context),
    ])
    return { newest, bestSelling }
  },
})

function timelyIds(sort: Sort, today: PlainDate, context: Context): string[] {
  return timelyOf(listedIds(sort, {}, context), today, context)
}

export function listedIds(
  sort: Sort,
  filters: ListQuery['filters'],
  { catalog, caller: { locale, country } }: Context,
): readonly string[] {
  const currency = currencyOf(country)
  return catalog.index.list({ locale, currency, country, filters, sort, page: 1, pageSize: candidateCount })
    .ids
}

/** The first `limit` without gifts of distant occasions, and without those that arrive too late. */
export function timelyOf(
  ids: readonly string[],
  today: PlainDate,
  context: Context,
  limit = Infinity,
): string[] {
  const { catalog, settings, caller } = context
  const calendar = occasionCalendar(settings)
  const timely: string[] = []
  for (const id of ids) {
    if (timely.length === limit) break
    if (missesSeason(id, context)) continue
    if (calendar.isTimely(catalog.index.keysOf(id), caller.country, today, findableDays)) timely.push(id)
  }
  return timely
}

/** Gifts of the occasion that leads the shop precede others; both keep their order. */
function leadFirst(ids: readonly string[], context: Context): readonly string[] {
  const { lead } = currentSeason(context)
  if (lead === null) return ids
  const isOfLead = (id: string): boolean => context.catalog.index.keysOf(id).categories.includes(lead)
  return [...ids.filter(isOfLead), ...ids.filter((id) => !isOfLead(id))]
}

function cardsOf(ids: readonly string[], limit: number, { catalog, caller: { locale, country } }: Context) {
  return catalog.products.cards(ids.slice(0, limit), locale, currencyOf(country))
}
