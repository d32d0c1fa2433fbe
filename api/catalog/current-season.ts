// The season of search in the caller's country.
import { searchSeason, type SearchSeason } from '#domain/calendar/search-season.ts'
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
