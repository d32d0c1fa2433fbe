// A value that survives in this browser: checked when it is read, because another version of the shop, or the
// shopper, may have written it.
import { readStored, removeStored, writeStored, type Keeper } from './storage.ts'

export type Persisted<T> = {
  readonly read: () => T
  /** False where nothing can be kept. */
  readonly write: (value: T) => boolean
  readonly clear: () => void
}

/** `parse` returns undefined for what it does not know. A higher `version` forgets what the lower ones wrote. */
export function persisted<T>(
  key: string,
  version: number,
  empty: T,
  parse: (value: unknown) => T | undefined,
  keeper?: Keeper,
): Persisted<T> {
  return {
    read() {
      const kept = parseJson(readStored(key, keeper)) as { version?: unknown; value?: unknown } | undefined
      if (kept?.version !== version) return empty
      return parse(kept.value) ?? empty
    },
    write: (value) => writeStored(key, JSON.stringify({ version, value }), keeper),
    clear: () => removeStored(key, keeper),
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
