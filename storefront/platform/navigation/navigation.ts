// What moving about the shop offers. browser-navigation.ts does it; on the server nobody moves.
import type { Shown } from './screens.ts'

export type NavigateOptions = {
  /** Takes the place of the present entry of the browser's history. */
  readonly replace?: boolean
  /** For a change of filters: the page stays where it is under the shopper's thumb. */
  readonly keepScroll?: boolean
  /** What the shopper pressed: a picture in it moves over to the next page. */
  readonly pressed?: Element
}

export type ShownListener = (shown: Shown) => void

export type Navigation = {
  /** What the document was made from. */
  readonly initial: Shown
  readonly attach: (listener: ShownListener) => () => void
  /** Called between the change of the document and its paint. */
  readonly settled: (shown: Shown) => void
  /** What to do after each step. */
  readonly onArrival: (work: () => void) => void
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Fetches what a page will need, once. */
  readonly prefetch: (to: string) => void
  /** Draws a page out of sight, before the step to it. */
  readonly drawAhead: (to: string) => Promise<void>
  /** Reads the shown page's data again. */
  readonly refresh: () => Promise<void>
  /** Forgets the screens kept behind the shown one: the customer has changed. */
  readonly dropKept: () => void
  /** Shows `/error/404` without asking the server, which could not be reached. */
  readonly showUnreachable: () => Promise<void>
  /** Shows the page of errors at the present address: the server answered with this HTTP status and nothing else. */
  readonly showFault: (status: number) => Promise<void>
}

export function standingNavigation(shown: Shown): Navigation {
  const nowhere = async (): Promise<void> => undefined
  return {
    initial: shown,
    attach: () => () => undefined,
    settled: () => undefined,
    onArrival: () => undefined,
    navigate: nowhere,
    prefetch: () => undefined,
    drawAhead: nowhere,
    refresh: nowhere,
    dropKept: () => undefined,
    showUnreachable: nowhere,
    showFault: nowhere,
  }
}
