// Links that open an order without an account: signed, dated, and telling how much they show.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** `masked` shows status, goods and city; `full` shows the address too. */
export type Access = {
  readonly orderId: string
  readonly level: 'masked' | 'full'
  readonly expiresAt: number
}

export function accessToken(secret: string, { orderId, level, expiresAt }: Access): string {
  const text = `${orderId}.${level === 'full' ? 'f' : 'm'}.${Math.floor(expiresAt / 1000).toString(36)}`
  return `${text}.${signature(secret, text)}`
}

/** null where the token is not ours, was changed, or is past its time. */
export function readAccessToken(secret: string, token: string, nowMs: number): Access | null {
  const [orderId = '', level, seconds = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || (level !== 'f' && level !== 'm')) return null
  const expected = Buffer.from(signature(secret, `${orderId}.${level}.${seconds}`))
  const actual = Buffer.from(given)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const expiresAt = Number.parseInt(seconds, 36) * 1000
  return expiresAt > nowMs ? { orderId, level: level === 'f' ? 'full' : 'masked', expiresAt } : null
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`order-access.${text}`).digest('base64url')
}
