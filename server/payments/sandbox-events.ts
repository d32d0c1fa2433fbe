// Signed events of the sandbox provider.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import type { EventRequest, ProviderEvent } from '#services/payment/provider.ts'

export const signatureHeader = 'sandbox-signature'

/** Events with a larger time difference are refused, so that a captured event cannot be replayed later. */
const toleranceMs = 300_000

const eventShape = z.object({
  id: z.string().max(100),
  reference: z.string().max(100),
  kind: z.string().max(60),
})

/** `t=<seconds>,v1=<hmac>` over the raw body. */
export function signEvent(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** null for an event that is not signed with this secret, or has another form. */
export function readSandboxEvent(
  secret: string,
  { headers, body }: EventRequest,
  now: number,
): ProviderEvent | null {
  if (!isSigned(secret, body, String(headers[signatureHeader] ?? ''), now)) return null
  return eventShape.safeParse(parseJson(body)).data ?? null
}

function isSigned(secret: string, body: string, signature: string, now: number): boolean {
  const [, seconds = '', received = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!seconds || Math.abs(now - Number(seconds) * 1000) > toleranceMs) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(received, 'hex'))
}
