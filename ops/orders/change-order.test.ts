import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { paid, withdrawable } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadNotes } from '#data/orders/order-notes.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
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

test('of an approved return, all gifts go back to stock, none, or those of the named SKUs', async () => {
  const approve = async (...words: string[]) => {
    const stocks = async () => [await shop.stockOf(shop.teddy.variant), await shop.stockOf(shop.mug.oat)]
    const { number, access, order } = await withdrawable(shop)
    const [teddies, mugs] = await stocks()
    const lines = order.lines.map(({ id }) => ({ id, quantity: 1 }))
    await shop.call('order.withdraw', { number, access, name: 'Ada', lines })
    const { error } = await run('return', 'approve', `${number}-R1`, ...words)
    const [teddiesAfter, mugsAfter] = await stocks()
    return error ?? [teddiesAfter! - teddies!, mugsAfter! - mugs!]
  }
  assert.deepEqual(await approve('--restock'), [1, 1])
  assert.deepEqual(await approve(), [0, 0])
  assert.deepEqual(await approve('--restock-only', 'MUG-OAT'), [0, 1])
  assert.match(String(await approve('--restock-only', 'MUG-OAT,MUG')), /no gift with the SKU 'MUG'/)
})

test('no packing slip is printed of a cancelled order', async () => {
  const { number } = await paid(shop)
  assert.match((await run('order', 'slip', number)).html ?? '', /<section/)
  assert.equal((await run('order', 'advance', number, 'cancelled')).exitCode, 0)
  assert.match((await run('order', 'slip', number)).error ?? '', /is cancelled/)
})

test('a refund that leaves out a voucher names it', async () => {
  const { number, order } = await paid(shop)
  const amounts = { EUR: order.total }
  const voucher = { code: 'G-NAMED', promotion: 'voucher-g-named', amounts, names: { us: 'Voucher' } }
  const issued = { ...voucher, endsAt: shop.clock.now + 1_000, customerId: null }
  await shop.db.transaction((tx) => issueCoupon(tx, issued, shop.clock.now))
  const approved = {
    kind: 'exchange-approved',
    data: { reference: `${number}-R1`, voucher: 'G-NAMED' },
  } as const
  await recordEvent(shop.db, { ...approved, orderId: order.id, actor: 'merchant' }, shop.clock.now)
  for (const words of [[], ['--amount', '1.00']]) {
    const { exitCode, error = '' } = await run('refund', 'order', number, ...words)
    assert.deepEqual([exitCode, /Nothing is left.*€.* given as a voucher/.test(error)], [1, true], error)
  }
})
