// The session cookie: host-only, HttpOnly, SameSite=Strict. Over plain HTTP, as in development, it has no `__Host-`
// prefix.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { NewSession } from '#services/visitor.ts'

export type SessionCookie = {
  /** The session token and the id of the browserCookies browser; null where missing or malformed. */
  readonly read: (header: string | undefined) => { token: string | null; browser: string | null }
  /** The Set-Cookie headers. null deletes the session cookie and keeps the browserCookies browser's. */
  readonly write: (session: NewSession | null) => string[]
}

/** The longest time for which browsers keep a cookie. Every sign-in renews it. */
const browserSeconds = 400 * 24 * 3600

export function createSessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const name = (baseName: string): string => (secure ? `__Host-${baseName}` : baseName)
  const cookie = (baseName: string, value: string, maxAge: number | null): string =>
    stringifySetCookie({
      name: name(baseName),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      ...(maxAge !== null && { maxAge }),
    })
  return {
    read(header) {
      const all = header ? parseCookie(header) : {}
      const value = (baseName: string): string | null => {
        const raw = all[name(baseName)]
        return raw && /^[\w-]{43}$/.test(raw) ? raw : null
      }
      return { token: value('sid'), browser: value('bid') }
    },
    write(session) {
      if (!session) return [cookie('sid', '', 0)]
      const { token, seconds, browser } = session
      const browserCookies = browser === null ? [] : [cookie('bid', browser, browserSeconds)]
      return [cookie('sid', token, seconds), ...browserCookies]
    },
  }
}
