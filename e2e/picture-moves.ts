// The elements that a page moves in its view transitions.
import type { Page } from 'playwright-core'
import { until } from './open-shop.ts'

export type Move = {
  /** Transition name. */
  readonly name: string
  /** Text of the list item or article at which it arrives. */
  readonly to: string
  /** Whether the page arrives with a loading state. */
  readonly isLoading: boolean
}

/** An init script. Its clock makes the device a fast one. */
export function recordMoves(): void {
  const clock = performance.now.bind(performance)
  performance.now = () => clock() / 1_000
  const begin = document.startViewTransition.bind(document)
  const moves: Move[] = []
  Object.assign(globalThis, { moves })
  document.startViewTransition = (change) => {
    const transition = begin(change)
    const note = () => {
      const named = document.querySelector('[style*="view-transition-name"]')
      const to = named?.closest('li, article')?.textContent ?? ''
      const isLoading = [...document.querySelectorAll('main [aria-busy="true"]')].some((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group('))
          moves.push({ name: effect.pseudoElement.slice(24, -1), to, isLoading })
    }
    transition.ready.then(note, () => undefined)
    return transition
  }
}

export const movesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { moves: Move[] }).moves)

/** The first move with the name, from the `from`th move on. */
export async function untilMoved(page: Page, name: string, from = 0): Promise<Move> {
  const find = (moves: Move[]) => moves.slice(from).find((move) => move.name === name)
  return find(
    await until(
      () => movesOf(page),
      (all) => find(all) !== undefined,
    ),
  )!
}

/** Waits for the code of view transitions, which a fast device loads. */
export const untilFast = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/view-transition-')),
  )
