// Decides whether to ask for the country. It asks if the device seems to be in another market than the page. A
// shopper who has chosen one is not asked. Without an answer nothing changes.
import { isCountry, type Country } from '#domain/markets/country.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { writeStored } from '#web/platform/storage/storage.ts'
import type { Page } from '#web/platform/pages/page.ts'
import type { Visit } from '#web/platform/pages/visit.ts'
import { guessCountry } from './guess-country.ts'

const loadQuestion = deferred(() => import('./ask-for-market.tsx'), { when: 'use' })

const answeredKey = 'market-kept'
/** Routes on which the address determines the country visibly. */
const settledRoutes: readonly string[] = ['checkout', 'order-detail']

export function askAboutMarket(page: Page, visit: Visit): void {
  if (settledRoutes.includes(page.name) || hasChosen()) return
  const guess = guessCountry(
    timeZone(),
    visit.frame.countries.map(([code]) => code),
  )
  if (!guess || guess === page.country || hasConfirmed(guess)) return
  loadQuestion().then(
    ({ askForMarket }) => askForMarket(visit, guess, () => writeStored(answeredKey, guess)),
    () => undefined,
  )
}

/** Temporal avoids the first Intl object, which costs 60 to 160 ms on a phone. */
function timeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { readonly Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Chosen in the country menu or by `ce`. */
function hasChosen(): boolean {
  const cookie = /(?:^|; )country=(\w+)/.exec(document.cookie)?.[1]
  return isCountry(cookie) || new URLSearchParams(location.search).has('ce')
}

/** The shopper kept the market after this question, or storage is forbidden: then it would return with every page. */
function hasConfirmed(guess: Country): boolean {
  try {
    return localStorage.getItem(answeredKey) === guess
  } catch {
    return true
  }
}
