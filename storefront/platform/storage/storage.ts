// What the browser keeps between visits, or in one tab between documents. Storage can be full, forbidden or missing:
// the shop then forgets, and goes on.
export type Keeper = 'localStorage' | 'sessionStorage'

export function readStored(key: string, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(key)
  } catch {
    return null
  }
}

/** False where nothing can be kept. */
export function writeStored(key: string, text: string, keeper: Keeper = 'localStorage'): boolean {
  try {
    globalThis[keeper].setItem(key, text)
    return true
  } catch {
    // Nothing that is kept here is needed to buy.
    return false
  }
}

export function removeStored(key: string, keeper: Keeper = 'localStorage'): void {
  try {
    globalThis[keeper].removeItem(key)
  } catch {
    // It is unreadable, then, too.
  }
}

/**
 * Calls `listener` when another document has changed what is kept: a tab beside this one, or, where the browser kept
 * this document whole while the shopper was elsewhere, any that was open meanwhile.
 */
export function onStoredElsewhere(key: string, listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
