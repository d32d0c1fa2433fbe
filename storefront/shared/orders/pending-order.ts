// The pending order. If the connection breaks after the click, the browser does not know whether an order
// exists. The idempotency key is therefore stored until the server replies. A second click, a reload and
// another tab reuse it, and the server can look up the order by it.
import { randomKey } from '#web/platform/api/random-key.ts'
import { persisted } from '#web/platform/storage/persisted.ts'

/** `request` is the request as text: one key never belongs to two different requests. */
type Placing = { readonly key: string; readonly request: string }

const none: Placing = { key: '', request: '' }

const placing = persisted<Placing>('placing', 1, none, (value) => {
  const { key, request } = (value ?? {}) as Partial<Placing>
  return typeof key === 'string' && typeof request === 'string' ? { key, request } : undefined
})

/** Where the browser stores nothing: known to this document. */
let unstored: Placing = none

function readPlacing(): Placing {
  const stored = placing.read()
  return stored.key === '' ? unstored : stored
}

/** Called before `order.place`. Returns the idempotency key; the same request gets the same key. */
export function startPendingOrder(request: string): string {
  const pending = readPlacing()
  if (pending.key !== '' && pending.request === request) return pending.key
  const key = randomKey()
  unstored = placing.write({ key, request }) ? none : { key, request }
  return key
}

/** Called after any reply of the server. */
export function clearPendingOrder(): void {
  placing.clear()
  unstored = none
}

/** The key of an order with an unknown result; '' if there is none. */
export function readPendingOrderKey(): string {
  return readPlacing().key
}

/** Whether a different request is still without a reply. */
export function hasOtherPendingOrder(request: string): boolean {
  const pending = readPlacing()
  return pending.key !== '' && pending.request !== request
}
