// Queue of short messages. Any code in the browser may call `toast`; Toasts.tsx shows them.
export type Toast = {
  readonly id: number
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** 0: stays until it is closed. */
  readonly durationMs: number
  /** How often this type and text was reported while the toast was visible. */
  readonly count: number
}

const none: readonly Toast[] = []
let visible = none
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  visible = next
  for (const listener of listeners) listener()
}

/** Increments the count of a visible toast with the same type and text. Returns the id for `closeToast`. */
export function toast({
  type,
  text,
  durationMs = 3000,
}: Pick<Toast, 'type' | 'text'> & { durationMs?: number }): number {
  const same = visible.find((other) => other.type === type && other.text === text)
  if (same) {
    update(visible.map((other) => (other === same ? { ...same, durationMs, count: same.count + 1 } : other)))
    return same.id
  }
  lastId += 1
  update([...visible, { id: lastId, type, text, durationMs, count: 1 }])
  return lastId
}

export function closeToast(id: number) {
  update(visible.filter((other) => other.id !== id))
}

export function closeToasts() {
  if (visible.length > 0) update(none)
}

export function readToasts(): readonly Toast[] {
  return visible
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
