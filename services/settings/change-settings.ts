// Changes settings. All nodes use the new ones within two seconds.
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import type { Db } from '#data/database.ts'
import { lockSettings, storeDerivedCurrencies, storeSettings } from '#data/settings.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { checkSettings } from '#domain/settings/check-settings.ts'
import { derivedCurrencies } from '#domain/settings/derived-price.ts'
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
  const refused = checkSettings(set as StoredSettings)
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
