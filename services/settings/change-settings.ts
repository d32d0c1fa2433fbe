// Changes settings. All nodes use the new ones within two seconds.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { productIdsByKey } from '#data/catalog/products.ts'
import type { Db } from '#data/database.ts'
import { lockSettings, storeDerivedCurrencies, storeSettings } from '#data/settings.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { checkSettings } from '#domain/settings/check-settings.ts'
import { derivedCurrencies } from '#domain/settings/derived-price.ts'
import { readSearchRules, unreadableLines, type SearchWords } from '#domain/settings/search-words.ts'
import type { Settings, SettingsRecord, StoredSettings } from '#domain/settings/settings.ts'

/** `null` returns a setting to its default. */
export type SettingsChanges = { readonly [Name in keyof Settings]?: Settings[Name] | null }

/**
 * `version`: the record on which the changes are based; a newer one refuses them. Omitted, the changes apply to
 * whatever is stored.
 */
export async function changeSettings(
  db: Db,
  changes: SettingsChanges,
  nowMs: number,
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
    await storeSettings(tx, value, nowMs)
    if (changes.prices !== undefined)
      await storeDerivedCurrencies(tx, value.prices ? derivedCurrencies(value.prices) : [])
    if (changes.prices !== undefined || changes.homeLocale !== undefined)
      await recordChanges(tx, 'everything', nowMs)
    return { version: before.version + 1, value }
  })
  await announceChanges(db)
  return result
}

/** Lines of search words that name a product which the shop does not have. */
async function checkProducts(
  db: Db,
  search: SearchWords | null | undefined,
): Promise<Refusal<'settings-invalid'> | null> {
  const texts = Object.entries(search ?? {})
  const keys = texts.flatMap(([, each]) => readSearchRules(each).first.flatMap(({ products }) => products))
  if (keys.length === 0) return null
  const known = await productIdsByKey(db, keys)
  const lines = texts.flatMap(([locale, each]) =>
    unreadableLines(each, (key) => known.has(key)).map((line) => `search.${locale}.${line}`),
  )
  const fields = Object.fromEntries(lines.map((line) => [line, 'setting-search-line' as const]))
  return lines.length > 0 ? refuse('settings-invalid', { fields }) : null
}
