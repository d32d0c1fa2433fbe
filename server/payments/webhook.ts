// Receives a provider's event: checks signature and age, settles the order and stores the event once.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { settleOrder } from '#services/payment/settle.ts'
import type { Shop } from '#services/shop.ts'
import { findOrderToSettle, receiveEvent } from '#data/orders/payments.ts'

/** Events with a larger time difference are refused, so that a captured event cannot be replayed later. */
const toleranceMs = 300_000

const eventShape = z.object({
  id: z.string().max(100),
  reference: z.string().max(100),
  kind: z.string().max(60),
})

/** Returns the HTTP status: 200 after the event is stored, 400 for an invalid event. */
export async function receiveWebhook(
  shop: Shop,
  secret: string,
  body: string,
  signature: string,
): Promise<200 | 400> {
  if (!isSigned(secret, body, signature, shop.now())) return 400
  const parsed = eventShape.safeParse(readJson(body))
  if (!parsed.success) return 400
  const order = await findOrderToSettle(shop.db, { reference: parsed.data.reference })
  // Settle first: after a crash the provider delivers the event again, and settling twice is harmless.
  if (order) await settleOrder(order, shop)
  await receiveEvent(shop.db, { ...parsed.data, provider: shop.payments.name }, shop.now())
  return 200
}

function isSigned(secret: string, body: string, signature: string, nowMs: number): boolean {
  const [, seconds = '', received = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!seconds || Math.abs(nowMs - Number(seconds) * 1000) > toleranceMs) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(received, 'hex'))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
