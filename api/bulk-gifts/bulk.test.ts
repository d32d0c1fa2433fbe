// One order for a table of recipients: reading, problems of rows, and an order for a thousand people.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { printOrders, printed } from '#services/orders/print/print-orders.ts'
import { settle } from '#services/payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop(true)))
after(() => shop.close())

const who = (name: string) => ({ session: `bulk-visitor-of-${name}` })

/** Rows for mugs to Germany, each with a text of its own. */
function tableOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Ada ${'ABCDEFGHIJ'[at % 10]}lace;Gartenweg ${at + 1};26133;Oldenburg;name-mug;Oat;Ada ${at};Hello ${at}`,
  )
  return ['Name;Street address;Postcode;City;Product;Options;Personal text;Card message', ...rows].join('\n')
}

async function readRows(table: string, session: { session: string }, locale: 'us' | 'de' | 'zh' = 'us') {
  const { data } = await shop.call('bulk.readTable', { table }, { ...session, locale })
  return data.rows
}

test('every row of a table can be ordered, or names its problem and a suggestion', async () => {
  const visitor = who('problems')
  const table = [
    'Cost centre\tName\tStreet address\tPostal code\tCity\tCountry\tProduct\tOptions\tPersonal text\tDelivery date',
    'x\tAda Lovelace\tGartenweg 1\t26133\tOldenburg\tGermany\tname-mug\tColour: oat\tAda\t',
    'x\tHopper, Grace\tGartenweg 2\t2613\tOldenburg\tDE\tStoneware mug\tSage\tGrace\t',
    'x\tMary Poppins\tGartenweg 3\t26133\tOldenburg\t\tStoneware Mugg\tSage\tMary\t',
    'x\tAlan Turing\tGartenweg 4\t26133\tOldenburg\t\tname-mug\t\tAlan\t',
    'x\tEdsger Dijkstra\tGartenweg 5\t26133\tOldenburg\tAtlantis\t\t\t\t',
    'x\tBarbara Liskov\tGartenweg 6\t26133\tOldenburg\t\t\t\tBarbara\t1.1.2020',
    'x\tDonald Knuth\tGartenweg 7\t26133\tOldenburg\t\t\t\t\tsoon',
  ].join('\n')
  const { data: read } = await shop.call('bulk.readTable', { table }, visitor)
  assert.deepEqual(read.ignored, ['Cost centre'])
  const request = { rows: read.rows, product: 'Honey Teddy', country: 'DE' as const }
  const { data } = await shop.call('bulk.quote', request, visitor)
  assert.deepEqual(data.counts, { ok: 1, problems: 6, leftOut: 0 })
  const seen = data.rows.map(({ problems }) => problems.map(({ field }) => field))
  assert.deepEqual(seen, [[], ['zip'], ['product'], ['options'], ['country'], ['text'], ['date']])
  assert.equal(data.rows[0]!.gift?.optionsText, 'Oat')
  assert.equal(data.rows[2]!.problems[0]!.suggestion, 'Stoneware Mug')
  assert.equal(data.rows[3]!.problems[0]!.suggestion, 'Oat / Sage')
  const late = { ...read.rows[0]!, date: '2020-01-01' }
  const { data: again } = await shop.call(
    'bulk.quote',
    { ...request, rows: [late, ...read.rows], leftOut: [2] },
    visitor,
  )
  assert.deepEqual(again.counts, { ok: 1, problems: 6, leftOut: 1 })
  assert.equal(again.rows[0]!.problems[0]!.field, 'date')
  const buyer = { email: 'buyer@example.com', name: 'Countess Ltd' }
  const refused = await shop.call(
    'bulk.place',
    { ...request, buyer, total: data.totals!.total },
    { ...visitor, idempotencyKey: 'a table with problems' },
  )
  assert.equal(refused.refused, 'table-row-wrong')
  assert.ok(refused.fields?.['rows.1.zip'])
})

test('a table in the buyer’s language is read; one without a header is refused', async () => {
  const table =
    'Name;Straße und Hausnummer;Postleitzahl;Ort;Liefertag\n"Lovelace, Ada";Gartenweg 1;26133;Oldenburg;20.12.2026'
  const [row] = await readRows(table, who('de'), 'de')
  assert.deepEqual(
    [row!.firstName, row!.lastName, row!.city, row!.date],
    ['Ada', 'Lovelace', 'Oldenburg', '20.12.2026'],
  )
  const refused = await shop.call('bulk.readTable', { table: 'Ada;Gartenweg 1\nBo;Gartenweg 2' }, who('de'))
  assert.equal(refused.refused, 'table-without-header')
  const many = await shop.call('bulk.readTable', { table: tableOf(1_001) }, who('de'))
  assert.equal(many.refused, 'too-many-deliveries')
})

test('rows have the numbers of the spreadsheet, also after blank rows and cells of several lines', async () => {
  const table =
    'Name;Street address;Card message\nAda Lovelace;Gartenweg 1;"Dear\nAda"\n\n;;\nBo Berg;Gartenweg 2;\n'
  const { data } = await shop.call('bulk.readTable', { table }, who('numbers'))
  assert.deepEqual(data.numbers, [2, 5])
})

test('a SKU is found behind more than a hundred unknown names', async () => {
  const visitor = who('skus')
  const rows = await readRows(tableOf(120), visitor)
  const named = rows.map((row, at) => ({
    ...row,
    product: at < 119 ? `Unknown ${at}` : 'MUG-OAT',
    options: '',
  }))
  const { data } = await shop.call('bulk.quote', { rows: named, country: 'DE' }, visitor)
  assert.equal(data.rows[119]!.state, 'ok')
})

test('a thousand recipients are one order with one payment, placed within ten seconds', async (t) => {
  const visitor = who('thousand')
  await shop.setStock(shop.mug.oat, 1_000)
  const started = performance.now()
  const rows = await readRows(tableOf(1_000), visitor)
  const request = { rows, country: 'DE' as const }
  const { data: quoted } = await shop.call('bulk.quote', request, visitor)
  const previewed = performance.now()
  assert.deepEqual(quoted.counts, { ok: 1_000, problems: 0, leftOut: 0 })
  const order = {
    ...request,
    buyer: { email: 'company@example.com', name: 'Countess Ltd' },
    total: quoted.totals!.total,
  }
  const once = { ...visitor, idempotencyKey: 'a thousand recipients' }
  const placed = await shop.call('bulk.place', order, once)
  const done = performance.now()
  t.diagnostic(`preview ${Math.round(previewed - started)} ms, placed ${Math.round(done - previewed)} ms`)
  assert.equal(placed.code, 201, placed.msg)
  assert.ok(done - previewed < 10_000)
  assert.equal((await shop.call('bulk.place', order, once)).data.number, placed.data.number)
  const stored = (await loadOrder(shop.db, { number: placed.data.number }))!
  assert.equal(stored.deliveries.length, 1_000)
  assert.equal(stored.lines.length, 1_000)
  assert.equal(stored.lines[7]!.personalisation, 'Ada 7')
  assert.equal(stored.deliveries[7]!.message, 'Hello 7')
  assert.equal(stored.total, quoted.totals!.total.minor)
  assert.equal(await shop.stockOf(shop.mug.oat), 0)
  const payments = await shop.db.rows(sql`select id from payment where order_id = ${stored.id}`)
  assert.equal(payments.length, 1)

  const documents = await printOrders(
    shop.db,
    { numbers: [stored.number], documents: printed, locale: 'us' },
    { publicOrigin: 'https://shop.example', settings: shop.shop.settings },
  )
  assert.ok(!isRefusal(documents))
  const sheets = String(documents)
  t.diagnostic(
    `documents ${Math.round(sheets.length / 1024)} KB in ${Math.round(performance.now() - done)} ms`,
  )
  for (const row of [0, 999]) assert.match(sheets, new RegExp(`Gartenweg ${row + 1}\\b`))
  assert.equal(sheets.match(/Hello \d+/g)!.length >= 1_000, true)
})

test('the buyer withdraws from an order for sixty recipients at once', async () => {
  const visitor = { ...who('sixty'), ip: '192.0.2.60' }
  await shop.setStock(shop.teddy.variant, 60)
  const rows = (await readRows(tableOf(60), visitor)).map((row) => {
    return { ...row, product: 'plush-teddy', options: '', text: '' }
  })
  const request = { rows, country: 'DE' as const }
  const { total } = (await shop.call('bulk.quote', request, visitor)).data.totals!
  const buyer = { email: 'club@example.com', name: 'Countess Ltd' }
  const once = { ...visitor, idempotencyKey: 'sixty recipients' }
  const { number, access } = (await shop.call('bulk.place', { ...request, buyer, total }, once)).data
  const order = (await loadOrder(shop.db, { number }))!
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const lines = order.lines.map(({ id, quantity }) => ({ id, quantity }))
  const { code, data } = await shop.call('order.withdraw', { number, access, name: 'Ada', lines }, visitor)
  assert.deepEqual([code, data?.status], [201, 'cancelled'])
})

test('a name with a full-width comma begins with the family name', async () => {
  const [row] = await readRows('姓名,address\n欧阳，娜娜,Gartenweg 1', who('zh'), 'zh')
  assert.deepEqual([row!.firstName, row!.lastName], ['娜娜', '欧阳'])
})
