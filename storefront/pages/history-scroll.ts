// Where each entry of the browser's history was left. The browser's own restoring comes too early for pages
// whose content is still on its way.
const storageKey = 'scroll'
const mostKept = 60

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** The present entry's own mark; made where it has none. */
export function entryMark(): string {
  const state = history.state as { mark?: unknown } | null
  if (typeof state?.mark === 'string') return state.mark
  const mark = newMark()
  history.replaceState({ mark }, '')
  return mark
}

export function newMark(): string {
  return Math.random().toString(36).slice(2, 10)
}

export function rememberScroll(mark: string, position: number): void {
  const { [mark]: _, ...others } = readPositions()
  const kept = Object.entries(others).slice(1 - mostKept)
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ ...Object.fromEntries(kept), [mark]: Math.round(position) }),
    )
  } catch {
    // Storage may be full or forbidden: then a page opens at its top.
  }
}

export function rememberedScroll(mark: string): number {
  return readPositions()[mark] ?? 0
}
