// Where each entry of the browser's history was left. The browser's own restoring comes too early for pages
// whose content is still on its way.
import { persisted } from '../storage/persisted.ts'

const mostKept = 60

const positions = persisted<Readonly<Record<string, number>>>(
  'scroll',
  1,
  {},
  (value) =>
    typeof value === 'object' && Object.values(value ?? {}).every(Number.isFinite)
      ? (value as Record<string, number>)
      : undefined,
  'sessionStorage',
)

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
  const { [mark]: _, ...others } = positions.read()
  const kept = Object.entries(others).slice(1 - mostKept)
  positions.write({ ...Object.fromEntries(kept), [mark]: Math.round(position) })
}

export function rememberedScroll(mark: string): number {
  return positions.read()[mark] ?? 0
}

/** Goes to a place on the page; a page that is still too short is followed while it grows. */
export function scrollToPlace(top: number): void {
  scrollTo({ top, behavior: 'instant' })
  if (top > scrollY + 1)
    import('./scroll-later.ts').then(
      ({ scrollLater }) => scrollLater(top),
      () => undefined,
    )
}
