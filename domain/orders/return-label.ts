// Whether the shop owes the buyer a label for a return.
import { shopPaysPostage, type ReturnReason } from './return-reason.ts'
import type { RequestStatus } from './open-request.ts'
import type { ReturnKind } from './returns.ts'

type Order = {
  readonly freeReturns: boolean
  readonly lines: readonly { readonly id: string; readonly delivery: number }[]
  readonly deliveries: readonly { readonly shipments: readonly unknown[] }[]
}

type Request = {
  readonly kind: ReturnKind
  readonly status: RequestStatus
  readonly lines: readonly { readonly id: string; readonly reason?: string | null }[]
}

/** Staff send it by hand while the return waits. What was not sent needs none, nor does an exchange. */
export function isLabelDue(order: Order, { kind, status, lines }: Request): boolean {
  if (kind === 'exchange' || status !== 'asked') return false
  const reasons = lines.map(({ reason }) => ({ reason: kind === 'return' ? (reason as ReturnReason) : null }))
  const isSent = lines.some(({ id }) => {
    const delivery = order.lines.find((line) => line.id === id)?.delivery
    return delivery !== undefined && (order.deliveries[delivery]?.shipments.length ?? 0) > 0
  })
  return isSent && shopPaysPostage(order.freeReturns, reasons)
}
