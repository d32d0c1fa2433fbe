// Signed tokens for links that open an order without an account. They contain access level and expiry.
import { minuteMs } from '#domain/calendar/durations.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { signToken, verifyToken } from '../signed-token.ts'

/** `masked` shows status, goods and city; `full` also shows the address. */
export type Access = {
  readonly orderId: string
  readonly level: 'masked' | 'full'
  readonly expiresAt: number
}

const purpose = 'order-access'

export function accessToken(secret: string, { orderId, level, expiresAt }: Access): string {
  const seconds = Math.floor(expiresAt / 1000).toString(36)
  return signToken(secret, purpose, `${orderId}.${level === 'full' ? 'f' : 'm'}.${seconds}`)
}

/** The content of a token; null if it is not ours, was changed, or has expired. */
export function readAccessToken(secret: string, token: string, now: number): Access | null {
  const [orderId = '', level, seconds = ''] = verifyToken(secret, purpose, token)?.split('.') ?? []
  const expiresAt = Number.parseInt(seconds, 36) * 1000
  return expiresAt > now ? { orderId, level: level === 'f' ? 'full' : 'masked', expiresAt } : null
}

/**
 * Validity of the mailed link in milliseconds. A link that confirms a withdrawal is valid for a day, because the mail
 * may be read later. A payment link is valid as long as the order is held.
 */
export function accessMsOf(template: OrderMailTemplate): number {
  if (template === 'payment-link') return staffHoldMs
  return template === 'withdrawal-declared' ? 24 * 60 * minuteMs : 30 * minuteMs
}
