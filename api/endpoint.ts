// The endpoint: finds an operation by name, checks, counts and runs it, and replies { code, msg, data }. HTTP requests
// and page loaders use the same function.
import type { ZodError } from 'zod'
import {
  createdCode,
  doneCode,
  httpStatusOf,
  refusalCodes,
  silentCode,
  type RefusalCode,
} from '#contract/refusals.ts'
import { isDatabaseUnavailable } from '#data/database.ts'
import { traced } from '#data/trace.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { readSession } from '#services/account/session.ts'
import type { Shop } from '#services/shop.ts'
import { actingAsStaff, isProven, readStaff, type SignedInStaff } from '#services/staff/staff-session.ts'
import type { NewSession, SignedIn } from '#services/visitor.ts'
import type { Caller } from './context.ts'
import { countLimits, countNetwork, type CountCall } from './count-limits.ts'
import type { Operation } from './operation.ts'
import { refusalText } from './refusal-text.ts'
import { createReplyCache, type ReplyCache } from './reply-cache.ts'

export type Reply = {
  readonly code: number
  readonly msg: string
  readonly data: unknown
  /** The name of the refusal; absent for a silent one. */
  readonly refused?: RefusalCode
  /** Problems by field, in the caller's language; only when a refusal concerns single fields. */
  readonly fields?: Readonly<Record<string, string>>
  readonly traceId: string
}

/** The reply with data for HTTP and the log. `reason` is logged; `retryAfterSeconds` becomes a header. */
export type EndpointResponse = {
  status: number
  reply: Reply
  reason: RefusalCode | null
  retryAfterSeconds?: number
  fault?: unknown
  /** The data of the reply as JSON, in parts, instead of `reply.data`. */
  json?: readonly Buffer[]
  /** The new session; null ends the session; undefined leaves it unchanged. */
  session?: NewSession | null
}

export type Call = {
  readonly method: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly caller: Caller
  /** The data of a successful reply may come as JSON, which may be cached. */
  readonly asJson?: true
}

export type Endpoint = { readonly respond: (call: Call) => Promise<EndpointResponse>; readonly shop: Shop }

export type Registry = ReadonlyMap<string, Operation>

/** `staffShop`: for operations of a signed-in member, whose statements may take longer than those of a visitor. */
export function createEndpoint(
  shop: Shop,
  registry: Registry,
  countCall: CountCall,
  staffShop = shop,
): Endpoint {
  const replies = createReplyCache(shop)
  return {
    shop,
    async respond({ method, payload, caller, asJson }) {
      const { api: name, ...input } = payload
      const operation = typeof name === 'string' ? registry.get(name) : undefined
      const networkWait = await countNetwork(caller, countCall)
      if (networkWait > 0) return tooManyRequestsResponse(networkWait, caller, operation)
      if (!operation) return refusalResponse({ refused: 'operation-unknown' }, caller)
      if (operation.method !== method) return refusalResponse({ refused: 'method-wrong' }, caller)
      if (operation.who !== 'anyone' && !caller.session)
        return refusalResponse({ refused: 'session-missing' }, caller)
      if (operation.idempotency === 'required' && !caller.idempotencyKey)
        return refusalResponse({ refused: 'idempotency-key-missing' }, caller)
      try {
        const identity = await identify(operation, shop, caller)
        if (isRefusal(identity)) {
          const isSignedOut = identity.refused.endsWith('sign-in-needed')
          return { ...refusalResponse(identity, caller, operation), ...(isSignedOut && { session: null }) }
        }
        const wait = await countLimits(operation, input, caller, identity.customer, countCall)
        if (wait > 0) return tooManyRequestsResponse(wait, caller, operation)
        return await traced(
          () => ({ kind: 'operation', name: String(name) }),
          () =>
            asJson && operation.shownProducts
              ? runCached(operation, input, shop, caller, replies)
              : run(operation, input, identity.staff ? staffShop : shop, caller, identity),
        )
      } catch (fault) {
        if (!isDatabaseUnavailable(fault))
          return { ...refusalResponse({ refused: 'fault' }, caller, operation), fault }
        return { ...refusalResponse({ refused: 'busy' }, caller, operation), fault, retryAfterSeconds: 1 }
      }
    },
  }
}

type Identity = { readonly customer: SignedIn | null; readonly staff: SignedInStaff | null }

/** Who calls, or why the caller may not call this operation. */
async function identify(
  operation: Operation,
  shop: Shop,
  caller: Caller,
): Promise<Identity | Refusal<RefusalCode>> {
  // Public reads are the same for everybody, so they do not read the customer.
  if (operation.who === 'anyone') return { customer: null, staff: null }
  if (operation.who === 'staff') {
    const staff = await readStaff(shop, caller.token)
    if (!staff) return { refused: 'staff-sign-in-needed' }
    const { permission = 'staff' } = operation
    if (permission !== 'member' && !isAllowed(staff.role, permission)) return { refused: 'not-permitted' }
    if (operation.needsProof && !isProven(staff, shop.now())) return { refused: 'proof-needed' }
    return { customer: null, staff }
  }
  const customer = await readSession(shop, caller.token)
  if (operation.who === 'customer' && !customer) return { refused: 'sign-in-needed' }
  return { customer, staff: null }
}

async function run(
  operation: Operation,
  input: unknown,
  shop: Shop,
  caller: Caller,
  { customer, staff }: Identity,
): Promise<EndpointResponse> {
  const parsed = operation.input.safeParse(input)
  if (!parsed.success) return refusalResponse(invalidInput(parsed.error), caller, operation)
  const change: { session?: NewSession | null } = {}
  const setSession = (session: NewSession | null): void => void (change.session = session)
  const db = staff ? actingAsStaff(shop.db, staff, operation.name) : shop.db
  const result = await operation.run(parsed.data, { ...shop, db, caller, customer, staff, setSession })
  if (isRefusal(result)) return refusalResponse(result as Refusal<RefusalCode>, caller, operation)
  const code = operation.creates ? createdCode : doneCode
  // The schema removes what it does not name. So a row of the database never contains what a role may not see.
  const data = operation.who === 'staff' ? operation.output.parse(result) : result
  const reply = { code, msg: '', data, traceId: caller.requestId }
  return { status: 200, reason: null, reply, ...change }
}

/** Runs a public read unless its reply is cached. */
async function runCached(
  operation: Operation,
  input: object,
  shop: Shop,
  caller: Caller,
  replies: ReplyCache,
): Promise<EndpointResponse> {
  const key = JSON.stringify([operation.name, caller.locale, caller.country, input])
  const cached = replies.get(key)
  if (cached) {
    const reply = { code: doneCode, msg: '', data: null, traceId: caller.requestId }
    return { status: 200, reason: null, reply, json: cached }
  }
  const store = replies.begin(key)
  const response = await run(operation, input, shop, caller, { customer: null, staff: null })
  if (response.reason) return response
  const { data } = response.reply
  return { ...response, json: store(data as object, operation.shownProducts?.(data as never) ?? []) }
}

function tooManyRequestsResponse(wait: number, caller: Caller, operation?: Operation): EndpointResponse {
  return {
    ...refusalResponse({ refused: 'too-many-requests' }, caller, operation),
    retryAfterSeconds: wait,
  }
}

function invalidInput({ issues }: ZodError): Refusal<RefusalCode> {
  const fields = issues.map(({ path, code }) => [path.join('.') || code, 'input-invalid'] as const)
  return { refused: 'input-invalid', fields: Object.fromEntries(fields) }
}

export function refusalResponse(
  refusal: Refusal<RefusalCode>,
  caller: Caller,
  operation?: Operation,
): EndpointResponse {
  const silent = operation?.silent && refusal.refused !== 'fault'
  const reply: Reply = {
    code: silent ? silentCode : refusalCodes[refusal.refused],
    msg: silent
      ? ''
      : refusalText(caller.locale, refusal.refused, { ...refusal.facts, traceId: caller.requestId }),
    data: null,
    ...(!silent && { refused: refusal.refused }),
    ...(refusal.fields && { fields: fieldTexts(caller.locale, refusal.fields, refusal.facts) }),
    traceId: caller.requestId,
  }
  return { status: silent ? 200 : httpStatusOf(refusal.refused), reason: refusal.refused, reply }
}

function fieldTexts(
  locale: Locale,
  fields: Readonly<Record<string, string>>,
  facts: Refusal['facts'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, refusalText(locale, problem, facts)]),
  )
}
