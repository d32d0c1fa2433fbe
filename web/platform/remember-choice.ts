// Stores the chosen language and country for a year in cookies that the server reads.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Site } from './pages/page.ts'

export const localeCookie = 'locale'
export const countryCookie = 'country'

const yearSeconds = 365 * 24 * 60 * 60

export function rememberLocale(locale: Locale, site: Site): void {
  remember(localeCookie, locale, site)
}

export function rememberCountry(country: Country, site: Site): void {
  remember(countryCookie, country, site)
}

function remember(name: string, value: string, { secureCookies }: Site): void {
  const secure = secureCookies ? '; secure' : ''
  // Synchronous: the cookie must be set before the browser follows the link. cookieStore is asynchronous.
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
