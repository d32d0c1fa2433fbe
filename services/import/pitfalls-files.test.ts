// Pitfalls of product files: encodings, line ends, tables, exports. docs/import-pitfalls.md lists them by these names.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { csv, openImports, type Cells, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

const simple = (handle: string, more: Cells = {}): Cells => ({
  Handle: handle,
  Title: 'Käse & Brot',
  'Variant Price': '18.90',
  'Variant SKU': handle,
  Published: 'true',
  ...more,
})

test('the columns have the names of the export or of the template', async () => {
  await imports.run([simple('dialect', { 'Variant Inventory Qty': '7', 'Variant Inventory Tracker': 'x' })])
  const { outcomes } = await imports.run([
    {
      'URL handle': 'dialect',
      Title: 'Käse & Brot',
      Price: '18.90',
      SKU: 'dialect',
      'Published on online store': 'TRUE',
      'Inventory quantity': '7',
      'Inventory tracker': 'x',
    },
  ])
  assert.deepEqual(outcomes, { unchanged: ['dialect'] })
})

test('a spreadsheet wrote semicolons, tabs, decimal commas, words of its language, Windows-1252 or UTF-16', async () => {
  const own = simple('saved', { 'Variant Price': '18,90', Published: 'WAHR' })
  await imports.run([simple('saved')])
  const windows = Uint8Array.from(csv([own], ';', '\r\n'), (sign) => sign.charCodeAt(0))
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csv([own], '\t')}`, 'utf16le'))
  for (const file of [csv([own], ';'), windows, utf16])
    assert.deepEqual((await imports.run(file)).outcomes, { unchanged: ['saved'] })
})

test('the file begins with a byte order mark', async () => {
  const { outcomes } = await imports.run(`\uFEFF${csv([simple('marked')])}`)
  assert.deepEqual(outcomes, { created: ['marked'] })
})

test('lines end with CR LF, cells contain LF', async () => {
  const { problems } = await imports.run(
    csv(
      [
        simple('lines', { 'Body (HTML)': '<p>One</p>\n<p>Two</p>\n' }),
        simple('after', { 'Variant Price': '0' }),
      ],
      ',',
      '\r\n',
    ),
  )
  assert.deepEqual(problems, ['5 price-zero'])
  assert.equal((await imports.product('lines')).english.description, 'One\n\nTwo')
})

test('a row has more or fewer cells than the header', async () => {
  const rows = csv([simple('one'), simple('two')])
  assert.deepEqual(await imports.refusalOf(`${rows.trim()},more\n`), ['file-shifted', 3])
  assert.deepEqual(await imports.refusalOf(`${rows}three,Three\n`), ['file-shifted', 4])
})

test('the file has no header, the same column twice, a quotation mark in a wrong place, or is no table', async () => {
  const [header = '', row = ''] = csv([simple('one')]).split('\n')
  assert.deepEqual(await imports.refusalOf(`${row}\n${row}\n`), ['file-without-header', 1])
  assert.deepEqual(await imports.refusalOf('Handle,Title,title\na,b,c\n'), ['file-column-repeated', 1])
  assert.deepEqual(await imports.refusalOf('Handle,Title\na,5" pot\n'), ['file-quote', 2])
  assert.deepEqual(await imports.refusalOf('Handle,Title\na,"pot\nb,c\n'), ['file-quote', 3])
  assert.deepEqual(await imports.refusalOf(`${header}\n`), ['file-empty', 1])
  assert.deepEqual(await imports.refusalOf(''), ['file-empty', 1])
  const workbook = Buffer.from('504b0304140006000800000021', 'hex')
  assert.deepEqual(await imports.refusalOf(workbook), ['file-unreadable', 1])
})

test('a text looks like a formula', async () => {
  const formulas = {
    Title: '=cmd|calc!A1',
    Vendor: '+49 Gifts',
    Tags: '@home, -minus',
    'Variant SKU': '-1',
    'SEO Title': "'=quoted",
  }
  await imports.run([simple('formula', formulas)])
  const text = await imports.exported()
  assert.doesNotMatch(text, /(^|[,\n])"?[=+@-]/)
  assert.match(text, /'=cmd\|calc!A1/)
  const { outcomes } = await imports.run(text, { categories: 'none' })
  assert.deepEqual(Object.keys(outcomes), ['unchanged'])
  const { english, variants } = await imports.product('formula')
  assert.deepEqual([english.title, english.seoTitle, variants[0]?.sku], ['=cmd|calc!A1', '=quoted', '-1'])
})
