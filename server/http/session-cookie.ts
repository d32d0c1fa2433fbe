// The session cookies of customers and staff: host-only, HttpOnly, SameSite=Strict. Over plain HTTP, as in development,
// they have no prefix.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { NewSession } from '#services/visitor.ts'

export type SessionCookie = {
  /** The session token and the id of the known browser; null where missing or malformed. */
  readonly read: (header: string | undefined) => { token: string | null; browser: string | null }
  /** The Set-Cookie headers. null deletes the session cookie and keeps the known browser's. */
  readonly write: (session: NewSession | null) => string[]
}

/** The longest time for which browsers keep a cookie. Every sign-in renews it. */
const browserSeconds = 400 * 24 * 3600

export function createSessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const prefix = secure ? '__Host-' : ''
  const sid = strictCookie(`${prefix}sid`, '/', secure)
  const bid = strictCookie(`${prefix}bid`, '/', secure)
  return {
    read: (header) => ({ token: sid.read(header), browser: bid.read(header) }),
    write(session) {
      if (!session) return [sid.write('', 0)]
      const { token, seconds, browser } = session
      const browserCookies = browser === null ? [] : [bid.write(browser, browserSeconds)]
      return [sid.write(token, seconds), ...browserCookies]
    },
  }
}

/** The staff's cookie. Browsers send it to the back office only, not with the shop's pages. */
export function createStaffCookie(publicOrigin: string, path: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const cookie = strictCookie(secure ? '__Secure-staff' : 'staff', path, secure)
  return {
    read: (header) => ({ token: cookie.read(header), browser: null }),
    write: (session) => [session ? cookie.write(session.token, session.seconds) : cookie.write('', 0)],
  }
}

/** `maxAge` null: until the browser is closed. */
type Cookie = {
  readonly read: (header: string | undefined) => string | null
  readonly write: (value: string, maxAge: number | null) => string
}

function strictCookie(name: string, path: string, secure: boolean): Cookie {
  const attributes = { name, path, httpOnly: true, sameSite: 'strict', secure } as const
  return {
    read(header) {
      const value = header ? parseCookie(header)[name] : undefined
      return value && /^[\w-]{43}$/.test(value) ? value : null
    },
    write: (value, maxAge) =>
      stringifySetCookie({ ...attributes, value, ...(maxAge !== null && { maxAge }) }),
  }
}
