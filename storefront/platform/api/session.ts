// This browser's own name: made once, kept for good, sent with every call. It opens no account and no order;
// it is what a visitor's cart and wishlist hang on.
import { newKey } from './new-key.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const storageKey = 'session'
let fresh: string | undefined

export function sessionId(): string {
  return keptSession() ?? (fresh ??= freshSession())
}

function keptSession(): string | undefined {
  const kept = readStored(storageKey)
  return kept && /^[0-9a-f]{32}$/.test(kept) ? kept : undefined
}

function freshSession(): string {
  const key = newKey()
  writeStored(storageKey, key)
  return key
}
