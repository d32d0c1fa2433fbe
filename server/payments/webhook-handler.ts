// HTTP handler of the providers' events at /_webhooks/<provider>. The raw body is what is signed.
import { findOrderToSettle, receiveEvent } from '#data/orders/payments.ts'
import type { EventRequest, PaymentProvider } from '#services/payment/provider.ts'
import { reconcilePayment } from '#services/payment/reconcile-payment.ts'
import type { Shop } from '#services/shop.ts'
import type { RouteHandler } from '../app.ts'
import { readBody } from '../http/read-body.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'

export const webhookSegment = '_webhooks'

const maxBodyBytes = 256 * 1024
const maxBodyMs = 5_000

const unknown = textResponse(404, 'There is nothing at this address.')
const wrongMethod = textResponse(405, 'Events are delivered here.', { allow: 'POST' })
const tooLarge = textResponse(413, 'An event is smaller than that.', { connection: 'close' })
const refused = textResponse(400, 'This is no event of the provider.')
const accepted = textResponse(200, 'Taken.')

type Receive = (provider: PaymentProvider, request: EventRequest) => ReturnType<typeof receiveWebhook>

export function createWebhookHandler(providers: readonly PaymentProvider[], receive: Receive): RouteHandler {
  return async (request): Promise<HttpResponse> => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const provider = providers.find(({ name }) => path === `/${webhookSegment}/${name}`)
    if (!provider) return unknown
    if (request.method !== 'POST') return wrongMethod
    const body = await readBody(request, maxBodyBytes, maxBodyMs)
    if ('fault' in body) return body.fault === 'too-large' ? tooLarge : refused
    const status = await receive(provider, { headers: request.headers, body: body.bytes.toString('utf8') })
    return status === 200 ? accepted : refused
  }
}

/** Returns the HTTP status: 200 after the event is stored, 400 for an invalid event. */
export async function receiveWebhook(
  shop: Shop,
  provider: Pick<PaymentProvider, 'name' | 'readEvent'>,
  request: EventRequest,
): Promise<200 | 400> {
  const event = await provider.readEvent(request)
  if (event === null) return 400
  if (event === 'ignored') return 200
  const payment = { provider: provider.name, reference: event.reference }
  const order = await findOrderToSettle(shop.db, payment)
  // Settle first: after a crash the provider delivers the event again, and settling twice is harmless.
  if (order) await reconcilePayment(order, payment, shop)
  // Nothing depends on its record.
  await receiveEvent(shop.db.relaxed, { ...event, provider: provider.name }, shop.now())
  return 200
}
