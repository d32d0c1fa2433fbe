// The cookie that says who is signed in: for the endpoint's host alone, out of reach of scripts, never sent from
// another site. Plain HTTP, as on a developer's machine, knows no `__Host-`.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { NewSession } from '#api/context.ts'

export type SessionCookie = {
  /** The session's token and what the browser is known by; null where there is none that could be ours. */
  readonly read: (header: string | undefined) => { token: string | null; browser: string | null }
  /** The Set-Cookie headers; null takes the session's cookie away, and leaves the browser known. */
  readonly write: (session: NewSession | null) => string[]
}

/** As long as browsers keep a cookie, which is prolonged by every sign-in. */
const browserSeconds = 400 * 24 * 3600

export function createSessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const name = (own: string): string => (secure ? `__Host-${own}` : own)
  const cookie = (own: string, value: string, maxAge: number | null): string =>
    stringifySetCookie({
      name: name(own),
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
      const value = (own: string): string | null => {
        const found = all[name(own)]
        return found && /^[\w-]{43}$/.test(found) ? found : null
      }
      return { token: value('sid'), browser: value('bid') }
    },
    write(session) {
      if (!session) return [cookie('sid', '', 0)]
      const { token, seconds, browser } = session
      const known = browser === null ? [] : [cookie('bid', browser, browserSeconds)]
      return [cookie('sid', token, seconds), ...known]
    },
  }
}
