// The settings in memory. A node reads them with the changes of the catalogue: on notification, and every second.
import type { Queryable } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
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
