// Concurrent orders in the running shop: many buyers for the last item, and one buyer who clicks fifty times.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, readyToPlace, type Buyer } from './testing-buyers.ts'
import { openTestProcess, type TestProcess } from './testing-process.ts'

let shop: TestProcess
before(async () => {
  const opened = await openTestProcess()
  // A busy machine refuses calls, and browsers repeat them with the same key.
  shop = { ...opened, call: (...call) => untilServed(() => opened.call(...call)) }
})

async function untilServed<Reply extends { readonly refused?: string }>(
  call: () => Promise<Reply>,
  isServed = (reply: Reply): boolean => reply.refused !== 'busy',
): Promise<Reply> {
  const end = Date.now() + 60_000
  for (;;) {
    const reply = await call()
    if (isServed(reply) || Date.now() > end) return reply
    await delay(200)
  }
}

/** Without a connection for the payment, the reply has no payment page. The repeated call opens it. */
const place = (order: Awaited<ReturnType<typeof readyToPlace>>, buyer: Buyer) =>
  untilServed(
    () => shop.call('order.place', order, buyer),
    ({ code, data }) => code !== 201 || data.payment !== null,
  )

const count = async (table: 'orders' | 'payment' | 'job'): Promise<number> =>
  (await shop.db.row<{ n: number }>({ name: '', text: `select count(*) as n from ${table}`, values: [] }))
    ?.n ?? -1

/** Waits for all mail jobs and returns the mails. Mails about unpaid orders would wait some minutes. */
async function mails(): Promise<string[]> {
  await shop.db.run(
    sql`update job set run_at = now() where data->>'template' = 'order-placed' and done_at is null`,
  )
  await until(
    async () =>
      !(await shop.db.row(
        sql`select id from job where done_at is null and (kind = 'mail' or data->>'template' = 'order-placed')`,
      )),
  )
  return readdir(shop.mailFolder)
}

test('fifty concurrent buyers of the last item: exactly one order, and forty-nine get the refusal ‘sold out’', async () => {
  await shop.db.run(sql`update variant set stock = 1 where id = ${shop.mug.oat}`)
  const buyers = Array.from({ length: 50 }, newBuyer)
  const orders = await Promise.all(buyers.map((buyer) => readyToPlace(shop, buyer, shop.mug.oat)))
  const replies = await Promise.all(buyers.map((buyer, i) => place(orders[i]!, buyer)))
  const outcomes = Map.groupBy(replies, ({ refused }) => refused ?? 'placed')
  assert.deepEqual(
    [outcomes.get('placed')?.length, outcomes.get('out-of-stock')?.length],
    [1, 49],
    JSON.stringify([...outcomes.keys()]),
  )
  assert.deepEqual(await shop.db.rows(sql`select stock from variant where id = ${shop.mug.oat}`), [
    { stock: 0 },
  ])
  assert.equal(await count('orders'), 1)
  const view = await shop.call('catalog.product', { key: 'name-mug' })
  assert.equal(view.data.product?.variants.find(({ id }) => id === shop.mug.oat)?.stock, 0)
})

test('the same order.place sent fifty times at once: one order, one payment, one mail, fifty equal replies', async () => {
  const buyer = newBuyer()
  const orders = await readyToPlace(shop, buyer, shop.teddy.variant)
  const before = [await count('orders'), await count('payment'), (await mails()).length]
  const replies = await Promise.all(Array.from({ length: 50 }, () => place(orders, buyer)))
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]))
  const replyTexts = new Set(replies.map(({ code, msg, data }) => JSON.stringify({ code, msg, data })))
  assert.equal(replyTexts.size, 1, [...replyTexts].join('\n'))
  assert.equal(replies[0]?.code, 201)
  const after = [await count('orders'), await count('payment'), (await mails()).length]
  assert.deepEqual(
    after,
    before.map((each) => each + 1),
  )
  assert.deepEqual(await shop.db.rows(sql`select stock from variant where id = ${shop.teddy.variant}`), [
    { stock: 19 },
  ])
  const payments = await shop.db.row<{ n: number }>(sql`select count(*) as n from sandbox_payment`)
  assert.equal(payments?.n, after[1], 'the provider opened each payment once')
})

test('twenty buyers of the same products in different order cause no deadlock', async () => {
  await shop.db.run(sql`update variant set stock = 100 where id = any(${[shop.mug.oat, shop.teddy.variant]})`)
  const buyers = Array.from({ length: 20 }, newBuyer)
  const variants = [shop.mug.oat, shop.teddy.variant]
  const orders = await Promise.all(
    buyers.map(async (buyer, i) => {
      const [first, second] = i % 2 ? variants : variants.toReversed()
      await readyToPlace(shop, buyer, first!)
      return readyToPlace(shop, buyer, second!)
    }),
  )
  const replies = await Promise.all(buyers.map((buyer, i) => place(orders[i]!, buyer)))
  assert.ok(
    replies.every(({ code }) => code === 201),
    JSON.stringify(replies.map(({ code }) => code)),
  )
  const faults = shop.output().match(/.*"fault".*/g) ?? []
  assert.deepEqual(
    faults.filter((line) => !/timeout expired|Query read timeout/.test(line)),
    [],
  )
})
