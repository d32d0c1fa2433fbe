// HTTP handler of the providers' events at /_webhooks/<provider>. The raw body is what is signed.
import type { EventRequest, PaymentProvider } from '#services/payment/provider.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import type { RouteHandler } from '../app.ts'
import { readBody } from '../http/read-body.ts'
import type { receiveWebhook } from './webhook.ts'

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
