// The settings that the shop has now, for commands that run beside it.
import type { Db } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
import { withStored, type Settings } from '#domain/settings/settings.ts'
import { environment, readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/default-settings.ts'

export async function currentSettings(db: Db): Promise<Settings> {
  return withStored(defaultSettings(readConfig(environment())), (await loadSettings(db))?.value ?? {})
}
