// Operation catalog.gifts: gifts for a person and a taste, within a budget, that arrive in time.
import { z } from 'zod'
import type { ListQuery } from '#catalog/list-query.ts'
import { loadDeliveryFacts } from '#data/catalog/variant-facts.ts'
import { addDays, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { missesCountdown } from '#domain/calendar/countdown.ts'
import { findableDays, leadDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import {
  likedKeys,
  named,
  rankGifts,
  recipients,
  tasteOfHits,
  tastes,
  interestOf,
  type Candidate,
  type RankedGift,
  type GiftQuery,
  type Taste,
  type TasteHits,
} from '#domain/catalog/gift-finder.ts'
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { methodsOf, type DeliveredProduct } from '#domain/delivery/product-delivery.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { translateFor } from '#messages/load.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { cardShape, dayShape, keyShape, moneyShape } from '../shapes.ts'
import { currentSeason } from './current-season.ts'

const maxGifts = 48
/** Candidates of each list: more gifts are never shown. */
const candidateCount = 96

/** 'none': the gift is not sent. */
const arrivalMethods = ['standard', 'express', 'none'] as const
type Arrival = { readonly day: PlainDate; readonly method: (typeof arrivalMethods)[number] }

const input = z.strictObject({
  recipient: z.enum(recipients).optional(),
  taste: z.enum(tastes).optional(),
  /** Minor units of the shopper's currency. */
  maxPrice: z.coerce.number().int().min(0).max(1e12).optional(),
  /** Day of arrival at the latest. */
  by: dayShape.optional(),
})

export const findGiftsOperation = operation('catalog.gifts', {
  summary: 'Gifts for a person and a taste, within a budget, that arrive in time, each with its reason.',
  who: 'anyone',
  input,
  output: z.object({
    gifts: z.array(
      z.object({
        product: cardShape,
        reason: z.enum(['taste-and-recipient', 'taste', 'recipient', 'popular']),
        /** The taste that it suits best: the wished one if it suits; null: none. */
        interest: z.enum(tastes).nullable(),
        /** Category of the wished day's occasion, or of a near one, whose gift it is. */
        occasion: keyShape.nullable(),
        /** The latest day of arrival, and whether the usual method or the fastest keeps it. What is not sent is handled by then. */
        arrival: z.object({ day: dayShape, method: z.enum(arrivalMethods) }),
      }),
    ),
    /** Prices of the whole catalogue. */
    prices: z.object({ min: moneyShape, max: moneyShape }).nullable(),
  }),
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run(wanted, context) {
    const { catalog, caller } = context
    const currency = currencyOf(caller.country)
    const { priceRange } = catalog.index.list(listQuery(context, {}, 1))
    const found = await findGifts(wanted, maxGifts, context)
    const hitsByTaste = wanted.taste ? null : tasteHits(context)
    const occasionOf = occasionFinder(wanted.by as PlainDate | undefined, context)
    return {
      gifts: found.map(({ product, ...gift }) => {
        const wished = gift.reason.startsWith('taste') ? wanted.taste : undefined
        const interest = wished ?? (hitsByTaste && interestOf(product, hitsByTaste))
        return { product, ...gift, interest, occasion: occasionOf(product.id, gift.arrival.day) }
      }),
      prices: priceRange && {
        min: { minor: priceRange.min, currency },
        max: { minor: priceRange.max, currency },
      },
    }
  },
})

type Wanted = z.output<typeof input>

/** At most `limit` gifts, the best first. `known`: ids of products to leave out. */
export async function findGifts(
  wanted: Wanted,
  limit: number,
  context: Context,
  known: ReadonlySet<string> = new Set(),
) {
  const { locale, country } = context.caller
  const candidates = await candidatesFor(wanted, context)
  const unknown = candidates.filter(({ id }) => !known.has(id))
  const ranked = rankGifts(unknown, wishOf(wanted, context))
  const found = await withArrival(ranked, wanted.by as PlainDate | undefined, limit, context)
  const ids = found.map(({ id }) => id)
  const cards = await context.catalog.products.cards(ids, locale, currencyOf(country))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return found.flatMap(({ id, ...gift }) => {
    const product = byId.get(id)
    return product ? [{ product, ...gift }] : []
  })
}

/** The hits of every taste, to name the one that a gift suits. */
function tasteHits(context: Context): Map<Taste, TasteHits> {
  const idsOf = (query: string) =>
    context.catalog.index.list(listQuery(context, { query }, candidateCount)).ids
  return new Map(
    tastes.map((taste) => {
      const words = tasteWords(taste, context.caller.locale)
      return [taste, { words, shares: tasteOfHits(words.map(idsOf)) }]
    }),
  )
}

/** A gift may arrive this many days before its occasion. */
const maxDaysEarly = 3

/** Finds the wished day's occasion, or a near one, that a product belongs to. Returns its category. */
function occasionFinder(by: PlainDate | undefined, { now, settings, caller, catalog }: Context) {
  const today = plainDateIn(now(), timeZones[caller.country])
  const [first, last] = by ? [by, addDays(by, maxDaysEarly)] : [today, addDays(today, leadDays)]
  const near = occasionCalendar(settings)
    .next(caller.country, today)
    .filter(({ givenOn }) => givenOn >= first && givenOn <= last)
  return (id: string, arrival: PlainDate): string | null => {
    const { categories } = catalog.index.keysOf(id)
    const next = near.find(({ category, givenOn }) => givenOn >= arrival && categories.includes(category))
    return next?.category ?? null
  }
}

function tasteWords(taste: Taste, locale: Locale): string[] {
  return wordsIn(translateFor(locale)(`finder.words.${taste}`))
}

function listQuery(
  { caller: { locale, country } }: Context,
  { query, ...filters }: { query?: string; maxPrice?: number; category?: string; tags?: readonly string[] },
  pageSize: number,
): ListQuery {
  const sort = query ? ('relevance' as const) : ('best-selling' as const)
  return {
    locale,
    currency: currencyOf(country),
    country,
    filters,
    sort,
    page: 1,
    pageSize,
    ...(query && { query }),
  }
}

function wishOf({ recipient, taste, by }: Wanted, { caller: { locale } }: Context): GiftQuery {
  const t = translateFor(locale)
  const names = Object.fromEntries(named.map((person) => [person, wordsIn(t(`finder.named.${person}`))]))
  return { recipient: recipient ?? null, taste: taste ?? null, isOpen: !recipient && !taste && !by, names }
}

/** Best sellers of the shop, of the recipient's categories and tags, and the hits of the taste's words. */
async function candidatesFor({ recipient, taste, maxPrice }: Wanted, context: Context): Promise<Candidate[]> {
  const { index, products } = context.catalog
  const { locale, country } = context.caller
  const price = maxPrice === undefined ? {} : { maxPrice }
  const idsOf = (filter: Parameters<typeof listQuery>[1]): readonly string[] => {
    const list = index.list(listQuery(context, { ...price, ...filter }, candidateCount))
    return list.corrected === undefined ? list.ids : []
  }
  const hits = taste
    ? tasteOfHits(tasteWords(taste, locale).map((query) => idsOf({ query })))
    : new Map<string, number>()
  const liked = recipient
    ? likedKeys(recipient).flatMap((key) => [...idsOf({ category: key }), ...idsOf({ tags: [key] })])
    : []
  const best = idsOf({})
  const today = plainDateIn(context.now(), timeZones[country])
  const calendar = occasionCalendar(context.settings)
  const { lead } = currentSeason(context)
  const ids = [...new Set([...hits.keys(), ...liked, ...best])].filter(
    (id) => index.inStock(id) && calendar.isTimely(index.keysOf(id), country, today, findableDays),
  )
  const sales = new Map(best.map((id, at) => [id, at]))
  const cards = await products.cards(ids, locale, currencyOf(country))
  return cards.map(({ id, title }) => {
    const { categories, tags } = index.keysOf(id)
    const occasions = categories.filter((key) => calendar.categories.has(key))
    return {
      id,
      title,
      keys: [...categories, ...tags],
      // A gift of several occasions suits every day.
      outOfSeason:
        occasions.length === 1 && !calendar.isTimely({ categories, tags: [] }, country, today, findableDays),
      leads: occasions.length === 1 && occasions[0] === lead,
      taste: hits.get(id) ?? 0,
      salesRank: sales.get(id) ?? candidateCount,
    }
  })
}

function wordsIn(text: string): string[] {
  return text.split('|').map((word) => word.trim())
}

/** The first `limit` gifts whose latest day of arrival is not after `by`. */
async function withArrival(
  gifts: readonly RankedGift[],
  by: PlainDate | undefined,
  limit: number,
  { db, caller: { country }, settings, now }: Context,
) {
  const methods = usualMethods(settings.shipping, country)
  if (!methods) return []
  const facts = await loadDeliveryFacts(
    db,
    gifts.map(({ id }) => id),
  )
  const found: (RankedGift & { arrival: Arrival })[] = []
  for (const gift of gifts) {
    if (found.length === limit) break
    const product = facts.get(gift.id)
    const arrival = product && arrivalOf(product, by, { country, methods, settings, now: now() })
    if (arrival) found.push({ ...gift, arrival })
  }
  return found
}

/** By standard delivery, else by express. null: later than `by`, or than the first day of its countdown. */
function arrivalOf(
  product: DeliveredProduct,
  by: PlainDate | undefined,
  { country, methods, settings, now }: Delivering,
): Arrival | null {
  const inTime = (day: PlainDate | undefined): day is PlainDate =>
    day !== undefined && (by === undefined || day <= by) && !missesCountdown([product], day)
  const { handlingDays, requiresShipping } = product
  if (!requiresShipping) {
    const route = { country, method: methods.usual, handlingDays }
    const day = deliveryOf(settings.shipping, route, now).shipsOn
    return inTime(day) ? { day, method: 'none' } : null
  }
  const offered = methodsOf(settings, country, product, now)
  const latestBy = (method: string) => offered.find(({ id }) => id === method)?.latest
  const [standard, express] = [latestBy(methods.usual), latestBy(methods.fastest)]
  if (inTime(standard)) return { day: standard, method: 'standard' }
  return inTime(express) ? { day: express, method: 'express' } : null
}

type Delivering = {
  readonly country: Country
  readonly methods: NonNullable<ReturnType<typeof usualMethods>>
  readonly settings: Context['settings']
  readonly now: number
}
