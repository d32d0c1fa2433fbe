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

/** The staff's cookie. Browsers send it to the back office only, not with the shop's pages. */
export function createStaffCookie(publicOrigin: string, path: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const name = secure ? '__Secure-staff' : 'staff'
  return {
    read(header) {
      const raw = header ? parseCookie(header)[name] : undefined
      return { token: raw && /^[\w-]{43}$/.test(raw) ? raw : null, browser: null }
    },
    write(session) {
      const lifetime = session ? (session.seconds ?? undefined) : 0
      const value = session?.token ?? ''
      return [
        stringifySetCookie({
          name,
          value,
          path,
          httpOnly: true,
          sameSite: 'strict',
          secure,
          ...(lifetime !== undefined && { maxAge: lifetime }),
        }),
      ]
    },
  }
}
