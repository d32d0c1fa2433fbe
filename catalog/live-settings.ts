// The settings in memory. A node reads them with the changes of the catalogue: on notification, and every second.
import { findProductIds } from '#data/catalog/product-records.ts'
import type { Queryable } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { readSearchRules, type SearchRules, type SearchWords } from '#domain/settings/search-words.ts'
import { withStored, type Settings } from '#domain/settings/settings.ts'

export type LiveSettings = {
  readonly current: Settings
  /** Reads them if they are newer; true if they are. */
  refresh(): Promise<boolean>
}

export async function openLiveSettings(db: Queryable, defaults: Settings): Promise<LiveSettings> {
  let version = -1
  let current = withStored(defaults, {})
  async function refresh(): Promise<boolean> {
    const record = await loadSettings(db, version)
    if (!record) return false
    version = record.version
    current = withStored(defaults, record.value)
    return true
  }
  await refresh()
  return {
    get current() {
      return current
    },
    refresh,
  }
}

export type LiveSearchRules = {
  /** `first` has ids of products. undefined: the merchant has none in this language. */
  of(locale: Locale): SearchRules | undefined
  refresh(): Promise<void>
}

/** The merchant's words of search by language. Keys of products are resolved when settings or products change. */
export async function openLiveSearchRules(db: Queryable, words: () => SearchWords): Promise<LiveSearchRules> {
  let current = new Map<Locale, SearchRules>()
  async function refresh(): Promise<void> {
    const texts = words()
    const rules = locales.flatMap((locale) =>
      texts[locale] ? [[locale, readSearchRules(texts[locale])] as const] : [],
    )
    const keys = rules.flatMap(([, { first }]) => first.flatMap(({ products }) => products))
    const ids = keys.length > 0 ? await findProductIds(db, keys) : new Map<string, string>()
    current = new Map(rules.map(([locale, each]) => [locale, withIds(each, ids)]))
  }
  await refresh()
  return { of: (locale) => current.get(locale), refresh }
}

function withIds(rules: SearchRules, ids: ReadonlyMap<string, string>): SearchRules {
  const first = rules.first.map(({ query, products }) => ({
    query,
    products: products.flatMap((key) => ids.get(key) ?? []),
  }))
  return { ...rules, first }
}
