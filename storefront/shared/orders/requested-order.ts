// The order that a customer is about to open, requested before the press. Its page begins with it, and loads it again:
// the customer may have changed it meanwhile.
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { isDataSaver } from '#web/platform/navigation/connection.ts'
import { orderAccess } from './order-access.ts'

type Order = Output<'order.view'>

type Requested = {
  readonly number: string
  readonly at: number
  /** Set when the reply is there. */
  order?: Order
}

/** A press follows within this time. */
const freshMs = 10_000

let latest: Requested | undefined

export function requestOrder(number: string): void {
  if (isDataSaver() || freshRequest(number)) return
  const requested: Requested = { number, at: Date.now() }
  latest = requested
  viewOrder({ number, access: orderAccess(number) ?? '' }).then(
    (order) => (requested.order = order),
    () => undefined,
  )
}

/** Each request is for one visit of the order's page. */
export function takeRequestedOrder(number: string): Order | undefined {
  const order = freshRequest(number)?.order
  latest = undefined
  return order
}

function freshRequest(number: string): Requested | undefined {
  return latest?.number === number && Date.now() - latest.at < freshMs ? latest : undefined
}

export type OrderHandle = { readonly number: string; readonly access: string }

export function viewOrder(handle: OrderHandle, signal?: AbortSignal): Promise<Order> {
  return lazyCall('order.view', handle, {
    background: true,
    handlesRefusals: true,
    ...(signal && { signal }),
  })
}
