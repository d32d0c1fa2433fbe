// The API of the fake Stripe: routes, idempotency and faults, over HTTP.
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type Stripe from 'stripe'
import type { Account } from './account.ts'
import { ApiError } from './api-error.ts'

export type Fault = 'none' | '429' | '500' | 'slow' | 'cut' | 'cut-after'

export type ApiRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly key: string | undefined
  readonly socket: Socket
}

export type ApiResponse = {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

type Remembered = { readonly request: string; response?: ApiResponse }

export function createApi(account: Account, slowMs: () => number) {
  const remembered = new Map<string, Remembered>()
  /** Faults of the next requests, in order. */
  const faults: Fault[] = []
  const requests: { method: string; path: string; key: string | undefined }[] = []
  const state = { isDown: false }

  /** null: the connection was cut. */
  async function respond(request: ApiRequest): Promise<ApiResponse | null> {
    const { method, path, key, socket } = request
    requests.push({ method, path, key })
    const fault = faults.shift()
    if (state.isDown || fault === 'cut') return cut(socket)
    if (fault === '429')
      return refused(new ApiError(429, 'rate_limit_error', 'rate_limit', 'Too many requests'))
    if (fault === '500') return refused(new ApiError(500, 'api_error', undefined, 'An error occurred'))
    const done = key === undefined ? run(request) : await runOnce(key, request, fault === 'slow')
    if (fault === 'slow') await delay(slowMs())
    // The request was carried out, and its response is lost.
    return fault === 'cut-after' ? cut(socket) : done
  }

  async function runOnce(key: string, request: ApiRequest, isSlow: boolean): Promise<ApiResponse> {
    const asked = `${request.method} ${request.path} ${request.body}`
    const earlier = remembered.get(key)
    if (earlier && earlier.request !== asked)
      return refused(
        new ApiError(
          400,
          'idempotency_error',
          undefined,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        ),
      )
    if (earlier && !earlier.response)
      return refused(
        new ApiError(
          409,
          'idempotency_error',
          'idempotency_key_in_use',
          'Another request with this key is running.',
        ),
      )
    if (earlier?.response) return { ...earlier.response, headers: { 'idempotent-replayed': 'true' } }
    const entry: Remembered = { request: asked }
    remembered.set(key, entry)
    if (isSlow) await delay(1)
    const done = run(request)
    // Requests that did not pass the validation are not remembered.
    if (done.status < 400 || done.status >= 500) entry.response = done
    else remembered.delete(key)
    return done
  }

  function run(request: ApiRequest): ApiResponse {
    try {
      const object = route(account, request)
      return { status: 200, body: JSON.stringify(object) }
    } catch (error) {
      if (error instanceof ApiError) return refused(error)
      throw error
    }
  }

  return { respond, faults, requests, state, forgetKeys: () => remembered.clear() }
}

function cut(socket: Socket): null {
  socket.destroy()
  return null
}

function refused({ status, body }: ApiError): ApiResponse {
  return { status, body: JSON.stringify({ error: body }) }
}

type Listed = {
  readonly object: 'list'
  readonly data: readonly object[]
  readonly has_more: boolean
  readonly url: string
}

const listOf = (url: string, data: readonly object[]): Listed => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

function route(account: Account, { method, path, query, body }: ApiRequest): object {
  const params = Object.fromEntries(new URLSearchParams(body))
  const [, , first, second, third, fourth] = path.split('/')
  const at = `${method} ${[first, second].filter(Boolean).join('/')}`
  const intent = query.get('payment_intent')
  if (at === 'POST checkout/sessions')
    return fourth === 'expire'
      ? account.expireSession(third ?? '')
      : expanded(account, account.createSession(params), query)
  if (at === 'GET checkout/sessions') {
    if (third) return expanded(account, account.readSession(third), query)
    return listOf(
      path,
      [...account.sessions.values()].filter((each) => each.payment_intent === intent),
    )
  }
  if (at === 'POST refunds') return account.createRefund(params)
  if (at === 'GET refunds')
    return listOf(
      path,
      [...account.refunds.values()].filter((each) => each.payment_intent === intent),
    )
  if (at === 'GET disputes')
    return listOf(
      path,
      [...account.disputes.values()].filter((each) => each.payment_intent === intent),
    )
  if (at === 'GET balance_transactions') return listOf(path, transactions(account, query))
  throw new ApiError(
    404,
    'invalid_request_error',
    undefined,
    `Unrecognized request URL (${method}: ${path}).`,
  )
}

/** Expands payment, charge and balance transaction where the request asks for it. */
function expanded(
  account: Account,
  session: Stripe.Checkout.Session,
  query: URLSearchParams,
): Stripe.Checkout.Session {
  const asked = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value)
  if (session.payment_intent === null || asked.length === 0) return session
  const intent = account.intentOf(session)
  if (!asked.some((each) => each.startsWith('payment_intent.latest_charge')) || intent.latest_charge === null)
    return { ...session, payment_intent: intent }
  const charge = account.find(account.charges, intent.latest_charge as string)
  const balance = account.transactions.find(({ id }) => id === charge.balance_transaction) ?? null
  return {
    ...session,
    payment_intent: { ...intent, latest_charge: { ...charge, balance_transaction: balance } },
  }
}

function transactions(
  { transactions: all, charges, refunds, disputes }: Account,
  query: URLSearchParams,
): object[] {
  const from = Number(query.get('created[gte]') ?? 0)
  const to = Number(query.get('created[lt]') ?? Infinity)
  const sourceOf = (id: unknown) =>
    charges.get(String(id)) ?? refunds.get(String(id)) ?? disputes.get(String(id)) ?? id
  return all
    .filter(({ created }) => created >= from && created < to)
    .map((each) => ({ ...each, source: sourceOf(each.source) }))
}
