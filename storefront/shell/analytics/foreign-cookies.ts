// Takes away the cookies that measuring has set, when the shopper takes the yes back.
import { countryCookie, localeCookie } from '../../platform/remember-choice.ts'

/** What the shop cannot do without. */
const own = new Set([localeCookie, countryCookie])

export function forgetForeignCookies(): void {
  const parent = location.hostname.replace(/^www\./, '')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!name || own.has(name)) continue
    // A container may have set it for this host or for all hosts of the shop.
    for (const domain of ['', `; domain=${parent}`]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
