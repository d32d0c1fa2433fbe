// The query that a screen shows. A screen may change it without a step: a chosen colour is part of the address.
import { splitLocale } from '../pages/locale-path.ts'
import { matchRoute } from '../pages/match.ts'
import { canonicalSearch, type Page } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'
import type { Screen } from './screens.ts'

/** Queries of pages whose screens changed theirs. */
export type ChangedQueries = ReadonlyMap<Page, string>

/** As many as there are screens in the document. */
const maxQueries = 8

export function changeQuery(queries: ChangedQueries, page: Page, query: string): ChangedQueries {
  return new Map([...queries, [page, query] as const].slice(-maxQueries))
}

export function queryOf(queries: ChangedQueries, { page }: Screen): string {
  return queries.get(page) ?? page.search
}

/** The query keys of an address that its route knows. */
export function knownQuery(routes: readonly Route[], url: URL): string {
  const { route } = matchRoute(routes, splitLocale(url.pathname).path) ?? {}
  return canonicalSearch(url.searchParams, route?.query)
}

/** A test for the screen of an address. All queries of a path share one screen. */
export function targetTest(
  routes: readonly Route[],
  queries: ChangedQueries,
  url: URL,
): (screen: Screen) => boolean {
  const query = knownQuery(routes, url)
  return (screen) => screen.key === url.pathname && queryOf(queries, screen) === query
}
