// Metrics and access log of the running shop.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { refusalCodes } from '#contract/refusals.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { newBuyer, placeOrder } from '../testing-buyers.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'

const HEALTH_TOKEN = 'a token for the monitoring'

let shop: TestProcess
before(
  async () =>
    void (shop = await openTestProcess({
      HEALTH_TOKEN,
      ACCESS_LOG: 'on',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
    })),
)

async function scrape(): Promise<Map<string, number>> {
  const { text } = await shop.send({ path: '/metrics', headers: { authorization: `Bearer ${HEALTH_TOKEN}` } })
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** What the work added to each metric. Counts appear when a response is complete, so it waits for `name`. */
async function added(name: string, work: () => Promise<unknown>): Promise<(name: string) => number> {
  const start = await scrape()
  await work()
  let end = start
  const difference = (of: string): number => (end.get(of) ?? 0) - (start.get(of) ?? 0)
  await until(async () => {
    end = await scrape()
    return difference(name) > 0
  })
  return difference
}

type Line = Readonly<Record<string, unknown>>
const lines = (): Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'request')

test('a page is a miss, then a hit, and evicted by a change of its product', async () => {
  const page = () => shop.send({ path: '/plush-teddy' })
  const miss = await added('posy_page_cache_total{event="miss"}', page)
  assert.equal(miss('posy_http_requests_total{route="page",status="200"}'), 1)
  assert.equal(miss('posy_page_render_seconds_count{page="product"}'), 1)
  const hit = await added('posy_page_cache_total{event="hit"}', page)
  assert.equal(hit('posy_page_cache_total{event="miss"}'), 0)
  const change = await added('posy_page_cache_total{event="evicted-change"}', () =>
    placeOrder(shop, newBuyer(), shop.teddy.variant),
  )
  assert.equal(change('posy_orders_total{event="placed"}'), 1)
  assert.equal(change('posy_orders_total{event="payment-opened"}'), 1)
  assert.equal(change('posy_operations_total{operation="order.place",result="ok"}'), 1)
})

test('refusals are counted by operation and reason; names that callers invent are not labels', async () => {
  const refused = await added('posy_operations_total{operation="cart.add",result="input-invalid"}', () =>
    shop.call('cart.add', { variantId: 'none', quantity: 0 }, newBuyer()),
  )
  assert.equal(refused('posy_operations_total{operation="cart.add",result="ok"}'), 0)
  const invented = await added('posy_operations_total{operation="unknown",result="operation-unknown"}', () =>
    shop.send({ path: `${apiPath}?api=invented.name`, headers: headersOf() }),
  )
  assert.equal(invented('posy_operations_total{operation="unknown",result="operation-unknown"}'), 1)
  await shop.send({ path: '/invented-segment/of/a/path' })
  assert.ok([...(await scrape()).keys()].every((name) => !name.includes('invented')))
})

test('calls beyond a limit are counted', async () => {
  const limited = await added(
    'posy_operations_total{operation="contact.send",result="too-many-requests"}',
    async () => {
      const message = { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' }
      let code = 0
      while (code !== refusalCodes['too-many-requests'])
        ({ code } = await shop.call('contact.send', message, newBuyer()))
    },
  )
  assert.equal(limited('posy_operations_total{operation="contact.send",result="too-many-requests"}'), 1)
})

test('jobs are counted by lane and kind: done ones, due ones, failed ones', async () => {
  await until(async () =>
    (await scrape()).has('posy_jobs_total{lane="mail",kind="contact-mail",result="done"}'),
  )
  await shop.db.run(sql`
    insert into job (id, kind, data, run_at, created_at, dead_at)
    values (gen_random_uuid(), 'refund', '{}', now(), now(), now())`)
  await until(async () => (await scrape()).get('posy_jobs_failed{lane="money",kind="refund"}') === 1)
})

test('the state of node and database is measured', async () => {
  const samples = await scrape()
  const value = (name: string): number => samples.get(name) ?? NaN
  assert.equal(value('posy_database_up'), 1)
  assert.ok(value('posy_database_connections{state="open"}') >= 1)
  assert.ok(value('posy_catalog_lag_seconds') < 10)
  assert.ok(Math.abs(value('posy_clock_ahead_seconds')) < 5)
  assert.ok(value('posy_event_loop_delay_seconds{quantile="0.99"}') < 10)
  assert.ok(value('process_resident_memory_bytes') > 1e7)
  assert.ok(value('posy_page_cache_bytes') > 1_000)
  assert.equal(value('posy_catalog_reloads_total'), 0)
})

test('every metric that alerts and dashboard name exists, and every alert has its part of the runbook', async () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const { text } = await shop.send({ path: '/metrics', headers: { authorization: `Bearer ${HEALTH_TOKEN}` } })
  const existing = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))
  const alerts = read('deploy/prometheus/alerts.yml')
  const named = (alerts + read('deploy/grafana/posy.json')).matchAll(/\b(?:posy|process|nodejs)_[a-z_]+/g)
  const names = new Set([...named].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')))
  assert.ok(names.size > 15)
  assert.deepEqual(
    [...names].filter((name) => !existing.has(name)),
    [],
  )
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  )
  const parts = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, part]) => part!)
  assert.equal(parts.length, alerts.match(/- alert:/g)?.length)
  assert.deepEqual(
    parts.filter((part) => !headings.includes(part)),
    [],
  )
})

test('the access log has ids of request and trace, and no query', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const reply = await shop.send({
    path: `${apiPath}?api=catalog.search&q=secret`,
    headers: {
      ...headersOf(),
      'x-request-id': 'proxy-request-1',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  })
  assert.equal((JSON.parse(reply.text) as { traceId: string }).traceId, 'proxy-request-1')
  const find = () => lines().find(({ requestId }) => requestId === 'proxy-request-1')
  await until(() => find() !== undefined)
  const { route, status, operation, path, traceId: logged } = find()!
  assert.deepEqual(
    [route, status, operation, path, logged],
    ['api', reply.status, 'catalog.search', apiPath, traceId],
  )
  await shop.send({ path: '/no-such-page', headers: { 'x-request-id': 'one line\\"}{' } })
  await until(() => lines().some((line) => line.path === '/no-such-page' && line.status === 404))
  assert.ok(!shop.output().includes('q=secret') && !shop.output().includes('one line'))
})

test('of pages from the cache, one in a hundred is logged', async () => {
  const path = '/classify/gifts'
  await shop.send({ path })
  const start = lines().filter((line) => line.cache === 'hit').length
  for (let at = 0; at < 100; at += 1) await shop.send({ path })
  await until(() => lines().filter((line) => line.cache === 'hit').length > start)
  await shop.send({ path: '/no-such-page-either' })
  await until(() => lines().some((line) => line.path === '/no-such-page-either'))
  assert.equal(lines().filter((line) => line.cache === 'hit').length - start, 1)
  assert.equal(lines().findLast((line) => line.cache === 'hit')?.sampled, 100)
})
