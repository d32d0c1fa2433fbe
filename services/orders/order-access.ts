// Signed tokens for links that open an order without an account. They contain access level and expiry.
import { createHash } from 'node:crypto'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { signToken, verifyToken } from '../signed-token.ts'

/** `masked` shows status, goods and city; `full` also shows the address. */
export type Access = {
  readonly orderId: string
  readonly level: 'masked' | 'full'
  readonly expiresAt: number
  /** Digest of the address that got the token by e-mail; null: a browser got it. */
  readonly mailedTo: string | null
}

const purpose = 'order-access'

export function accessToken(secret: string, { orderId, level, expiresAt, mailedTo }: Access): string {
  const seconds = Math.floor(expiresAt / 1000).toString(36)
  const text = `${orderId}.${level === 'full' ? 'f' : 'm'}.${seconds}`
  return signToken(secret, purpose, mailedTo === null ? text : `${text}.${mailedTo}`)
}

export function addressDigest(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

/** The content of a token; null if it is not ours, was changed, or has expired. */
export function readAccessToken(secret: string, token: string, now: number): Access | null {
  const [orderId = '', level, seconds = '', mailedTo = null] =
    verifyToken(secret, purpose, token)?.split('.') ?? []
  const expiresAt = Number.parseInt(seconds, 36) * 1000
  return expiresAt > now ? { orderId, level: level === 'f' ? 'full' : 'masked', expiresAt, mailedTo } : null
}

/**
 * Validity of the mailed link in milliseconds. A link that confirms a withdrawal is valid for a day, because the mail
 * may be read later. A payment link is valid as long as the order is held.
 */
export function accessMsOf(template: OrderMailTemplate): number {
  if (template === 'payment-link') return staffHoldMs
  return template === 'withdrawal-declared' ? 24 * 60 * minuteMs : 30 * minuteMs
}
