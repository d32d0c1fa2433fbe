// The production file: the drawing of an ordered text as outlines in millimetres.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { json, sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { readDrawingPath } from '#services/lettering/drawing-link.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { productionFile } from '#services/lettering/production-file.ts'
import { newVisitor, paidCart } from '../../orders/testing.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let packer: { token: string }
const lettering = {
  effect: 'glaze',
  ink: '#C38A73',
  shade: '#A46E55',
  baseline: [201, 567.9, 374, 634.7, 596, 576.5],
  width: 395,
  millimetres: 70,
  size: 152,
  stretch: 0.997,
  slant: 0.036,
} as const
before(async () => {
  shop = await openTestShop()
  packer = await joined(shop, 'paul@example.com', 'packer')
  await shop.db.run(
    sql`insert into picture (name, width, height, placeholder) values ('mug-blank', 1200, 1200, 'data:,')`,
  )
  await shop.db.run(
    sql`update picture set lettering = ${json({ ...lettering, blank: 'mug-blank', words: { us: 'Mom' } })} where name = 'mug'`,
  )
})
after(() => shop.close())

async function orderMug(personalisation: string) {
  const who = newVisitor()
  await shop.setStock(shop.mug.oat, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation }, who)
  const { order } = await paidCart(shop, who)
  const { giftCode } = order.deliveries[0]!
  const { data: view } = await shop.call('gift.view', { giftCode: giftCode! }, newVisitor())
  const line = order.lines[0]!.id
  const reply = await shop.admin('admin.productionFile', { number: order.number, line }, packer)
  return { order, view, reply }
}

/** Left, right and width of all points, as parts of `whole`. */
function extent(path: string, whole: number): readonly number[] {
  const xs = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x) / whole)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return [left, right, right - left]
}

test('a packer gets the drawn text as outlines in millimetres, in several scripts', async () => {
  for (const text of ['Zoë & Ida', 'Ελένη', 'Юлия', 'ليلى', 'おかあさん', '最棒的妈妈', '하늘', 'שרה']) {
    const { order, view, reply } = await orderMug(text)
    assert.equal(view.lines[0]!.picture!.lettering!.width, lettering.width)
    assert.equal(view.lines[0]!.picture!.name, 'mug-blank')
    const { name, svg } = reply.data
    assert.equal(name, `${order.number}-1.svg`)
    assert.match(
      svg,
      new RegExp(`^<svg xmlns="[^"]+" width="${lettering.millimetres}\\.00mm" height="[\\d.]+mm"`),
    )
    assert.ok(svg.includes(text.replace('&', '&amp;')) && !/<text|<script/.test(svg))
    const drawn = extent(outlineText(text, { ...lettering, sample: '' }, 'us')!, lettering.width)
    const made = extent(/<path d="([^"]+)"/.exec(svg)![1]!, lettering.millimetres)
    const left = (201 + 596 - lettering.width) / 2 / lettering.width
    const deviations = [drawn[0]! - left - made[0]!, drawn[1]! - left - made[1]!, drawn[2]! - made[2]!]
    assert.ok(
      deviations.every((part) => Math.abs(part) <= 0.01),
      `${text}: ${deviations.join()}`,
    )
  }
})

test('a text without outlines has no production file', async () => {
  const { reply } = await orderMug('ฟ้า')
  assert.equal(reply.refused, 'production-file-missing')
})

test('all files of some orders are one archive, whose table also names the texts without a file', async () => {
  const [drawn, missing] = [await orderMug('=Zoë'), await orderMug('ฟ้า')]
  const numbers = [drawn.order.number, missing.order.number]
  const { data } = await shop.admin('admin.productionFiles', { numbers }, packer)
  assert.deepEqual([data.files, data.texts], [1, 2])
  const files = unzipSync(Buffer.from(data.zip, 'base64'))
  assert.deepEqual(Object.keys(files), [`${drawn.order.number}-1.svg`, 'texts.csv'])
  assert.equal(strFromU8(files[`${drawn.order.number}-1.svg`]!), drawn.reply.data.svg)
  const rows = strFromU8(files['texts.csv']!).replace('\uFEFF', '').trim().split('\r\n')
  assert.deepEqual(rows, [
    'file,order,recipient,sku,product,options,quantity,text',
    `${numbers[0]}-1.svg,${numbers[0]},Ada Lovelace,MUG-OAT,Stoneware Mug,Oat,1,'=Zoë`,
    `,${numbers[1]},Ada Lovelace,MUG-OAT,Stoneware Mug,Oat,1,ฟ้า`,
  ])
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { order } = await paidCart(shop, who)
  const none = await shop.admin('admin.productionFiles', { numbers: [order.number] }, packer)
  assert.equal(none.refused, 'production-texts-missing')
})

test('the table names the person to whom the parcel goes, also where the buyer must not know the address', async () => {
  const { order } = await orderMug('Ida')
  await shop.db.run(sql`
    update shipment_group set ship_to = address || '{"firstName": "Grace", "lastName": "Hopper"}'
    where order_id = (select id from orders where number = ${order.number})`)
  const { data } = await shop.admin('admin.productionFiles', { numbers: [order.number] }, packer)
  const table = strFromU8(unzipSync(Buffer.from(data.zip, 'base64'))['texts.csv']!)
  assert.match(table, new RegExp(`${order.number},Grace Hopper,MUG-OAT`))
})

test('what was withdrawn before it was sent is not produced', async () => {
  const who = newVisitor()
  await shop.setStock(shop.mug.oat, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, personalisation: 'Ida' }, who)
  const { order } = await paidCart(shop, who)
  const stored = (await loadOrder(shop.db, { number: order.number }))!
  const { id } = stored.lines[0]!
  const request = {
    id: 'request',
    reference: '',
    kind: 'withdrawal',
    status: 'asked',
    name: 'Ada',
    answer: '',
    askedAt: stored.placedAt,
    decidedAt: null,
    email: '',
    locale: 'us',
    parcel: null,
  } as const
  const made = (quantity: number) => {
    const lines = [{ id, quantity, reason: 'other', replacement: null }] as const
    return productionFile({ ...stored, requests: [{ ...request, lines }] }, id)
  }
  const one = made(1)
  assert.ok(!isRefusal(one) && one.svg.includes('× 1'), JSON.stringify(one).slice(0, 400))
  assert.deepEqual(made(2), { refused: 'production-file-missing' })
})

test('staff see the picture with the text that the parcel must have', async () => {
  const { order } = await orderMug('Ida')
  const [line] = order.lines
  const drawingOf = async () =>
    (await shop.admin('admin.viewOrder', { number: order.number }, packer)).data.lines[0]!.drawing
  assert.equal(readDrawingPath('a secret of more than thirty-two letters', (await drawingOf())!), line!.id)
  await shop.db.run(sql`update order_line set personalisation = '' where id = ${line!.id}`)
  assert.equal(await drawingOf(), null)
})
