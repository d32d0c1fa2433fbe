// Deletes the cookies of analytics tools after the shopper withdraws consent.
import { countryCookie, localeCookie } from '#web/platform/remember-choice.ts'

/** Cookies that the shop needs. */
const essential = new Set([localeCookie, countryCookie])

export function deleteAnalyticsCookies(): void {
  const parent = location.hostname.replace(/^www\./, '')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!name || essential.has(name)) continue
    // The container may have set it for this host or for all hosts of the shop.
    for (const domain of ['', `; domain=${parent}`]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
