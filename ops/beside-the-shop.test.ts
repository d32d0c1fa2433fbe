// Merchant's commands as separate processes, with and without a running shop. Their changes reach the next shopper.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { runningPostmaster } from '#postgres/postmaster.ts'
import { newBuyer, placeOrder, type Placed } from '#server/testing-buyers.ts'
import {
  openTestProcess,
  runOps,
  startShopProcess,
  stockDataFolder,
  type TestProcess,
} from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess()))

type Environment = Readonly<Record<string, string>>

/** Answer of a command with --json, run as a separate process. */
async function askProcess<T>(environment: Environment, ...words: string[]): Promise<T> {
  const { code, output } = await runOps(environment, ...words, '--json')
  assert.equal(code, 0, output)
  return JSON.parse(output) as T
}

/** Runs a command in this process, because starting one takes a second. */
const run = (...words: string[]) =>
  runCommand(commands, [...words, '--json'], Date.now(), (work) => work(shop.db))

async function ask<T>(...words: string[]): Promise<T> {
  const { exitCode, output } = await run(...words)
  assert.equal(exitCode, 0, output)
  return JSON.parse(output) as T
}

/** Error message of a failing command. */
async function refused(...words: string[]): Promise<string> {
  const { exitCode, output } = await run(...words)
  assert.equal(exitCode, 1, output)
  return (JSON.parse(output) as { error: string }).error
}

async function stockTeddies(): Promise<void> {
  await ask('stock', 'set', 'TEDDY', '20')
  await until(async () => {
    const { data } = await shop.call('catalog.product', { key: 'plush-teddy' })
    return data.product?.variants[0]?.stock === 20
  })
}

/** An order that waits for its payment. */
async function place(): Promise<Placed['data']> {
  await stockTeddies()
  return (await placeOrder(shop, newBuyer(), shop.teddy.variant)).data
}

async function placeAndPay(): Promise<Placed['data']> {
  const placed = await place()
  await shop.db.run(sql`update sandbox_payment set status = 'paid'`)
  const { number, access } = placed
  // As the return page asks again: a busy machine refuses calls.
  await until(
    async () => (await shop.call('order.confirmPayment', { number, access })).data?.status === 'processing',
  )
  return placed
}

test('orders are listed and shown', async () => {
  const { number } = await place()
  const [list, order, { output }] = await Promise.all([
    ask<{ number: string; status: string }[]>('order', 'list', '--status', 'unpaid'),
    ask<{ number: string; email: string; next: string[] }>('order', 'show', number.toLowerCase()),
    runOps(shop.environment, 'order', 'show', number),
  ])
  assert.equal(list.find((each) => each.number === number)?.status, 'unpaid')
  assert.deepEqual([order.number, order.email, order.next], [number, 'ada@example.com', ['cancelled']])
  assert.match(output, /1 × Honey Teddy \[TEDDY\]/)
})

test('an order advances to delivery, and its tracking page shows carrier and number', async () => {
  const { number, access } = await placeAndPay()
  await ask('order', 'advance', number, 'processed')
  assert.match(
    await refused('order', 'advance', number, 'shipped'),
    /^A shipped order needs --carrier and --tracking/,
  )
  await ask('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD014600')
  const { data } = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal(data.order.status, 'shipped')
  assert.deepEqual(
    data.order.deliveries[0]!.shipments.map((shipment) => [shipment.carrier, shipment.trackingNumber]),
    [['DHL', 'JD014600']],
  )
  assert.deepEqual(
    (await shop.call('order.view', { number, access })).data.timeline.map(({ kind }) => kind),
    ['placed', 'processing', 'processed', 'shipped'],
  )
  const mail = sql`select id from job where data->>'template' = 'order-shipped' and done_at is not null`
  await until(async () => (await shop.db.row(mail)) !== undefined)
})

test('an impossible command prints one clear sentence', async () => {
  const placed = await placeAndPay()
  const [status, jump, number, unknown, sku, quantity, code, promotion, command] = await Promise.all([
    refused('order', 'advance', placed.number, 'sent'),
    refused('order', 'advance', placed.number, 'delivered'),
    refused('order', 'show', '12345'),
    refused('order', 'show', '0000-0000-000'),
    refused('stock', 'set', 'NOTHING', '5'),
    refused('stock', 'set', 'TEDDY', '-5'),
    refused('coupon', 'create', 'TEN', '--percent', '10'),
    refused('coupon', 'create', 'NEW', '--promotion', 'nothing'),
    refused('order', 'steal'),
  ])
  assert.match(status, /^'sent' is not a status: unpaid, /)
  assert.match(jump, /^An order cannot go from Processing to Delivered\. From Processing it can go to: .+\.$/)
  assert.match(number, /^'12345' is not an order number/)
  assert.match(unknown, /is not an order number|^There is no order/)
  assert.equal(sku, "There is no variant with the SKU 'NOTHING'.")
  assert.match(quantity, /-5|whole number/)
  assert.equal(code, 'There is already a coupon TEN.')
  assert.equal(promotion, 'There is no promotion “nothing”.')
  assert.match(command, /^There is no command 'order steal'\. There are: order list, order show, .+\.$/)
  const plain = await runOps(shop.environment, 'stock', 'set', 'NOTHING', '5')
  assert.deepEqual([plain.code, plain.output], [1, `${sku}\n`])
})

test('stock set by the merchant is on pages, in lists and in carts at once', async () => {
  const page = async (): Promise<string> => (await shop.send({ path: '/plush-teddy/_payload.json' })).text
  await stockTeddies()
  assert.match(await page(), /"stock":20/)
  const { before, stock } = await ask<{ before: number; stock: number }>('stock', 'set', 'TEDDY', '0')
  assert.deepEqual([before, stock], [20, 0])
  await until(async () => /"stock":0/.test(await page()))
  const { data } = await shop.call('catalog.list', {})
  assert.equal(data.products.find(({ key }) => key === 'plush-teddy')?.stock, 'out')
  assert.equal(
    (await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 })).refused,
    'out-of-stock',
  )
  await ask('stock', 'set', 'TEDDY', '7')
  await until(async () => /"stock":7/.test(await page()))
})

test('a reduction is on the page, in the lists and in the cart at once, and strikes what was really asked', async () => {
  const page = async (): Promise<string> =>
    (await shop.send({ path: '/plush-teddy/_payload.json?ce=DE' })).text
  const set = (...words: string[]) => ask<object>('price', 'set', 'TEDDY', ...words)
  await stockTeddies()
  assert.match(await page(), /"price":{"minor":2990,"currency":"EUR"},"compareAt":null/)

  const reduced = { sku: 'TEDDY', currency: 'EUR', before: 2990, price: 2490, compareAt: 2990 }
  assert.deepEqual(await set('eur', '24.90', '--reduced'), reduced)
  await until(async () =>
    /"price":{"minor":2490,"currency":"EUR"},"compareAt":{"minor":2990/.test(await page()),
  )
  const { data } = await shop.call('catalog.list', {})
  const card = data.products.find(({ key }) => key === 'plush-teddy')
  assert.deepEqual([card?.price.minor, card?.compareAt?.minor], [2490, 2990])
  const { data: cart } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 })
  assert.deepEqual([cart.lines[0]?.unitPrice.minor, cart.lines[0]?.compareAt?.minor], [2490, 2990])
  await shop.call('cart.remove', { lineId: cart.lines[0]?.id ?? '' })

  // Raised and reduced again: within thirty days the bargain is the lowest, and 26.90 is dearer.
  assert.deepEqual(await set('EUR', '39.90'), { ...reduced, before: 2490, price: 3990, compareAt: null })
  await until(async () => /"minor":3990,"currency":"EUR"},"compareAt":null/.test(await page()))
  assert.equal(
    await refused('price', 'set', 'TEDDY', 'EUR', '26.90', '--reduced'),
    'That is no reduction: within the last 30 days TEDDY cost €24.90. Without --reduced the price is set and nothing is struck through.',
  )
  const [unknown, currency, amount, never] = await Promise.all([
    refused('price', 'set', 'NOTHING', 'EUR', '5'),
    refused('price', 'set', 'TEDDY', 'BTC', '5'),
    refused('price', 'set', 'TEDDY', 'JPY', '28.50'),
    refused('price', 'set', 'TEDDY', 'SEK', '249', '--reduced'),
  ])
  assert.equal(unknown, "There is no variant with the SKU 'NOTHING'.")
  assert.match(currency, /^'BTC' is not a currency of the shop: USD, /)
  assert.equal(amount, "A price in JPY is written as 1890, not '28.50'.")
  assert.match(never, /^TEDDY had no price in SEK before/)
  await set('EUR', '29.90')
  await until(async () => /"minor":2990,"currency":"EUR"},"compareAt":null/.test(await page()))
})

test('changes by the merchant reach every node', async () => {
  const other = await startShopProcess(shop.environment)
  const stockAt = async (node: Pick<TestProcess, 'send'>): Promise<string | undefined> =>
    /"stock":(\d+)/.exec((await node.send({ path: '/plush-teddy/_payload.json' })).text)?.[1]
  for (const stock of ['3', '8']) {
    await Promise.all([stockAt(shop), stockAt(other)])
    await ask('stock', 'set', 'TEDDY', stock)
    for (const node of [shop, other]) await until(async () => (await stockAt(node)) === stock)
  }
  await other.stop()
})

test('a new coupon is valid immediately', async () => {
  await stockTeddies()
  const buyer = newBuyer()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, buyer)
  assert.equal((await shop.call('cart.applyCoupon', { code: 'spring-25' }, buyer)).refused, 'coupon-unknown')
  await ask('coupon', 'create', 'spring-25', '--percent', '25', '--once', 'yes')
  const { code, data } = await shop.call('cart.applyCoupon', { code: 'spring-25' }, buyer)
  assert.deepEqual([code, data.totals.discount.minor], [0, 748])
})

test('the doctor finds no problems in a sound shop, and reports planted ones', async () => {
  type Diagnosis = {
    healthy: boolean
    findings: { check: string; wrong: number }[]
    production: { about: string; refuses: boolean }[]
  }
  const { healthy: well, production } = await ask<Diagnosis>('doctor')
  assert.equal(well, true)
  const refusing = production.filter(({ refuses }) => refuses).map(({ about }) => about)
  assert.deepEqual(refusing.slice(0, 2), ['PAYMENTS', 'SECRET'], 'as a production start would refuse it')
  await shop.db.run(sql`update coupon set used = used + 1 where code = 'TEN'`)
  const strike = (compareAt: number | null) =>
    shop.db.run(
      sql`update variant_price set compare_at = ${compareAt} where variant_id = ${shop.teddy.variant} and currency = 'EUR'`,
    )
  await strike(9990)
  await shop.db.run(sql`update product set key = 'cart' where key = 'plush-teddy'`)
  const { code, output } = await runOps(shop.environment, 'doctor', '--json')
  await shop.db.run(sql`update product set key = 'plush-teddy' where key = 'cart'`)
  const { healthy, findings } = JSON.parse(output) as Diagnosis
  assert.deepEqual(
    [code, healthy, findings.filter(({ wrong }) => wrong > 0).map(({ check }) => check)],
    [1, false, ['coupons', 'prices', 'addresses']],
  )
  await shop.db.run(sql`update coupon set used = used - 1 where code = 'TEN'`)
  await strike(null)
})

test('on the built-in database the commands work beside the shop and without it, and leave it as they found it', async () => {
  const folder = await stockDataFolder()
  await askProcess(folder.environment, 'stock', 'set', 'TEDDY', '3')
  assert.equal(await runningPostmaster(folder.dataDir), undefined, 'the last one out stops the database')

  const own = await startShopProcess(folder.environment)
  const order = await placeOrder(own, newBuyer(), folder.teddy.variant)
  const [list, stock] = await Promise.all([
    askProcess<{ number: string }[]>(folder.environment, 'order', 'list'),
    askProcess<{ before: number }>(folder.environment, 'stock', 'set', 'TEDDY', '50'),
  ])
  assert.deepEqual([list.map(({ number }) => number), stock.before], [[order.data.number], 2])
  assert.equal((await placeOrder(own, newBuyer(), folder.teddy.variant)).code, 201)
  assert.equal((await own.stop()).code, 0)

  assert.equal((await askProcess<{ number: string }[]>(folder.environment, 'order', 'list')).length, 2)
  assert.equal(await runningPostmaster(folder.dataDir), undefined)
})

test('the merchant decides mails, refunds and returns by command; a refused command names the reason', async () => {
  const { number, access } = await place()
  assert.match(await refused('refund', 'order', number), /^Nothing is left of the payment/)
  await shop.db.run(sql`update sandbox_payment set status = 'paid'`)
  await shop.call('order.confirmPayment', { number, access })
  assert.match(
    await refused('refund', 'order', number, '--amount', '5.005'),
    /^--amount is an amount in EUR like 12\.50/,
  )
  assert.match(await refused('refund', 'order', number, '--amount', '5000'), /^Only €/)
  assert.equal((await ask<{ amount: number }>('refund', 'order', number, '--amount', '5')).amount, 500)
  type Mail = { number: string; template: string; state: string }
  const sent = async () => (await ask<Mail[]>('mail', 'list')).filter((mail) => mail.number === number)
  await until(async () =>
    (await sent()).some(({ template, state }) => template === 'order-refunded' && state === 'sent'),
  )
  assert.ok(
    (await sent()).some(({ template, state }) => template === 'order-reminder' && state === 'waiting'),
  )
  const [unknown, why, review] = await Promise.all([
    refused('return', 'approve', `${number}-R1`),
    refused('return', 'refuse', `${number}-R1`),
    refused('review', 'approve', 'nothing'),
  ])
  assert.match(unknown, /^There is no return/)
  assert.match(why, /^--why is needed/)
  assert.match(review, /^There is no review/)
  assert.deepEqual(await ask('return', 'list'), [])
  assert.equal((await ask<{ healthy: boolean }>('doctor')).healthy, true)
})
