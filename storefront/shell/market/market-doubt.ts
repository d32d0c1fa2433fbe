// Whether to ask about the country: the device seems to be in another one of our markets than the page shows, and the
// shopper has not chosen. Nothing is changed without an answer.
import { isCountry, type Country } from '#domain/markets/market.ts'
import type { Page } from '../../platform/pages/page.ts'
import type { Visit } from '../../platform/pages/visit.ts'
import { guessCountry } from './guess-country.ts'

const answeredKey = 'market-kept'
/** There the address decides, and says so. */
const settledRoutes: readonly string[] = ['checkout', 'order-detail']

export function askAboutMarket(page: Page, visit: Visit): void {
  if (settledRoutes.includes(page.name) || hasChosen()) return
  const guess = guessCountry(timeZone())
  if (!guess || guess === page.country || hasKept(guess)) return
  import('./ask-for-market.tsx').then(
    ({ askForMarket }) => askForMarket(visit, guess),
    () => undefined,
  )
}

/** Where the browser has Temporal, a phone is spared its first Intl object: 60 to 160 ms. */
function timeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { readonly Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** By the chooser, or by `ce`. */
function hasChosen(): boolean {
  const cookie = /(?:^|; )country=(\w+)/.exec(document.cookie)?.[1]
  return isCountry(cookie) || new URLSearchParams(location.search).has('ce')
}

/** By an answer to this question. */
function hasKept(guess: Country): boolean {
  try {
    return localStorage.getItem(answeredKey) === guess
  } catch {
    return true
  }
}

export function keepMarket(guess: Country): void {
  try {
    localStorage.setItem(answeredKey, guess)
  } catch {
    // A browser that keeps nothing asks again with the next document.
  }
}
