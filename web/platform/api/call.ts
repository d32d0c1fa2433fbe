// Client of the endpoint: `await call('cart.add', { … })` resolves with the operation's data.
// A refusal shows its message and rejects. Without a response, the browser shows /error/404.
import type { Input, OperationName, Output } from '#api/call.ts'
import { methodOf, type Method } from '#contract/methods.ts'
import { createdCode, doneCode, silentCode, type RefusalCode } from '#contract/refusals.ts'
import { frontIp } from './front-ip.ts'
import { toast } from '../toasts.ts'
import { CallFailed, CallRefused } from './call-refused.ts'
import { encodeQuery } from './query.ts'
import { mayRetry, retryDelayMs } from './retry.ts'
import { callSettings } from './call-settings.ts'
import { randomKey } from './random-key.ts'
import { readStored, writeStored } from '../storage/storage.ts'

export { CallFailed, CallRefused, refusalMessage } from './call-refused.ts'

export type CallOptions = {
  /** Repeating a call with the same key has no further effect. Required to place an order or to retry a POST. */
  readonly idempotencyKey?: string
  /** The caller shows refusals itself: all of them, or only those with errors of form fields. */
  readonly handlesRefusals?: boolean | 'fields'
  /** The shopper does not wait for this call: an unreachable shop does not change the page. */
  readonly background?: boolean
  /** The caller needs the reply also after a sign-out in another tab. */
  readonly anyVisitor?: boolean
  readonly signal?: AbortSignal
}

type Reply = {
  readonly code: number
  readonly msg: string
  readonly data: unknown
  readonly refused?: RefusalCode
  readonly fields?: Record<string, string>
}

const errorToastMs = 5_000
const timeoutMs = 20_000
/** Smaller changes arrive even if the shopper leaves the page. Browsers limit the sum of such bodies to 64 KB. */
const maxKeptBytes = 8_000

export function call<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> {
  return callEndpoint(name, methodOf(name), input, options) as Promise<Output<Name>>
}

/** `call` without types, for the operations of another endpoint. */
export async function callEndpoint(
  name: string,
  method: Method,
  input: object,
  options: CallOptions = {},
): Promise<unknown> {
  const settings = callSettings()
  const session = sessionId()
  const reply = await exchange(name, method, input, { ...options, session }).catch((error: unknown) => {
    if (options.signal?.aborted || options.background) throw error
    const status = error instanceof CallFailed ? error.status : undefined
    if (status && status >= 500) settings.onFault(status)
    else settings.onUnreachable()
    throw error
  })
  // The customer has signed out meanwhile: the next visitor must not see the reply.
  if (!options.anyVisitor && sessionId() !== session)
    throw new CallFailed(`${name} was called by another visitor`)
  if (reply.code === doneCode || reply.code === createdCode) return reply.data
  const message = reply.code === silentCode ? '' : reply.msg || settings.errorText
  const isHandled =
    options.handlesRefusals === 'fields'
      ? Object.keys(reply.fields ?? {}).length > 0
      : options.handlesRefusals
  if (message && !isHandled) toast({ type: 'error', text: message, durationMs: errorToastMs })
  throw new CallRefused(reply.refused, message, reply.fields)
}

/** Every attempt of a call is by the same visitor, also after a sign-out. */
type Attempt = CallOptions & { readonly session: string }

async function exchange(name: string, method: Method, input: object, options: Attempt): Promise<Reply> {
  const hasKey = options.idempotencyKey !== undefined
  for (let retries = 0; ; retries += 1) {
    const response = await send(name, method, input, options).catch(() => undefined)
    options.signal?.throwIfAborted()
    // Most refusals are final; a busy or faulty server, a limit and a lost connection are retried.
    if (!mayRetry(method, hasKey, response?.status, retries)) {
      if (response?.reply) return response.reply
      throw new CallFailed(`${name} got no answer`, response?.status)
    }
    await delay(retryDelayMs(retries, response?.retryAfter ?? null, Math.random()))
  }
}

type HttpResult = {
  readonly status: number
  readonly retryAfter: string | null
  readonly reply: Reply | undefined
}

async function send(
  name: string,
  method: Method,
  input: object,
  { idempotencyKey, signal, session }: Attempt,
): Promise<HttpResult> {
  const { address, locale, country } = callSettings()
  const inQuery = method === 'GET' || method === 'DELETE'
  const payload = { ...input, api: name }
  const body = inQuery ? undefined : JSON.stringify(payload)
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(inQuery ? `${address}?${encodeQuery(payload)}` : address, {
    method,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      session,
      lang: locale,
      ip: frontIp(),
      'country-code': new URLSearchParams(location.search).get('ce') ?? '',
      market: country,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(!inQuery && { 'content-type': 'application/json' }),
    },
    ...(body && { body, keepalive: body.length < maxKeptBytes }),
  })
  const reply: unknown = await response.json().catch(() => undefined)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    reply: isReply(reply) ? reply : undefined,
  }
}

function isReply(body: unknown): body is Reply {
  return typeof body === 'object' && body !== null && typeof (body as Reply).code === 'number'
}

/** Ends when the page is left: a small change is sent then, and arrives. */
function delay(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('pagehide', resolve, { once: true })
  })
}

const storageKey = 'session'
/** Where the browser stores nothing: the id of this document. */
let unstored: string | undefined

/**
 * Session id of this browser: created once, stored permanently, sent with every call. It identifies a visitor's cart
 * and wishlist. It gives no access to accounts or orders.
 */
function sessionId(): string {
  return storedSession() ?? unstored ?? createSession()
}

function storedSession(): string | undefined {
  const stored = readStored(storageKey)
  return stored && /^[0-9a-f]{32}$/.test(stored) ? stored : undefined
}

function createSession(): string {
  const key = randomKey()
  if (!writeStored(storageKey, key)) unstored = key
  return key
}
