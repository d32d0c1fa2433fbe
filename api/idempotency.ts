// Idempotency keys: a repeated call with the same key has no second effect.
import { createHash } from 'node:crypto'
import type { IdempotentChange } from '#data/orders/carts.ts'
import type { Caller } from './context.ts'

/** Key and request hash of a call; null if the caller sent no key. */
export function onceOf(operation: string, input: unknown, caller: Caller): IdempotentChange | null {
  return caller.idempotencyKey ? requiredOnce(operation, input, caller) : null
}

/** For operations with a required key: the endpoint refuses calls without one. */
export function requiredOnce(operation: string, input: unknown, caller: Caller): IdempotentChange {
  if (!caller.idempotencyKey) throw new Error(`${operation} needs an idempotency key`)
  return {
    key: idempotencyStoreKey(operation, caller.idempotencyKey, caller),
    requestHash: digest(JSON.stringify(input)),
  }
}

/** The stored key. It includes the session id, so another visitor cannot use the key or query it. */
export function idempotencyStoreKey(operation: string, key: string, caller: Caller): string {
  return digest(caller.session, operation, key)
}

export function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url')
}
