// Changes settings. All nodes use the new ones within two seconds.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { findProductIds } from '#data/catalog/product-records.ts'
import type { Db, Queryable } from '#data/database.ts'
import { lockSettings, pricedCurrencies, storeDerivedCurrencies, storeSettings } from '#data/settings.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { checkSettings, currenciesWithoutRate } from '#domain/settings/check-settings.ts'
import { derivedCurrencies } from '#domain/settings/derived-price.ts'
import {
  isSamePlain,
  readSearchRules,
  unreadableLines,
  type SearchWords,
} from '#domain/settings/search-words.ts'
import {
  sampleSettings,
  type Settings,
  type SettingsRecord,
  type StoredSettings,
} from '#domain/settings/settings.ts'

/** `null` returns a setting to its default. */
export type SettingsChanges = { readonly [Name in keyof Settings]?: Settings[Name] | null }

/**
 * `version`: the record on which the changes are based; a newer one refuses them. Omitted, the changes apply to
 * whatever is stored.
 */
export async function changeSettings(
  db: Db,
  changes: SettingsChanges,
  now: number,
  version?: number,
): Promise<SettingsRecord | Refusal<'settings-invalid' | 'settings-changed'>> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null))
  const refused = checkSettings(set as StoredSettings) ?? (await checkProducts(db, changes.search))
  if (refused) return refused
  const result = await db.transaction(async (tx) => {
    const before = await lockSettings(tx)
    if (version !== undefined && version !== before.version) return refuse('settings-changed')
    const merged = Object.entries({ ...before.value, ...changes })
    const value = Object.fromEntries(merged.filter(([, each]) => each !== null)) as StoredSettings
    const missing = await checkRates(tx, before.value, value)
    if (missing) return missing
    await storeSettings(tx, value, now)
    if (changes.prices !== undefined)
      await storeDerivedCurrencies(tx, value.prices ? derivedCurrencies(value.prices) : [])
    const isIndexed = changes.homeLocale !== undefined || !isSamePlain(before.value.search, value.search)
    if (changes.prices !== undefined || isIndexed) await recordChanges(tx, 'everything', now)
    return { version: before.version + 1, value }
  })
  await announceChanges(db)
  return result
}

/** Markets that the change would leave without prices: their currency has no rate, and no product a price in it. */
async function checkRates(
  tx: Queryable,
  before: StoredSettings,
  after: StoredSettings,
): Promise<Refusal<'settings-invalid'> | null> {
  const currencies = currenciesWithoutRate({ ...sampleSettings, ...before }, { ...sampleSettings, ...after })
  const priced = currencies.length > 0 ? await pricedCurrencies(tx, currencies) : []
  const missing = currencies.filter((currency) => !priced.includes(currency))
  if (missing.length === 0) return null
  const fields = missing.map((currency) => [`prices.rates.${currency}`, 'setting-market-rate' as const])
  return refuse('settings-invalid', { fields: Object.fromEntries(fields) as Record<string, string> })
}

/** Lines of search words that name a product which the shop does not have. */
async function checkProducts(
  db: Db,
  search: SearchWords | null | undefined,
): Promise<Refusal<'settings-invalid'> | null> {
  const texts = Object.entries(search ?? {})
  const keys = texts.flatMap(([, each]) => readSearchRules(each).first.flatMap(({ products }) => products))
  if (keys.length === 0) return null
  const known = await findProductIds(db, keys)
  const lines = texts.flatMap(([locale, each]) =>
    unreadableLines(each, (key) => known.has(key)).map((line) => `search.${locale}.${line}`),
  )
  const fields = Object.fromEntries(lines.map((line) => [line, 'setting-search-line' as const]))
  return lines.length > 0 ? refuse('settings-invalid', { fields }) : null
}
