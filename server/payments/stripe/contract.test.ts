// What the shop expects of Stripe. Runs against the fake, and against Stripe's test mode with STRIPE_TEST_KEY. Buyers'
// choices need a browser there, so the cases after a payment run against the fake only: stripe.test.ts.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import Stripe from 'stripe'
import type { Currency } from '#domain/pricing/money.ts'
import type { PaymentToOpen } from '#services/payment/provider.ts'
import { startFakeStripe } from '#test-support/fake-stripe/start-fake-stripe.ts'
import { leastCharge } from './stripe-amounts.ts'
import { createStripe, type StripeSettings } from './stripe.ts'

const fake = await startFakeStripe()
after(() => fake.stop())

const testKey = process.env.STRIPE_TEST_KEY
if (testKey && !testKey.includes('_test_')) throw new Error('STRIPE_TEST_KEY is not a key of the test mode')

const accounts: readonly (readonly [string, StripeSettings])[] = [
  ['fake', { secretKey: 'sk_test_fake', webhookSecrets: ['whsec_test'], apiUrl: fake.origin }],
  ...(testKey ? [['test mode', { secretKey: testKey, webhookSecrets: ['whsec_test'] }] as const] : []),
]

function payment(minor = 4_990, currency: Currency = 'EUR'): PaymentToOpen {
  return {
    id: randomUUID(),
    orderNumber: 'TEST-0000-000',
    locale: 'ar',
    amount: { minor, currency },
    email: 'ada@example.com',
    country: 'DE',
    returnUrl: 'https://shop.example/orderDetail?number=TEST-0000-000&paid=1',
    expiresAt: Date.now() + 1_800_000,
  }
}

for (const [name, settings] of accounts) {
  const provider = createStripe({ ...settings, timeoutMs: 10_000 }, Date.now)

  test(`${name}: a session is open until it is cancelled, and cancelling it again changes nothing`, async () => {
    const { reference, redirectUrl } = await provider.open(payment())
    assert.match(redirectUrl ?? '', /^https?:/)
    assert.deepEqual(await provider.read(reference), {
      state: 'open',
      paid: null,
      retryable: true,
      method: '',
      fee: null,
      refunds: [],
      disputes: [],
    })
    assert.equal((await provider.cancel(reference)).state, 'cancelled')
    assert.equal((await provider.cancel(reference)).state, 'cancelled')
  })

  test(`${name}: the same payment opens one session, also at the same time`, async () => {
    const asked = payment()
    const first = await provider.open(asked)
    const again = await Promise.all([provider.open(asked), provider.open(asked)])
    assert.deepEqual(
      again.map(({ reference }) => reference),
      [first.reference, first.reference],
    )
  })

  test(`${name}: the same id for another amount is a fault`, async () => {
    const asked = payment()
    await provider.open(asked)
    await assert.rejects(
      provider.open({ ...asked, amount: { minor: 9_990, currency: 'EUR' } }),
      Stripe.errors.StripeIdempotencyError,
    )
  })

  test(`${name}: yen have no decimals, and amounts begin at the minimum`, async () => {
    for (const currency of ['JPY', 'EUR'] as const) {
      const least = leastCharge(currency)
      const { reference } = await provider.open(payment(least, currency))
      assert.equal((await provider.cancel(reference)).state, 'cancelled')
      await assert.rejects(provider.open(payment(least - 1, currency)), { code: 'amount_too_small' })
    }
  })

  test(`${name}: an unknown session is a fault`, async () => {
    await assert.rejects(provider.read('cs_test_unknown'), { code: 'resource_missing' })
  })
}

test('fake: errors, slow responses and cut connections are faults of limited duration', async () => {
  const [, settings] = accounts[0]!
  const provider = createStripe({ ...settings, timeoutMs: 300 }, Date.now)
  await fake.control({ do: 'slow', ms: 2_000 })
  for (const fault of ['slow', 'cut', '429', '500'] as const) {
    await fake.control({ do: 'faults', faults: [fault, fault, fault] })
    await assert.rejects(provider.open(payment()), Stripe.errors.StripeError, fault)
  }
  const asked = payment()
  await fake.control({ do: 'faults', faults: ['cut-after', '500'] })
  const { reference } = await provider.open(asked)
  assert.equal((await provider.open(asked)).reference, reference, 'the package has repeated the request')
})

test('fake: a key in use is refused', async () => {
  const [, settings] = accounts[0]!
  const provider = createStripe({ ...settings, timeoutMs: 5_000 }, Date.now)
  await fake.control({ do: 'slow', ms: 300 })
  await fake.control({ do: 'faults', faults: ['slow'] })
  const asked = payment()
  const [first, second] = await Promise.all([provider.open(asked), provider.open(asked)])
  assert.equal(first.reference, second.reference, 'the package repeats after a conflict')
})

test('signatures: two secrets at once, no other, and no event of another time', async () => {
  const both = createStripe(
    { secretKey: 'sk_test_fake', webhookSecrets: ['whsec_new', 'whsec_old'] },
    Date.now,
  )
  const { webhooks } = new Stripe('sk_test_fake')
  const object = { id: 'cs_test_1', object: 'checkout.session' }
  const event = {
    id: 'evt_1',
    object: 'event',
    livemode: false,
    type: 'checkout.session.completed',
    data: { object },
  }
  const payload = JSON.stringify(event)
  const read = async (secret: string, ageSeconds = 0, body = payload) => {
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
    const header = webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return both.readEvent({ headers: { 'stripe-signature': header }, body })
  }
  const expected = { id: 'evt_1', kind: 'checkout.session.completed', reference: 'cs_test_1' }
  assert.deepEqual(await read('whsec_new'), expected)
  assert.deepEqual(await read('whsec_old'), expected)
  assert.equal(await read('whsec_other'), null)
  assert.equal(await read('whsec_new', 310), null)
  assert.equal(await read('whsec_new', -310), null)
  assert.equal(await read('whsec_new', 0, `${payload} `), null)
  assert.equal(await both.readEvent({ headers: {}, body: payload }), null)
})
