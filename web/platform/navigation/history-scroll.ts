// Scroll position of each history entry. The browser's own restoration runs before late content has loaded.
import { deferred } from '../hydration/deferred.ts'
import { persisted } from '../storage/persisted.ts'

const loadRestoreScroll = deferred(() => import('./restore-scroll.ts'), { when: 'use' })

const maxEntries = 60

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

/** Id of the current history entry; created if missing. */
export function entryId(): string {
  const state = history.state as { mark?: unknown } | null
  if (typeof state?.mark === 'string') return state.mark
  const mark = newEntryId()
  history.replaceState({ mark }, '')
  return mark
}

export function newEntryId(): string {
  return Math.random().toString(36).slice(2, 10)
}

export function rememberScroll(mark: string, position: number): void {
  const { [mark]: _, ...others } = positions.read()
  const recent = Object.entries(others).slice(1 - maxEntries)
  positions.write({ ...Object.fromEntries(recent), [mark]: Math.round(position) })
}

export function rememberedScroll(mark: string): number {
  return positions.read()[mark] ?? 0
}

/** Scrolls to `top` in pixels. If the page is still too short, restore-scroll.ts repeats it while the page grows. */
export function scrollToPlace(top: number): void {
  scrollTo({ top, behavior: 'instant' })
  if (top <= scrollY + 1) return
  const entry = entryId()
  loadRestoreScroll().then(
    ({ scrollLater }) => scrollLater(top, () => entryId() !== entry),
    () => undefined,
  )
}

/** Stores the position of the current entry, whose id `entry` returns, and restores the position of a new document. */
export function restoreScroll(entry: () => string): void {
  const remember = (): void => rememberScroll(entry(), scrollY)
  addEventListener('scrollend', remember)
  // Before a press on a fragment link: the browser scrolls before this code could store the position.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) remember()
    },
    { capture: true },
  )
  // The browser restores the position at once where no script runs; restore-document-scroll.ts corrects it.
  addEventListener('pagehide', () => {
    remember()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  // The document may have been too short for restore-document-scroll.ts. `scrollY` is read last: it forces a layout.
  const position = rememberedScroll(entry())
  if (position && !scrollY) scrollToPlace(position)
}
