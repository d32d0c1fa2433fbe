// The short messages that pass over the page. Anything in the browser may call `toast`; Toasts.tsx shows them.
export type Toast = {
  readonly id: number
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** 0 stays until it is closed. */
  readonly durationMs: number
  /** How often the same was said while it was shown. */
  readonly count: number
}

const none: readonly Toast[] = []
let shown = none
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** The same words again count up in their place. Returns the id to close it by. */
export function toast({
  type,
  text,
  durationMs = 3000,
}: Pick<Toast, 'type' | 'text'> & { durationMs?: number }): number {
  const same = shown.find((other) => other.type === type && other.text === text)
  if (same) {
    show(shown.map((other) => (other === same ? { ...same, durationMs, count: same.count + 1 } : other)))
    return same.id
  }
  lastId += 1
  show([...shown, { id: lastId, type, text, durationMs, count: 1 }])
  return lastId
}

export function closeToast(id: number) {
  show(shown.filter((other) => other.id !== id))
}

export function closeToasts() {
  if (shown.length > 0) show(none)
}

export function readToasts(): readonly Toast[] {
  return shown
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
