// The settings that the shop has now, for commands that run beside it.
import type { Db } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { withStored, type Settings } from '#domain/settings/settings.ts'
import { environment, readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/default-settings.ts'

export async function currentSettings(db: Db): Promise<Settings> {
  return withStored(defaultSettings(readConfig(environment())), (await loadSettings(db))?.value ?? {})
}

export async function homeLocale(db: Db): Promise<Locale> {
  return (await loadSettings(db))?.value.homeLocale ?? defaultLocale
}
