// Keys for changes that must happen once, however often the call arrives.
import { createHash } from 'node:crypto'
import type { Once } from '#data/orders/carts.ts'
import type { Caller } from './context.ts'

/** null where the caller sent no key. */
export function runIdempotent(operation: string, input: unknown, caller: Caller): Once | null {
  if (!caller.idempotencyKey) return null
  return {
    key: idempotencyStoreKey(operation, caller.idempotencyKey, caller),
    requestHash: digest(JSON.stringify(input)),
  }
}

/** The key is the visitor's own: nobody can use, or ask about, another's. */
export function idempotencyStoreKey(operation: string, key: string, caller: Caller): string {
  return digest(caller.session, operation, key)
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url')
}
