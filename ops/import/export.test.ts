// What is exported is imported without loss, and harms no spreadsheet.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql, type Db } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { createSampleDatabase } from '#sample/testing.ts'
import { openTestShopServer, type TestShopServer } from '#server/open-test-server.ts'
import { commands } from '../commands.ts'
import { runCommand } from '../run-command.ts'

let server: TestShopServer
let sample: TestDatabase
let empty: TestDatabase
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'))
  server = await openTestShopServer()
  sample = await createSampleDatabase(folder)
  empty = await createTestDatabase()
})
after(async () => {
  await server.close()
  await Promise.all([empty.drop(), sample.drop()])
  await rm(folder, { recursive: true })
})

async function run(db: Db, ...words: string[]): Promise<string> {
  const { output } = await runCommand(commands, words, 'database', (work) => work(db))
  return output
}

test('the sample shop, imported into an empty one, is exported byte by byte alike; formulas stay text', async () => {
  await sample.db.run(sql`
    update product_text set title = '=HYPERLINK("http://x")', description = '| a | b |
|---|---|
| *1* | x_y |

- one
- <b>two</b>' where product_id = (select min(id::text)::uuid from product) and locale = 'us'`)
  // Marks that reorder text are refused in what merchants write.
  await sample.db.run(sql`
    update product_text set details = translate(details::text, chr(8206) || chr(8207), '')::jsonb where locale = 'ar'`)
  await sample.db.run(sql`update tag_text set name = 'Soft, warm' where tag_key = (select min(key) from tag)`)
  await sample.db.run(sql`
    update variant set stock_mode = 'backorder', stock = -3, barcode = '0012', sku = null, cost = 250, cost_currency = 'USD',
      unit_measure = '{"amount":250,"unit":"g","baseAmount":1,"baseUnit":"kg"}'
    where id = (select min(id::text)::uuid from variant)`)
  const [first, second, again] = ['1', '2', '3'].map((name) => path.join(folder, `${name}.csv`))
  const origin = ['--origin', 'https://shop.example', '--currency', 'EUR', '--language', 'us']
  await run(sample.db, 'export', 'products', first!, ...origin)
  const text = await readFile(first!, 'utf8')
  assert.doesNotMatch(text, /(^|,)"?[=+@]/m)
  assert.match(text, /Title:de/)

  const output = await run(empty.db, 'import', 'run', first!, '--currency', 'EUR')
  assert.match(output, /products created, 0 changed, 0 unchanged, 0 skipped/)
  await run(empty.db, 'export', 'products', second!, ...origin)
  assert.equal(await readFile(second!, 'utf8'), text)

  const check = await run(sample.db, 'import', 'check', first!, '--currency', 'EUR')
  assert.match(check, / 0 products to create, 0 to change/)
  await run(sample.db, 'export', 'products', again!, ...origin, '--template')
  assert.match(await readFile(again!, 'utf8'), /^URL handle,Title,Description,/)
  assert.match(
    await run(sample.db, 'import', 'check', again!, '--currency', 'EUR'),
    / 0 products to create, 0 to change/,
  )
})

test('the export says that Shopify cannot read four options', async () => {
  const names = ['Colour', 'Size', 'Scent', 'Lid']
  const header = [
    'Handle',
    'Title',
    ...names.flatMap((_, at) => [`Option${at + 1} Name`, `Option${at + 1} Value`]),
  ]
  const file = path.join(folder, 'four.csv')
  await writeFile(file, `${header.join()}\nfour,Four,${names.flatMap((name) => [name, 'One']).join()}\n`)
  assert.match(await run(empty.db, 'import', 'run', file, '--currency', 'EUR'), /1 products created/)
  const output = await run(empty.db, 'export', 'products', file, '--origin', 'https://shop.example')
  assert.match(output, /Shopify cannot read products with more than three options/)
})

test('addresses of the earlier shop redirect for good', async () => {
  const list = path.join(folder, 'redirects.csv')
  await writeFile(
    list,
    'Redirect from,Redirect to\n/pages/über-uns,/rich/about-us\nhttps://old.example/sale/?x=1,https://elsewhere.example/\nnothing,/x\n',
  )
  assert.equal(
    await run(server.db, 'import', 'redirects', list),
    '2 addresses redirect. No pairs of addresses: lines 4.',
  )
  const [key, category] = ['name-mug', 'gifts']
  await server.db.run(sql`
    insert into product_redirect (old_key, product_id) select 'Grüße™', id from product where key = ${key}`)
  const location = async (from: string) => {
    const { status, headers } = await server.ask(from, { headers: { 'accept-language': 'en' } })
    return [status, headers.location]
  }
  assert.deepEqual(await location(`/products/${key}?utm_source=x`), [301, `/${key}?utm_source=x`])
  assert.deepEqual(await location(`/collections/all/products/${key}`), [301, `/${key}`])
  assert.deepEqual(await location(`/de/products/${encodeURIComponent('Grüße™')}`), [301, `/de/${key}`])
  assert.deepEqual(await location(`/collections/${category}`), [301, `/classify/${category}`])
  assert.deepEqual(await location('/pages/%C3%BCber-uns'), [301, '/rich/about-us'])
  assert.deepEqual(await location('/sale'), [301, 'https://elsewhere.example/'])
  assert.deepEqual(await location('/products/never-was'), [404, undefined])
})
