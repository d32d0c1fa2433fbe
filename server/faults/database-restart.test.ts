import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runningPostmaster } from '#postgres/postmaster.ts'
import { killDatabase, silent } from '#postgres/testing.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, placeOrder } from '../testing-buyers.ts'
import { startShopProcess, stockDataFolder } from '../testing-process.ts'

test('the shop sells again within five seconds after its database was killed', async () => {
  const { teddy, dataDir, environment } = await stockDataFolder()
  const shop = await startShopProcess(environment)
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' }
  const write = async () => (await shop.call('contact.send', message, newBuyer()).catch(silent))?.code === 201
  const seconds: number[] = []
  for (let round = 0; round < 3; round++) {
    assert.equal((await placeOrder(shop, newBuyer(), teddy.variant)).code, 201)
    assert.equal((await shop.send({ path: '/plush-teddy' })).status, 200)
    let written = 0
    // Most of them are in or before a transaction when the database ends.
    const writers = Array.from({ length: 24 }, async () => {
      while (await write()) written += 1
    })
    await until(async () => written > 24)
    await killDatabase(dataDir)
    await Promise.all(writers)
    assert.equal((await shop.send({ path: '/plush-teddy' })).status, 200, 'the page comes from memory')
    await until(async () => (await runningPostmaster(dataDir)) !== undefined)
    const began = performance.now()
    const buyer = newBuyer()
    await until(async () => (await placeOrder(shop, buyer, teddy.variant).catch(silent))?.code === 201)
    seconds.push((performance.now() - began) / 1_000)
  }
  // A busy machine delays single rounds.
  assert.ok(Math.min(...seconds) < underLoad(5), `after ${seconds.join(', ')} s`)
  assert.ok(shop.isRunning(), shop.output().slice(-2_000))
  assert.equal((await shop.stop()).code, 0)
  assert.equal(await runningPostmaster(dataDir), undefined)
})
