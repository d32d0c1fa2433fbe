import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { address, openTestShop, orderTo, toGermany, type TestShop } from '#api/testing.ts'
import { sql, type Db } from '#data/database.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let folder: string
before(async () => {
  shop = await openTestShop()
  // As the use case writes it.
  await shop.db.run(sql`update product_text set alts = '[null]'`)
  await shop.db.run(sql`
    update product set options = replace(options::text, '"}', '", "swatch": null}')::jsonb where options <> '[]'`)
  folder = await mkdtemp(path.join(tmpdir(), 'import-'))
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const heading =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Barcode,SEO Title'
const rows = [
  'tea-box,Tea Box,<p>Fine <b>tea</b></p>,Leaf & Co,Drinks,"Green, Gift",true,Size,Small,TB-S,shopify,4,deny,12.50,,Tea',
  'tea-box,,,,,,,,Large,TB-L,shopify,2,continue,19.00,4006381333931,',
  'Grüße™,Greetings,,,Cards,,true,Title,Default Title,,,,deny,3.90,,',
  'voucher,Voucher,,,Cards,,true,Title,Default Title,,,,deny,,,',
  'name-mug,Stoneware Mug,,New Potter,Drinks,,true,Colour,Oat,MUG-OAT,shopify,90,deny,18.00,,',
]

async function file(name: string, lines: readonly string[]): Promise<string> {
  const place = path.join(folder, name)
  await writeFile(place, [heading, ...lines].join('\n'))
  return place
}

const importIt = (name: string, ...more: string[]) =>
  ops(shop, 'import', 'run', name, '--currency', 'EUR', '--categories', 'type', ...more)

/** Everything of the catalogue but logs, histories and the time of the last change. */
async function catalogue(db: Db): Promise<unknown[]> {
  const found = await db.rows<{ row: unknown }>(sql`
      select to_jsonb(t) as row from (
        select 'p' as "table", to_jsonb(x) - 'updated_at' as row from product x
        union all select 't', to_jsonb(x) from product_text x
        union all select 'v', to_jsonb(x) from variant x
        union all select 'vp', to_jsonb(x) from variant_price x
        union all select 'pp', to_jsonb(x) from product_picture x
        union all select 'pc', to_jsonb(x) from product_category x
        union all select 'pt', to_jsonb(x) from product_tag x
        union all select 'c', to_jsonb(x) from category x
        union all select 'ct', to_jsonb(x) from category_text x
        union all select 'tag', to_jsonb(x) from tag x
        union all select 'tt', to_jsonb(x) from tag_text x
        union all select 'r', to_jsonb(x) from product_redirect x) t
      order by "table", row::text`)
  return found.map(({ row }) => row)
}

const runId = (output: string): string => /Run ([0-9a-f-]{36})/.exec(output)?.[1] ?? assert.fail(output)

test('a check writes nothing; the import does what it announced, is repeatable and can be undone exactly', async () => {
  const name = await file('products.csv', rows)
  const untouched = await catalogue(shop.db)
  const check = await ops(shop, 'import', 'check', name, '--currency', 'EUR', '--categories', 'type')
  assert.match(check, /5 rows: 3 products to create, 1 to change, 0 unchanged, 0 skipped/)
  assert.deepEqual(await catalogue(shop.db), untouched)

  const report = await readFile(`${name}.report.csv`, 'utf8')
  assert.deepEqual(
    report
      .trim()
      .split('\n')
      .map((line) => line.split(',').slice(0, 2).join()),
    ['Line,Handle', '2,tea-box', '3,tea-box', '4,grusse', '5,voucher', '6,name-mug'],
  )
  assert.match(report, /4,grusse,Greetings,created,The address has other letters here: Grüße™ → grusse\./)
  assert.match(report, /5,voucher,Voucher,created,A variant has no price: the product stays a draft\./)

  const done = await importIt(name)
  assert.match(done, /5 rows: 3 products created, 1 changed, 0 unchanged, 0 skipped/)
  const facts = await shop.db.row(sql`
    select p.status, p.brand, v.stock, v.stock_mode, v.sku, x.price, t.description, t.seo_title
    from product p join variant v on v.product_id = p.id join variant_price x on x.variant_id = v.id
    join product_text t on t.product_id = p.id where v.sku = 'TB-L'`)
  assert.deepEqual(facts, {
    status: 'active',
    brand: 'Leaf & Co',
    stock: 2,
    stock_mode: 'backorder',
    sku: 'TB-L',
    price: 1900,
    description: 'Fine **tea**',
    seo_title: 'Tea',
  })
  const imported = await catalogue(shop.db)
  assert.match(await importIt(name), /0 products created, 0 changed, 4 unchanged, 0 skipped/)
  assert.deepEqual(await catalogue(shop.db), imported)

  assert.match(await ops(shop, 'import', 'list'), /products\.csv +done +3 +1 +0 +0 +0/)
  assert.equal(await ops(shop, 'import', 'undo', runId(done)), '4 products are undone.')
  assert.deepEqual(await catalogue(shop.db), untouched)
})

test('the undoing keeps and names what was changed since', async () => {
  const name = await file('kept.csv', rows)
  const id = runId(await importIt(name))
  await ops(shop, 'price', 'set', 'TB-S', 'EUR', '13.00')
  const place = path.join(folder, 'undo.csv')
  assert.match(
    await ops(shop, 'import', 'undo', id, '--report', place),
    /3 products are undone\. 1 stay, because/,
  )
  assert.match(
    await readFile(place, 'utf8'),
    /2,tea-box,Tea Box,created,Not undone: changed since \(variants\)\./,
  )
  assert.match(await ops(shop, 'import', 'undo', id), /is running, or it has ended already/)
})

test('the undoing keeps and names what was ordered since; sales of untouched stock stay', async () => {
  const created = await file('ordered.csv', ['kite,Kite,,,,,true,,,KITE,shopify,3,deny,9.00,,'])
  const id = runId(await importIt(created))
  const changed = path.join(folder, 'brand.csv')
  await writeFile(changed, 'Handle,Title,Vendor\nplush-teddy,Honey Teddy,Bear & Co\n')
  const other = runId(await importIt(changed))
  await shop.shop.catalog.refresh()
  const { id: kite } = (await shop.db.row<{ id: string }>(sql`select id from variant where sku = 'KITE'`))!
  const visitor = { session: 'buyer-of-both' }
  for (const variantId of [kite, shop.teddy.variant])
    await shop.call('cart.add', { variantId, quantity: 1 }, visitor)
  const { data } = await shop.call('checkout.quote', toGermany, visitor)
  const order = { ...orderTo(address), cartVersion: data.cart.version, total: data.cart.totals.total }
  const placed = await shop.call('order.place', order, { ...visitor, idempotencyKey: 'a-click-on-both' })
  assert.equal(placed.code, 201)

  assert.match(await ops(shop, 'import', 'undo', id), /^0 products are undone\. 1 stay,/)
  const before = await shop.stockOf(shop.teddy.variant)
  assert.equal(await ops(shop, 'import', 'undo', other), '1 product is undone.')
  const teddy = await shop.db.row(sql`select brand from product where key = 'plush-teddy'`)
  assert.deepEqual([teddy, await shop.stockOf(shop.teddy.variant)], [{ brand: null }, before])
  assert.equal(before, 19)
})

test('a missing column keeps a value, an empty cell clears it', async () => {
  const name = path.join(folder, 'few.csv')
  await writeFile(name, 'Handle,Title,Vendor,SEO Title\ntea-box,Tea Chest,,\n')
  assert.match(await importIt(name), /0 products created, 1 changed/)
  const facts = await shop.db.row(sql`
    select p.brand, p.product_type, t.title, t.seo_title, t.description,
      (select count(*) from variant where product_id = p.id) as variants
    from product p join product_text t on t.product_id = p.id where p.key = 'tea-box'`)
  assert.deepEqual(facts, {
    brand: null,
    product_type: 'Drinks',
    title: 'Tea Chest',
    seo_title: '',
    description: 'Fine **tea**',
    variants: 2,
  })
})

test('a file that is not a table imports nothing and names the line', async () => {
  const name = await file('shifted.csv', [rows[2]!, `${rows[0]!},one,more`])
  assert.equal(
    await importIt(name),
    'Nothing is imported. Line 3 has another number of cells than the first line.',
  )
})

test('an interrupted import continues as the same run', async () => {
  const many = Array.from({ length: 60 }, (_, n) => `gift-${n},Gift ${n},,,,,true,,,,,,,5.00,,`)
  const name = await file('many.csv', many)
  const { applyRun } = await import('#services/import/apply-run.ts')
  const { startRun } = await import('#services/import/run-import.ts')
  const { openFile } = await import('./import-products.ts')
  const settings = { language: 'us', currency: 'EUR', categories: 'type', tagPrefix: '' } as const
  const request = { file: await openFile(name), settings, actor: 'command' }
  const run = await startRun(shop.db, request, shop.clock.now, { resume: true })
  assert.ok('id' in run)
  const stop = (): never => {
    throw new Error('power cut')
  }
  await assert.rejects(
    applyRun(shop.db, run.id, () => shop.clock.now, stop),
    /power cut/,
  )
  const output = await importIt(name)
  assert.equal(runId(output), run.id)
  assert.match(output, /60 products created/)
  assert.equal(await ops(shop, 'import', 'undo', run.id), '60 products are undone.')
})
