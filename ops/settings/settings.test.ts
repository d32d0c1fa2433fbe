// Tests the merchant's settings by the commands that show and change them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { ops } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Origin and value of a setting, as the table shows them. */
async function shown(name: string): Promise<string> {
  const rows = (await ops(shop, 'settings', 'show')).split('\n')
  // The values are JSON of any length: a column after them would widen every row.
  assert.ok(rows.every((row) => !/ {40}/.test(row)))
  return rows.find((row) => row.startsWith(`${name} `))!.replaceAll(/ +/g, ' ')
}

test('a setting is shown with its origin, changed, and returned to its default', async () => {
  assert.equal(await shown('returnDays'), 'returnDays default 99')
  assert.equal(await ops(shop, 'settings', 'set', 'returnDays', '60'), 'returnDays: 60')
  assert.equal(await shown('returnDays'), 'returnDays shop 60')
  assert.equal(await ops(shop, 'settings', 'set', 'returnDays', ''), 'returnDays: default')
  assert.equal(await shown('returnDays'), 'returnDays default 99')
})

test('a setting that does not exist or is out of range changes nothing', async () => {
  assert.match(await ops(shop, 'settings', 'set', 'returndays', '60'), /There is no setting 'returndays'/)
  assert.match(await ops(shop, 'settings', 'set', 'returnDays', '0'), /returnDays 14 to 365/)
  assert.match(await ops(shop, 'settings', 'set', 'returnDays', 'ninety'), /written as JSON/)
  assert.equal(await shown('returnDays'), 'returnDays default 99')
})
