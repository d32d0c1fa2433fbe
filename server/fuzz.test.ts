// Thousands of generated calls from the operations' schemas: valid, nearly valid and random. The shop answers each one
// quickly with a code, and never with a fault.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import type { Reply } from '#api/endpoint.ts'
import type { Operation } from '#api/operation.ts'
import { registry } from '#api/operations.ts'
import { refusalCodes } from '#contract/refusals.ts'
import { underLoad } from '#test-support/under-load.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { encodeQuery } from '#web/platform/api/query.ts'
import { headersOf } from './testing-http.ts'
import { openTestProcess, type TestProcess } from './testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess()))

const callsPerOperation = 120
const codes = new Set<number>([0, 201, 3, ...Object.values(refusalCodes)])
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '\0', '\ud800', "'; --", '../..'),
)
const wild = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308, '9'.repeat(50)),
)

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly $ref?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** Values with the types of a JSON Schema. Patterns and bounds are met only by chance. */
function valuesOf(schema: Schema, definitions: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const inner = (each: Schema): fc.Arbitrary<unknown> => valuesOf(each, definitions)
  const { $ref, anyOf, properties, items, type, minimum = -10, maximum = 1_000 } = schema
  if ($ref) return inner(definitions[$ref.split('/').at(-1) ?? ''] ?? {})
  if (anyOf) return fc.oneof(...anyOf.map(inner))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (properties)
    return fc.record(Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, inner(each)])))
  if (type === 'array') return fc.array(inner(items ?? {}), { maxLength: 5 })
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return fc.oneof(fc.constantFrom(...known()), text)
  return wild
}

/** Values that exist in this shop. */
const known = (): readonly string[] => [
  shop.teddy.variant,
  shop.mug.oat,
  'plush-teddy',
  'gifts',
  'TEN',
  'ada@example.com',
  'kitchen',
]

function payloadsOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema & {
    $defs?: Record<string, Schema>
  }
  const valid = valuesOf(schema, schema.$defs ?? {}) as fc.Arbitrary<Record<string, unknown>>
  const keys = ['api', ...Object.keys(schema.properties ?? {})]
  const nearlyValid = fc
    .tuple(valid, fc.constantFrom(...keys, 'surprise', '__proto__'), wild)
    .map(([payload, key, value]) => ({ ...payload, [key]: value }))
  const lacking = fc
    .tuple(valid, fc.constantFrom(...keys))
    .map(([payload, key]) => Object.fromEntries(Object.entries(payload).filter(([each]) => each !== key)))
  return fc.oneof(valid, nearlyValid, lacking, fc.dictionary(fc.string(), wild))
}

/** Limited to what browsers can send: no line breaks in headers, only escapable text in queries. */
const visitors = fc.record({
  session: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 9 }).map((i) => `visitor-number-${i}0`) },
    fc.string(),
  ),
  lang: fc.oneof(fc.constantFrom('us', 'de', 'ar', 'zh'), fc.string()),
  market: fc.oneof(fc.constantFrom('DE', 'US', 'JP'), fc.string()),
  'country-code': fc.oneof(fc.constantFrom('', 'PL'), fc.string()),
  ip: fc.oneof(fc.ipV4(), fc.string()),
  'idempotency-key': fc.oneof(fc.uuid(), fc.string()),
})

const printable = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, '?')]),
  )

async function send(operation: Operation, payload: Record<string, unknown>, headers: Record<string, string>) {
  const { method, name } = operation
  // Most payloads name the operation; some name something else.
  const whole = 'api' in payload ? payload : { ...payload, api: name }
  const common = {
    method,
    headers: { ...headersOf(), ...printable(headers), 'content-type': 'application/json' },
  }
  if (method === 'POST' || method === 'PUT')
    return shop.send({ ...common, path: apiPath, body: JSON.stringify(whole) })
  return shop.send({ ...common, path: `${apiPath}?${encodeQuery(asQuery(wellFormed(whole)))}` })
}

const wellFormed = (payload: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(payload, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  ) as Record<string, unknown>

const slowestMs = 15_000

/** Values that a query cannot represent are sent as JSON text. */
const asQuery = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      key,
      typeof value === 'object' && !isListField(key, value) ? JSON.stringify(value) : value,
    ]),
  )

/** The operation name is a string, and lists contain no lists or objects. */
const isListField = (key: string, value: unknown): boolean =>
  key !== 'api' && Array.isArray(value) && value.every((item) => typeof item !== 'object')

test('no call makes the shop fail', async () => {
  let calls = 0
  for (const operation of registry.values()) {
    const property = fc.asyncProperty(payloadsOf(operation), visitors, async (payload, headers) => {
      calls++
      const began = performance.now()
      const response = await send(operation, payload, headers)
      const took = performance.now() - began
      const reply = JSON.parse(response.text) as Reply
      assert.ok(response.status < 500, `${operation.name}: ${response.status} ${response.text}`)
      assert.ok(codes.has(reply.code), `${operation.name}: ${reply.code}`)
      assert.ok(reply.code === 0 || reply.code === 201 || reply.data === null)
      // A call that takes quadratic time takes minutes; a busy machine alone makes one wait for seconds.
      assert.ok(took < underLoad(slowestMs), `${operation.name} took ${took} ms`)
    })
    await fc.assert(property, {
      numRuns: callsPerOperation,
      interruptAfterTimeLimit: 100_000,
      markInterruptAsFailure: true,
    })
  }
  assert.ok(calls >= 2_000, `${calls} calls`)
  assert.equal((await shop.call('cart.view', {})).code, 0)
  assert.doesNotMatch(shop.output(), /fault/)
})

test('no page address makes the shop fail', async () => {
  const part = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '%', '%00', '%ff', '//', '__proto__', '_payload.json'),
  )
  const query = fc.dictionary(fc.constantFrom('sort', 'page', 'tag', 'lg', 'ce', 'min', 'x'), fc.string())
  const escaped = (text: string): string =>
    text
      .toWellFormed()
      .replaceAll(/[^\x21-\x7e]/gu, (each) => encodeURIComponent(each))
      .replaceAll(/[?#]/g, '')
  const property = fc.asyncProperty(fc.array(part, { maxLength: 4 }), query, async (parts, values) => {
    const { status, text: body } = await shop.send({
      path: `/${parts.map(escaped).join('/')}?${new URLSearchParams(values)}`,
    })
    assert.ok(status < 500, `${status} for /${parts.join('/')}`)
    assert.doesNotMatch(body, /node_modules|at async /)
  })
  await fc.assert(property, { numRuns: 300, interruptAfterTimeLimit: 30_000 })
  assert.doesNotMatch(shop.output(), /fault/)
})
