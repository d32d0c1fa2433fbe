// Loads the page of an address. The document and `_payload.json` use the same result, on every node.
import type { Read } from '#api/call.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Translate } from '#messages/translator.ts'
import { errorPage } from './error-page.ts'
import { localePath } from './locale-path.ts'
import { matchRoute } from './match.ts'
import { canonicalSearch, type Page, type PageRequest } from './page.ts'
import type { Head, LoadContext, Loaded, Route, Tag } from './route.ts'

export type LoadedPage =
  | { readonly redirect: string; readonly permanent: boolean }
  | {
      readonly page: Page
      readonly head: Head
      readonly tags: readonly Tag[]
      readonly missedSearch?: string | undefined
    }

const notFoundReasons = new Set(['not-found', 'product-unknown', 'category-unknown'])

export async function loadPage(
  routes: readonly Route[],
  request: PageRequest,
  read: Read,
  t: Translate,
  /** Other addresses of a page, as people type them; they lead there where no page has them. */
  typed: ReadonlyMap<string, string> = new Map(),
): Promise<LoadedPage> {
  const match = matchRoute(routes, request.path)
  const spelled = otherSpelling(routes, request) ?? meantAddress(typed, request)
  if (!match) return spelled ?? errorPage(request, request.settings, t, 404, request.path)
  const { route, params } = match
  const search = canonicalSearch(request.query, route.query)
  let loaded: Loaded<unknown>
  try {
    loaded = await load(route, { ...request, params, query: new URLSearchParams(search), read, t })
  } catch (error) {
    if (!isRefusal(error) || !notFoundReasons.has(error.refused)) throw error
    // The product route matches every remaining address: an unknown product key means an unknown route.
    if (spelled) return spelled
    return errorPage(
      request,
      request.settings,
      t,
      404,
      error.refused === 'product-unknown' ? request.path : undefined,
    )
  }
  const { redirect, head } = loaded
  if (redirect) return { redirect: localePath(request.locale, redirect.to), permanent: redirect.permanent }
  const { path, locale, country } = request
  const { shopName } = request.settings
  const status = loaded.status ?? 200
  const robots = head.robots ?? (status === 404 ? 'noindex' : '')
  const page: Page = {
    name: route.name,
    path,
    params,
    search,
    locale,
    country,
    status,
    head: {
      title: head.title ? `${head.title} · ${shopName}` : shopName,
      description: head.description ?? '',
      canonical: localePath(locale, head.canonical ?? path),
      robots,
    },
    data: loaded.data,
  }
  return { page, head, tags: loaded.tags, missedSearch: loaded.missedSearch }
}

async function load(route: Route, context: LoadContext): Promise<Loaded<unknown>> {
  if (route.load) return (await route.load())(context)
  const title = route.title ? (context.t as (key: string) => string)(route.title) : ''
  return { data: null, head: { title, ...(route.robots && { robots: route.robots }) }, tags: [] }
}

function meantAddress(
  typed: ReadonlyMap<string, string>,
  { path, locale }: PageRequest,
): { readonly redirect: string; readonly permanent: true } | undefined {
  const meant = typed.get(path)
  return meant === undefined ? undefined : { redirect: localePath(locale, meant), permanent: true }
}

/** Addresses are lower case, but for a few fixed ones: `/Name-Mug` leads to `/name-mug`, `/TRACKORDER` to `/trackOrder`. */
function otherSpelling(
  routes: readonly Route[],
  { path, locale, query }: PageRequest,
): { readonly redirect: string; readonly permanent: true } | undefined {
  if (!/^[\w\-/]+$/.test(path)) return undefined
  const lowerCase = path.toLowerCase()
  const fixed = routes.find((route) => route.path.toLowerCase() === lowerCase)?.path
  const to = fixed ?? lowerCase
  if (to === path) return undefined
  const search = query.size > 0 ? `?${query}` : ''
  return { redirect: localePath(locale, to) + search, permanent: true }
}
