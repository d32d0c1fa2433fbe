import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { paid } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { loadNotes } from '#data/orders/order-notes.ts'
import { commands } from '../commands.ts'
import { runCommand } from '../run-command.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function run(...words: string[]) {
  const result = await runCommand(commands, [...words, '--json'], shop.clock.now, (work) => work(shop.db))
  return { exitCode: result.exitCode, ...(JSON.parse(result.output) as { html?: string; error?: string }) }
}

test('an order is annotated, corrected and printed by command, and an e-mail sent again', async () => {
  const { number, order } = await paid(shop)
  for (const words of [
    ['note', number, 'Rings twice'],
    ['address', number, '--street', 'Lindenweg 9'],
    ['email', number, 'new@example.com'],
  ])
    assert.equal((await run('order', ...words)).exitCode, 0)
  const { html = '' } = await run('order', 'print', number, '--papers', 'pick-list,packing-slips')
  assert.match(html, /Lindenweg 9/)
  const notes = await loadNotes(shop.db, order.id)
  assert.deepEqual(
    notes.map(({ kind, author }) => [kind, author]),
    [
      ['note', 'command'],
      ['address', 'command'],
      ['email', 'command'],
    ],
    'the values before the corrections are notes',
  )
  assert.match((await run('order', 'line', number, '1')).error ?? '', /name --sku, --quantity or --text/)
  assert.match(
    (await run('order', 'line', number, '1', '--sku', 'MUG-OAT')).error ?? '',
    /no variant with the SKU/,
  )
  assert.match((await run('order', 'address', number)).error ?? '', /name a field/)
  assert.match((await run('order', 'resend', number, 'order-shipped')).error ?? '', /It has: .*order-paid/)
})

test('no packing slip is printed of a cancelled order', async () => {
  const { number } = await paid(shop)
  assert.match((await run('order', 'slip', number)).html ?? '', /<section/)
  assert.equal((await run('order', 'advance', number, 'cancelled')).exitCode, 0)
  assert.match((await run('order', 'slip', number)).error ?? '', /is cancelled/)
})
