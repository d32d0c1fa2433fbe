// Refusals that staff can meet and that no other test names: each for the shortest way to it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { RefusalCode } from '#contract/refusals.ts'
import { newId } from '#data/ids.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveExchange } from '#services/orders/decide-exchange.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { createPromotion } from '#services/promotions/write-promotion.ts'
import { newVisitor, paid, paidCart, place, placed, readOrder } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import type { AdminInput, AdminOperationName } from './operations.ts'
import { joined } from './staff/testing.ts'

let shop: TestShop
let owner: { token: string }
before(async () => {
  shop = await openTestShop()
  owner = await joined(shop, 'ann@example.com', 'owner')
})
after(() => shop.close())

const unknown = () => newId(shop.clock.now)

async function refusal<Name extends AdminOperationName>(name: Name, input: AdminInput<Name>) {
  const { refused, msg } = await shop.admin(name, input, owner)
  assert.ok(!refused || msg !== '', `${refused} has a text`)
  return refused
}

/** An order whose recipient has asked for a voucher and for another mug. */
async function withExchanges() {
  const who = newVisitor()
  await shop.setStock(shop.mug.sage, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, withoutText: true }, who)
  const { order } = await paidCart(shop, who)
  const tracking = { carrier: 'DHL', trackingNumber: '1' }
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const { giftCode } = order.deliveries[0]!
  for (const wish of [null, shop.mug.sage]) {
    const lines = [{ id: order.lines[0]!.id, quantity: 1, wish }]
    await shop.call('gift.exchange', { giftCode: giftCode!, lines, email: 'yuki@example.com' }, who)
  }
  return readOrder(shop, order)
}

test('orders: a parcel needs its number, an answer its text, a replacement its approval', async () => {
  const { number } = await paid(shop)
  const { seen } = (await shop.admin('admin.viewOrder', { number }, owner)).data
  const order = await withExchanges()
  const [voucher, mug] = order.requests.map(({ reference }) => ({ number: order.number, reference }))
  const parcel = { carrier: 'DHL', trackingNumber: 'JD-1' }
  const shipped = { number, to: 'shipped', seen } as const
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['tracking-missing', await refusal('admin.moveOrder', { ...shipped, carrier: 'DHL' })],
    ['tracking-missing', await refusal('admin.sendExchange', { ...mug!, carrier: ' ', trackingNumber: '1' })],
    ['answer-missing', await refusal('admin.refuseReturn', { ...mug!, answer: ' ' })],
    ['exchange-not-waiting', await refusal('admin.sendExchange', { ...mug!, ...parcel })],
    ['return-decided', await refusal('admin.sendExchange', { ...mug!, reference: 'none', ...parcel })],
  ]
  await approveExchange(shop.db, order, order.requests[0]!, false, shop.clock.now)
  // A voucher has no parcel.
  cases.push(['exchange-not-waiting', await refusal('admin.sendExchange', { ...voucher!, ...parcel })])
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('orders: no refund is below a cent, no invoice of what was not paid, no job or review without its id', async () => {
  const { order } = await paid(shop)
  for (const amount of [0, -1, 1.5, Number.NaN]) {
    const refunded = await refundOrder(shop.db, order, amount, shop.clock.now)
    assert.equal(isRefusal(refunded) && refunded.refused, 'refund-invalid')
  }
  const unpaid = await placed(shop)
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['invoice-missing', await refusal('admin.printInvoice', { number: unpaid.number })],
    ['invoice-missing', await refusal('admin.printInvoice', { number: order.number, document: 'CN-1' })],
    ['job-unknown', await refusal('admin.retryJobs', { job: unknown() })],
    ['review-unknown', await refusal('admin.decideReview', { id: unknown(), status: 'shown' })],
    ['review-unknown', await refusal('admin.answerReview', { id: unknown(), answer: 'Thank you' })],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('staff: a member is invited once, and one who has left has no role', async () => {
  await joined(shop, 'max@example.com', 'manager')
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['member-exists', await refusal('admin.inviteMember', { email: ' MAX@example.com', role: 'packer' })],
    ['member-unknown', await refusal('admin.changeRole', { id: unknown(), role: 'packer' })],
    ['member-unknown', await refusal('admin.removeMember', { id: unknown() })],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('imports: what is not compressed, and what is no import, is refused', async () => {
  const content = Buffer.from('Handle,Title\nmug,Mug\n').toString('base64')
  const noTable = gzipSync(Buffer.from([0, 1, 2, 255])).toString('base64')
  const settings = { language: 'us', currency: 'EUR', categories: 'type' } as const
  const view = { outcome: null, problemsOnly: false, after: -1 }
  const language = 'de' as const
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['import-unreadable', await refusal('admin.startImport', { name: 'a.csv', content, ...settings })],
    ['import-unreadable', await refusal('admin.importRedirects', { content, write: true })],
    ['import-unreadable', await refusal('admin.importTranslations', { content, language, write: true })],
    [
      'import-unreadable',
      await refusal('admin.importTranslations', { content: noTable, language, write: true }),
    ],
    ['import-unknown', await refusal('admin.viewImport', { id: unknown(), ...view })],
    ['import-unknown', await refusal('admin.runImport', { id: unknown() })],
    ['import-unknown', await refusal('admin.undoImport', { id: unknown() })],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('promotions: keys, positions, categories and limits', async () => {
  const bears = {
    key: null,
    rule: { kind: 'percentage', basisPoints: 1_000 },
    names: { us: 'Bears' },
    automatic: true,
    position: 3,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
  } as const
  const { data: saved } = await shop.admin('admin.savePromotion', bears, owner)
  for (const _ of [1, 2]) await place(shop, newVisitor())
  const rule = { ...bears.rule, tags: ['none'] }
  const input = { ...bears, active: true }
  const keyed = async (key: string) => (await createPromotion(shop.db, key, input, shop.clock.now))?.refused
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['promotion-unknown', await refusal('admin.savePromotion', { ...bears, key: 'none' })],
    ['promotion-unknown', await refusal('admin.viewPromotion', { key: 'none' })],
    ['promotion-unknown', await refusal('admin.switchPromotion', { key: 'none', to: 'ended' })],
    ['position-invalid', await refusal('admin.savePromotion', { ...bears, position: -1 })],
    ['scope-unknown', await refusal('admin.savePromotion', { ...bears, rule })],
    ['usage-limit-below-uses', await refusal('admin.savePromotion', { ...bears, ...saved, usageLimit: 1 })],
    ['promotion-key-invalid', await keyed('Bears!')],
    ['promotion-key-taken', await keyed(saved.key)],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('catalogue and pages: incomplete categories, tags and pages, and a price that somebody has changed', async () => {
  const price = { currency: 'EUR', before: 1, minor: 2 } as const
  const texts = { us: { title: '', summary: '', body: '' } }
  const page = { key: 'jobs', kind: 'page', status: 'active', picture: null, publishedAt: 0, texts } as const
  const category = { key: 'spring', parent: 'none', picture: null, texts: {} }
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['category-invalid', await refusal('admin.saveCategory', { category, isNew: true })],
    ['tag-invalid', await refusal('admin.saveTag', { tag: { key: 'vegan', names: {} }, isNew: true })],
    ['content-invalid', await refusal('admin.saveContent', { record: page, base: null })],
    ['rows-conflict', await refusal('admin.editVariants', { edits: [{ variantId: shop.mug.oat, price }] })],
    ['rows-conflict', await refusal('admin.editVariants', { edits: [{ variantId: unknown() }] })],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})

test('newsletter: an issue has a key and complete texts, and is sent as it was', async () => {
  const contents = { us: { subject: 'Bears', text: 'They are here.' } }
  const send = (key: string, text: object = contents) => refusal('admin.sendIssue', { key, contents: text })
  assert.equal(await send('bears'), undefined)
  assert.equal(await send('bears'), undefined, 'a repeated call')
  const cases: [RefusalCode, RefusalCode | undefined][] = [
    ['issue-key-invalid', await send('Bears!')],
    ['issue-text-missing', await send('empty', {})],
    ['issue-text-missing', await send('half', { ...contents, de: { subject: 'Bären', text: ' ' } })],
    ['issue-text-missing', await refusal('admin.testIssue', { contents, locale: 'de' })],
    ['issue-differs', await send('bears', { us: { subject: 'Bears', text: 'They are not here.' } })],
    ['issue-unknown', await refusal('admin.viewIssue', { key: 'none' })],
  ]
  for (const [expected, code] of cases) assert.equal(code, expected)
})
