// The season in the caller's country: what search prefers, and what arrives too late.
import { searchSeason, type SearchSeason } from '#domain/calendar/search-season.ts'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { usualMethods } from '#domain/delivery/shipping-settings.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Context } from '../context.ts'

type CachedSeason = Pick<Context, 'settings'> & {
  readonly taxonomy: Context['catalog']['taxonomy']
  readonly minute: number
  readonly season: SearchSeason
}

/** Computing the dates of a year's occasions takes a tenth as long as a search. Each minute does it once. */
const seasons = new Map<Country, CachedSeason>()

export function currentSeason({ catalog, settings, caller, now }: Context): SearchSeason {
  const { country, locale } = caller
  const { taxonomy } = catalog
  const minute = Math.floor(now() / 60_000)
  const cached = seasons.get(country)
  if (cached?.minute === minute && cached.settings === settings && cached.taxonomy === taxonomy)
    return cached.season
  const categories = taxonomy.tree(locale).map(({ key }) => key)
  const method = usualMethods(settings.shipping, country)?.fastest
  const route = method !== undefined && { country, method, handlingDays: 0 }
  const arrival = route ? deliveryOf(settings.shipping, route, now()).latest : undefined
  const season = searchSeason(settings, country, now(), categories, arrival)
  seasons.set(country, { settings, taxonomy, minute, season })
  return season
}

/** Whether a product arrives too late for its countdown. */
export function missesSeason(id: string, context: Context): boolean {
  const { missedTags } = currentSeason(context)
  return context.catalog.index.keysOf(id).tags.some((tag) => missedTags.includes(tag))
}

/** Cards say it wherever they are. */
export function withMissed(cards: readonly ProductCard[], context: Context): ProductCard[] {
  return cards.map((card) => (missesSeason(card.id, context) ? { ...card, missed: true } : card))
}
