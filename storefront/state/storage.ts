// What the browser keeps between visits. Storage can be full, forbidden or missing: the shop then forgets, and goes on.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nothing that is kept here is needed to buy.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // It is unreadable, then, too.
  }
}
