// Rate limits of calls that guess codes or send mails: they hold on all nodes together, and after a restart.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { CallReply } from '#server/testing-http.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { openNodes, report, sized, type Nodes } from './testing-nodes.ts'

const environment = { RATE_LIMITS: 'on' }
let shop: Nodes
const nodeCount = sized(2, 3)
before(async () => void (shop = await openNodes(Array.from({ length: nodeCount }, () => environment))))

type Guess = (node: ShopProcess, number: number) => Promise<Pick<CallReply<'order.track'>, 'status'>>

const email = 'guessed@example.com'
/** Each with the number of calls that one visitor may make. */
const guesses: Readonly<Record<string, { allowed: number; guess: Guess }>> = {
  'order.track': {
    allowed: 20,
    guess: (node, at) => node.call('order.track', { email, number: `GUESS-${at}` }, who('tracking')),
  },
  'gift.view': {
    allowed: 20,
    guess: (node, at) => node.call('gift.view', { giftCode: `GUESS${at}` }, who('gift-guessing')),
  },
  'account.requestCode': {
    allowed: 20,
    guess: (node, at) =>
      node.call('account.requestCode', { email: `ada${at}@example.com` }, who('requesting')),
  },
  'cart.applyCoupon': {
    allowed: 10,
    guess: (node, at) => node.call('cart.applyCoupon', { code: `GUESS${at}` }, who('coupon')),
  },
  'contact.send': {
    allowed: 5,
    guess: (node) =>
      node.call(
        'contact.send',
        { name: 'Ada', email, subject: 'Mug', orderNumber: '', text: 'Is it blue?' },
        { ...who('writing'), idempotencyKey: `message-of-test-${Math.random()}` },
      ),
  },
  'account.signIn': {
    allowed: 30,
    guess: (node, at) =>
      node.call(
        'account.signIn',
        { email, code: String(10_000_000 + at), remember: false },
        who('signing-in'),
      ),
  },
}

function who(name: string) {
  return { session: `${name}-visitor-of-test` }
}

test('a limit holds on all nodes together', async () => {
  const rows: string[] = []
  for (const [name, { allowed, guess }] of Object.entries(guesses)) {
    const statuses: number[] = []
    for (let at = 0; at < allowed + 10; at += 1)
      statuses.push((await guess(shop.nodes[at % nodeCount]!, at)).status)
    const answered = statuses.filter((status) => status !== 429).length
    rows.push(`${name} ${answered} of ${allowed + 10}`)
    assert.equal(answered, allowed, `${name}: ${statuses.join(' ')}`)
  }
  await report(`guesses answered by ${nodeCount} nodes together`, 'the limit of one', rows.join(', '))
})

test('a restarted node still counts the calls before', async () => {
  await Promise.all(shop.nodes.map((node) => node.stop()))
  const restarted = await startShopProcess({ DATABASE_URL: shop.databaseUrl, ...environment })
  for (const [name, { guess }] of Object.entries(guesses))
    assert.equal((await guess(restarted, 99)).status, 429, name)
  await report(
    'a guess more, after a restart',
    'refused',
    `${Object.keys(guesses).length} operations refuse it`,
  )
})
