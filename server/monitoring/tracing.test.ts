// Traces reach a collector: request, operation, statement and job, as parts of the caller's trace.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { newBuyer } from '../testing-buyers.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'

type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const spans: Span[] = []
const collector = createServer((request, response) => {
  void readJson(request).then((body) => {
    if (request.url === '/v1/traces')
      for (const { scopeSpans } of (body as Export).resourceSpans)
        spans.push(...scopeSpans.flatMap((each) => each.spans))
    response.end('{}')
  })
})
let shop: TestProcess
before(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  shop = await openTestProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
after(() => collector.close())

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callerSpan = '00f067aa0ba902b7'

test('a call is a span of its caller, with its operation and statements', async () => {
  await shop.send({
    method: 'POST',
    path: apiPath,
    headers: {
      ...headersOf(newBuyer()),
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${callerSpan}-01`,
    },
    body: JSON.stringify({ api: 'cart.add', variantId: shop.teddy.variant, quantity: 1 }),
  })
  const ofCall = () => spans.filter((span) => span.traceId === traceId)
  const find = (name: RegExp, parent: string | undefined) =>
    ofCall().find((span) => name.test(span.name) && span.parentSpanId === parent)
  const whole = () => find(/^POST$/, callerSpan)
  await until(() => whole() !== undefined)
  const operation = find(/^cart\.add$/, whole()?.spanId)
  const statement = find(/^sql /, operation?.spanId)
  assert.ok(operation && statement, JSON.stringify(ofCall()))
  const status = whole()!.attributes.find(({ key }) => key === 'http.response.status_code')
  assert.equal(status?.value.intValue, 200)
  // Values of statements are parameters and never in a span.
  assert.ok(!JSON.stringify(spans).includes(shop.teddy.variant))
})

test('a job is a trace of its own; statements of timers have no trace', async () => {
  await shop.call(
    'contact.send',
    { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' },
    newBuyer(),
  )
  await until(() => spans.some(({ name }) => name === 'contact-mail'))
  assert.ok(spans.every(({ name, parentSpanId }) => !name.startsWith('sql ') || parentSpanId))
})
