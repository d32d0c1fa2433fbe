// The cookie that says who is signed in: for the endpoint's host alone, out of reach of scripts, never sent from
// another site. Plain HTTP, as on a developer's machine, knows no `__Host-`.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { NewSession } from '#api/context.ts'

export type SessionCookie = {
  /** The token, or null where there is none that could be ours. */
  readonly read: (header: string | undefined) => string | null
  /** The Set-Cookie header; null takes the cookie away. */
  readonly write: (session: NewSession | null) => string
}

export function createSessionCookie(publicOrigin: string): SessionCookie {
  const secure = publicOrigin.startsWith('https:')
  const name = secure ? '__Host-sid' : 'sid'
  return {
    read(header) {
      const value = header ? parseCookie(header)[name] : undefined
      return value && /^[\w-]{43}$/.test(value) ? value : null
    },
    write(session) {
      const maxAge = session ? session.seconds : 0
      return stringifySetCookie({
        name,
        value: session?.token ?? '',
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        ...(maxAge !== null && { maxAge }),
      })
    },
  }
}
