// The order that is on its way. Where the connection breaks after the click, nobody knows whether there is an
// order: its key is kept until the shop has answered, so that a second press, a reload and another tab all ask
// for the same order, and the shop can be asked later what became of it.
import { newKey } from '../../platform/api/new-key.ts'
import { persisted } from '../../platform/storage/persisted.ts'

/** `request` is what was asked for, as text: one key never carries two different wishes. */
type Placing = { readonly key: string; readonly request: string }

const none: Placing = { key: '', request: '' }

const placing = persisted<Placing>('placing', 1, none, (value) => {
  const { key, request } = (value ?? {}) as Partial<Placing>
  return typeof key === 'string' && typeof request === 'string' ? { key, request } : undefined
})

/** Before `order.place` is called: its idempotency key, the same one for the same request. */
export function beginPlacing(request: string): string {
  const known = placing.read()
  if (known.key !== '' && known.request === request) return known.key
  const key = newKey()
  placing.write({ key, request })
  return key
}

/** When the shop has answered, whatever it said. */
export function forgetPlacing(): void {
  placing.clear()
}

/** The key of an order whose fate is unknown; '' where there is none. */
export function readPlacing(): string {
  return placing.read().key
}

/** Whether an earlier, different request is still without an answer. */
export function isOtherPlacing(request: string): boolean {
  const known = placing.read()
  return known.key !== '' && known.request !== request
}
