// Access to localStorage and sessionStorage. Storage can be full, forbidden or missing; the shop then works without it.
export type StorageName = 'localStorage' | 'sessionStorage'

export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

/** False if storage is unavailable. */
export function writeStored(key: string, text: string, storage: StorageName = 'localStorage'): boolean {
  try {
    globalThis[storage].setItem(key, text)
    return true
  } catch {
    // Stored values are never necessary to buy.
    return false
  }
}

export function removeStored(key: string, storage: StorageName = 'localStorage'): void {
  try {
    globalThis[storage].removeItem(key)
  } catch {
    // Then the value is unreadable too.
  }
}

/**
 * Calls `listener` when another document may have changed the value. That is on a `storage` event from another tab, and
 * after a return from the back/forward cache.
 */
export function onStorageChange(key: string, listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
