// Queue of short messages. Any code in the browser may call `toast`; Toasts.tsx shows them.
import { createStore } from './store.ts'

export type Toast = {
  readonly id: number
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** 0: stays until it is closed. */
  readonly durationMs: number
  /** How often this type and text was reported while the toast was visible. */
  readonly count: number
}

export const noToasts: readonly Toast[] = []
let lastId = 0

export const toasts = createStore(noToasts)

/** Increments the count of a visible toast with the same type and text. Returns the id for `closeToast`. */
export function toast({
  type,
  text,
  durationMs = 3000,
}: Pick<Toast, 'type' | 'text'> & { durationMs?: number }): number {
  const visible = toasts.get()
  const same = visible.find((other) => other.type === type && other.text === text)
  if (same) {
    toasts.set(
      visible.map((other) => (other === same ? { ...same, durationMs, count: same.count + 1 } : other)),
    )
    return same.id
  }
  lastId += 1
  toasts.set([...visible, { id: lastId, type, text, durationMs, count: 1 }])
  return lastId
}

export function closeToast(id: number) {
  toasts.set(toasts.get().filter((other) => other.id !== id))
}

export function closeToasts() {
  toasts.set(noToasts)
}
