import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { json, sql } from '#data/database.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

let visitors = 0
const newVisitor = () => ({ session: `text-visitor-${visitors++}` })

test('the text of a line is changed; an equal line becomes part of it, without the stock', async () => {
  const who = newVisitor()
  const mug = { variantId: shop.mug.oat, quantity: 2 }
  await shop.call('cart.add', { ...mug, personalisation: 'Ada' }, who)
  const { data } = await shop.call('cart.add', { ...mug, personalisation: 'Bo' }, who)
  const lineId = data.lines[1]!.id
  const textsAfter = async (personalisation: string, withoutText = false) => {
    const reply = await shop.call('cart.changeText', { lineId, personalisation, withoutText }, who)
    assert.equal(reply.code, 0, reply.msg)
    return reply.data.lines.map((line) => [line.quantity, line.personalisation, line.withoutText])
  }
  assert.deepEqual(await textsAfter('  Zoe\u0308 '), [
    [2, 'Ada', false],
    [2, 'Zo\u00eb', false],
  ])
  assert.deepEqual(await textsAfter('', true), [
    [2, 'Ada', false],
    [2, '', true],
  ])
  // The cart has all that are left: the same gifts need no more of them.
  const stock = sql`select stock from variant where id = ${shop.mug.oat}`
  const { stock: before } = (await shop.db.row<{ stock: number }>(stock))!
  await shop.db.run(sql`update variant set stock = 1 where id = ${shop.mug.oat}`)
  assert.deepEqual(await textsAfter('Ada'), [[4, 'Ada', false]])
  assert.deepEqual(await textsAfter('Ada'), [[4, 'Ada', false]], 'a repeated call changes nothing')
  await shop.db.run(sql`update variant set stock = ${before} where id = ${shop.mug.oat}`)
})

test('a changed text is refused as that of a new line', async () => {
  const who = newVisitor()
  const added = await shop.call(
    'cart.add',
    { variantId: shop.mug.oat, quantity: 1, personalisation: 'Ada' },
    who,
  )
  const teddy = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const lineId = added.data.lines[0]!.id
  const refusedFor = async (personalisation: string, id = lineId) =>
    (await shop.call('cart.changeText', { lineId: id, personalisation }, who)).refused
  assert.equal(await refusedFor(''), 'personalisation-missing')
  assert.equal(await refusedFor('a name too long'), 'personalisation-too-long')
  assert.equal(await refusedFor('a\u202Eb'), 'personalisation-bad-characters')
  assert.equal(await refusedFor('Bo', teddy.data.lines[1]!.id), 'personalisation-not-possible')
  assert.equal(await refusedFor('Bo', shop.mug.oat), 'line-unknown')
  const alphabet = async (value: object | null) => {
    await shop.db.run(
      sql`update product set personalisation_alphabet = ${value && json(value)} where id = ${shop.mug.productId}`,
    )
    await recordChanges(shop.db, [shop.mug.productId], shop.clock.now)
    await shop.shop.catalog.refresh()
  }
  await alphabet({ scripts: ['Latn'], signs: '' })
  const refused = await shop.call('cart.changeText', { lineId, personalisation: 'Ida 🐣' }, who)
  await alphabet(null)
  assert.equal(refused.refused, 'personalisation-not-in-alphabet')
  assert.match(refused.msg, /🐣/)
  assert.equal(
    (await shop.call('cart.changeText', { lineId, personalisation: 'Bo' }, newVisitor())).refused,
    'line-unknown',
  )
  assert.equal((await shop.call('cart.view', {}, who)).data.lines[0]?.personalisation, 'Ada')
})
