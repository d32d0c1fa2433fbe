// Session id of this browser: created once, stored permanently, sent with every call.
// It identifies a visitor's cart and wishlist. It gives no access to accounts or orders.
import { randomKey } from './random-key.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const storageKey = 'session'
let created: string | undefined

export function sessionId(): string {
  return storedSession() ?? (created ??= createSession())
}

function storedSession(): string | undefined {
  const stored = readStored(storageKey)
  return stored && /^[0-9a-f]{32}$/.test(stored) ? stored : undefined
}

function createSession(): string {
  const key = randomKey()
  writeStored(storageKey, key)
  return key
}
