import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let server: TestShopServer
before(async () => {
  server = await openTestShopServer()
})
after(() => server.close())

let payments = 0

async function openPayment(locale: Locale = 'us'): Promise<string> {
  payments += 1
  const { redirectUrl } = await server.shop.payments.named('sandbox').open({
    id: `00000000-0000-7000-8000-${String(payments).padStart(12, '0')}`,
    orderNumber: 'TEST',
    locale,
    amount: { minor: 4_990, currency: 'EUR' },
    email: 'ada@example.com',
    country: 'DE',
    expiresAt: Date.now(),
    returnUrl: `${server.origin}/orderDetail?number=TEST&paid=1`,
  })
  const { pathname, search } = new URL(redirectUrl!)
  return pathname + search
}

function choose(path: string, choice: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin }
  return server.ask(path, { method: 'POST', headers: { ...type, ...headers }, body: `choice=${choice}` })
}

async function stateOf(path: string) {
  return (await server.shop.payments.named('sandbox').read(/sbx_\w+/.exec(path)?.[0] ?? '')).state
}

test('the page shows the amount and asks for a choice, without a script', async () => {
  const { status, text, headers } = await server.ask(await openPayment())
  assert.equal(status, 200)
  assert.match(text, /€49\.90/)
  for (const label of ['Approve', 'Decline', 'Needs confirmation'])
    assert.match(text, new RegExp(`>${label}<`))
  assert.doesNotMatch(text, /<script|style=/)
  assert.match(text, /<bdi>TEST<\/bdi>/, 'the order number')
  assert.ok(text.includes(`<bdi>${server.shop.settings.seller.lines[0]}</bdi>`), 'who is paid')
  assert.match(text, /alt="Posy"/)
  for (const mark of ['Visa', 'PayPal', 'Klarna']) assert.ok(text.includes(`<bdi>${mark}</bdi>`), mark)
  assert.equal(headers['cache-control'], 'no-store')
})

test('a choice redirects to the shop, and a declined payment can be tried again', async () => {
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

test('another site cannot choose, and invalid choices change nothing', async () => {
  const path = await openPayment()
  assert.equal((await choose(path, 'approve', { origin: 'https://evil.example' })).status, 403)
  assert.equal((await choose(path, 'steal')).status, 400)
  assert.equal((await server.ask(path, { method: 'PUT' })).status, 405)
  assert.equal(await stateOf(path), 'open')
  for (const unknown of ['/_pay/', '/_pay/sbx_0', `/_pay/sbx_${'0'.repeat(32)}`, '/_pay/../cart'])
    assert.equal((await server.ask(unknown)).status, 404)
})

test('the page is in the language of the order', async () => {
  const english = await server.ask(await openPayment())
  for (const locale of locales.filter((each) => each !== 'us')) {
    const path = await openPayment(locale)
    const { text } = await server.ask(path)
    for (const key of ['sandbox.pay', 'sandbox.approve', 'sandbox.decline', 'sandbox.confirm'] as const)
      assert.ok(text.includes(translateFor(locale)(key)), `${locale} ${key}`)
    assert.ok(!text.includes('>Approve<') && english.text.includes('>Approve<'), locale)
    assert.equal((await choose(path, 'confirm')).headers.location, path)
  }
})
