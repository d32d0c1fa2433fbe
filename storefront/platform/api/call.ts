// The one way from the browser to the shop: `await call('cart.add', { … })`. Resolves with the operation's data;
// a refusal shows its message and rejects; where the shop cannot be reached, the shopper is led to /error/404.
import type { Input, OperationName, Output } from '#api/call.ts'
import { frontIp } from './front-ip.ts'
import { sessionId } from './session.ts'
import { toast } from '../toasts.ts'
import { CallFailed, CallRefused } from './call-refused.ts'
import { methods } from './methods.ts'
import { encodeQuery } from './query.ts'
import { mayRetry, retryDelayMs } from './retry.ts'
import { callSettings } from './settings.ts'

export { CallFailed, CallRefused, messageOf } from './call-refused.ts'

export type CallOptions = {
  /** The same key again has no further effect: needed for placing an order, and makes a POST safe to repeat. */
  readonly idempotencyKey?: string
  /** The caller shows refusals itself: all of them, or only those that name fields of its form. */
  readonly quiet?: boolean | 'fields'
  /** Nobody waits for it: where the shop cannot be reached, the shopper stays where they are. */
  readonly background?: boolean
  readonly signal?: AbortSignal
}

type Reply = {
  readonly code: number
  readonly msg: string
  readonly data: unknown
  readonly fields?: Record<string, string>
}

const silentCode = 3
const errorToastMs = 5_000
const patienceMs = 20_000

export async function call<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  const settings = callSettings()
  const reply = await exchange(name, input, options).catch((error: unknown) => {
    if (options.signal?.aborted || options.background) throw error
    const status = error instanceof CallFailed ? error.status : undefined
    if (status && status >= 500) settings.onFault(status)
    else settings.onUnreachable()
    throw error
  })
  if (reply.code === 0 || reply.code === 201) return reply.data as Output<Name>
  const message = reply.code === silentCode ? '' : reply.msg || settings.errorText
  const isShown = options.quiet === 'fields' ? Object.keys(reply.fields ?? {}).length > 0 : options.quiet
  if (message && !isShown) toast({ type: 'error', text: message, durationMs: errorToastMs })
  throw new CallRefused(reply.code, message, reply.fields)
}

async function exchange(name: OperationName, input: object, options: CallOptions): Promise<Reply> {
  const method = methods[name]
  const hasKey = options.idempotencyKey !== undefined
  for (let retries = 0; ; retries += 1) {
    const answer = await send(name, input, options).catch(() => undefined)
    options.signal?.throwIfAborted()
    // A refusal says all there is to say. Only the server's own trouble is worth another try.
    if (!mayRetry(method, hasKey, answer?.status, retries)) {
      if (answer?.reply) return answer.reply
      throw new CallFailed(`${name} got no answer`, answer?.status)
    }
    await delay(retryDelayMs(retries, answer?.retryAfter ?? null, Math.random()))
  }
}

type HttpAnswer = {
  readonly status: number
  readonly retryAfter: string | null
  readonly reply: Reply | undefined
}

async function send(
  name: OperationName,
  input: object,
  { idempotencyKey, signal }: CallOptions,
): Promise<HttpAnswer> {
  const { address, locale, country } = callSettings()
  const method = methods[name]
  const inQuery = method === 'GET' || method === 'DELETE'
  const payload = { ...input, api: name }
  const patience = AbortSignal.timeout(patienceMs)
  const response = await fetch(inQuery ? `${address}?${encodeQuery(payload)}` : address, {
    method,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    headers: {
      session: sessionId(),
      lang: locale,
      ip: frontIp(),
      'country-code': new URLSearchParams(location.search).get('ce') ?? '',
      market: country,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(!inQuery && { 'content-type': 'application/json' }),
    },
    ...(!inQuery && { body: JSON.stringify(payload) }),
  })
  const body: unknown = await response.json().catch(() => undefined)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    reply: isReply(body) ? body : undefined,
  }
}

function isReply(body: unknown): body is Reply {
  return typeof body === 'object' && body !== null && typeof (body as Reply).code === 'number'
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
