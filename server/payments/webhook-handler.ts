// HTTP handler of the provider's events. Only the raw body and its signature are used.
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import type { RouteHandler } from '../app.ts'
import { readBody } from '../http/read-body.ts'
import { webhookPath } from './sandbox.ts'
import type { receiveWebhook } from './webhook.ts'

export const signatureHeader = 'sandbox-signature'

const maxBodyBytes = 64 * 1024
const maxBodyMs = 5_000

const unknown = textAnswer(404, 'There is nothing at this address.')
const wrongMethod = textAnswer(405, 'Events are delivered here.', { allow: 'POST' })
const tooLarge = textAnswer(413, 'An event is smaller than that.', { connection: 'close' })
const refused = textAnswer(400, 'This is no event of the provider.')
const accepted = textAnswer(200, 'Taken.')

type Receive = (body: string, signature: string) => ReturnType<typeof receiveWebhook>

export function createWebhookHandler(receive: Receive): RouteHandler {
  return async (request): Promise<HttpAnswer> => {
    if ((request.url ?? '').split('?', 1)[0] !== webhookPath) return unknown
    if (request.method !== 'POST') return wrongMethod
    const body = await readBody(request, maxBodyBytes, maxBodyMs)
    if ('fault' in body) return body.fault === 'too-large' ? tooLarge : refused
    const signature = request.headers[signatureHeader]
    const status = await receive(body.bytes.toString('utf8'), typeof signature === 'string' ? signature : '')
    return status === 200 ? accepted : refused
  }
}
