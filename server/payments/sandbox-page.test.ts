import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let server: TestShopServer
before(async () => {
  server = await openTestShopServer()
})
after(() => server.close())

let payments = 0

async function openPayment(): Promise<string> {
  payments += 1
  const { redirectUrl } = await server.shop.payments.open({
    id: `00000000-0000-7000-8000-${String(payments).padStart(12, '0')}`,
    orderNumber: 'TEST',
    amount: { minor: 4_990, currency: 'EUR' },
    returnUrl: `${server.origin}/orderDetail?number=TEST&paid=1`,
  })
  return new URL(redirectUrl).pathname
}

function choose(path: string, choice: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin }
  return server.ask(path, { method: 'POST', headers: { ...type, ...headers }, body: `choice=${choice}` })
}

const stateOf = (path: string) => server.shop.payments.state(path.split('/').at(-1) ?? '')

test('the page shows the amount and asks for a choice, without a script', async () => {
  const { status, text, headers } = await server.ask(await openPayment())
  assert.equal(status, 200)
  assert.match(text, /€49\.90/)
  for (const label of ['Approve', 'Decline', 'Needs confirmation'])
    assert.match(text, new RegExp(`>${label}<`))
  assert.doesNotMatch(text, /<script|style=/)
  assert.equal(headers['cache-control'], 'no-store')
})

test('a choice leads back to the shop, a declined payment can be tried again', async () => {
  const path = await openPayment()
  const declined = await choose(path, 'decline')
  assert.deepEqual(
    [declined.status, declined.headers.location],
    [303, `${server.origin}/orderDetail?number=TEST&paid=1`],
  )
  assert.equal(await stateOf(path), 'failed')
  assert.match((await server.ask(path)).text, /The last try was declined/)
  await choose(path, 'approve')
  assert.equal(await stateOf(path), 'paid')
  await choose(path, 'decline')
  assert.equal(await stateOf(path), 'paid', 'what is paid stays paid')
})

test('a payment that needs confirmation is confirmed on a second step', async () => {
  const path = await openPayment()
  const asked = await choose(path, 'confirm')
  assert.deepEqual([asked.status, asked.headers.location], [303, path])
  assert.match((await server.ask(path)).text, /Your bank asks you to confirm/)
  assert.equal(await stateOf(path), 'confirming')
  await choose(path, 'approve')
  assert.equal(await stateOf(path), 'paid')
})

test('another site cannot choose, and nonsense changes nothing', async () => {
  const path = await openPayment()
  assert.equal((await choose(path, 'approve', { origin: 'https://evil.example' })).status, 403)
  assert.equal((await choose(path, 'steal')).status, 400)
  assert.equal((await server.ask(path, { method: 'PUT' })).status, 405)
  assert.equal(await stateOf(path), 'open')
  for (const unknown of ['/_pay/', '/_pay/sbx_0', `/_pay/sbx_${'0'.repeat(32)}`, '/_pay/../cart'])
    assert.equal((await server.ask(unknown)).status, 404)
})
