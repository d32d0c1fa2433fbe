// Typed value in the browser's storage. It is validated when read: another version of the shop, or the shopper, may
// have written it.
import { parseJson } from '#domain/parse-json.ts'
import { readStored, removeStored, writeStored, type StorageName } from './storage.ts'

export type Persisted<T> = {
  readonly read: () => T
  /** False if storage is unavailable. */
  readonly write: (value: T) => boolean
  readonly clear: () => void
}

/** `parse` returns undefined for invalid values. A changed `version` discards stored values. */
export function persisted<T>(
  key: string,
  version: number,
  empty: T,
  parse: (value: unknown) => T | undefined,
  storage?: StorageName,
): Persisted<T> {
  return {
    read() {
      const stored = parseJson(readStored(key, storage)) as
        | { version?: unknown; value?: unknown }
        | null
        | undefined
      if (stored?.version !== version) return empty
      return parse(stored.value) ?? empty
    },
    write: (value) => writeStored(key, JSON.stringify({ version, value }), storage),
    clear: () => removeStored(key, storage),
  }
}
