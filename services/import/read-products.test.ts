import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ImportedProduct, ImportSettings } from '#domain/import/imported-product.ts'
import { isRefusal } from '#domain/refusal.ts'
import { readIndex, readProducts } from './read-products.ts'

const settings: ImportSettings = { language: 'us', currency: 'EUR', categories: 'type', tagPrefix: '' }

function bytes(content: string | Uint8Array) {
  return async function* () {
    yield typeof content === 'string' ? new TextEncoder().encode(content) : content
  }
}

async function readAll(content: string | Uint8Array, more: Partial<ImportSettings> = {}) {
  const file = await readIndex(bytes(content))
  if (isRefusal(file)) throw new Error(`refused: ${JSON.stringify(file)}`)
  const products: ImportedProduct[] = []
  for await (const product of readProducts(bytes(content), file, { ...settings, ...more }))
    products.push(product)
  return { file, products }
}

async function refusalOf(content: string | Uint8Array) {
  const file = await readIndex(bytes(content))
  return isRefusal(file) ? [file.refused, file.facts?.['line']] : 'read'
}

const codes = ({ problems }: ImportedProduct) => problems.map(({ line, code }) => `${line} ${code}`)

const old =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Variant Image,Material (product.metafields.custom.material),Cost per item,Status'
const width = old.split(',').length
/** A row with cells by the names of columns. */
function row(cells: Record<string, string>): string {
  const names = old.split(',')
  for (const name of Object.keys(cells)) assert.ok(names.includes(name), name)
  return names.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',')
}
const mug = {
  Handle: 'mug',
  Title: 'Mug',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '18.90',
  Status: 'active',
}

test('both dialects of Shopify and a Windows file of Excel give the same product', async () => {
  const cells = ['mug', 'Käse & Brot', 'true', 'M-1', '18.90', 'shopify', '7']
  const first = `Handle,Title,Published,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n${cells.join()}\n`
  const second = `URL handle,Title,Published on online store,SKU,Price,Inventory tracker,Inventory quantity\r\n${cells.join()}\r\n`
  const semicolons = first.replaceAll(',', ';').replace('18.90', '18,90').replace('true', 'WAHR')
  const windows = Uint8Array.from(semicolons, (sign) => sign.charCodeAt(0))
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${semicolons}`, 'utf16le'))
  const [expected, ...others] = await Promise.all(
    [first, `\uFEFF${second}`, semicolons, windows, utf16].map(
      async (file) => (await readAll(file)).products,
    ),
  )
  assert.equal(expected![0]?.texts.us?.title, 'Käse & Brot')
  assert.deepEqual(expected![0]?.variants, [
    { line: 2, values: [], sku: 'M-1', stockMode: 'tracked', stock: 7, prices: { EUR: 1890 } },
  ])
  for (const other of others) assert.deepEqual(other, expected)
})

test('a file that is not a table is refused as a whole, with the line', async () => {
  assert.deepEqual(await refusalOf(`${old}\n${row(mug)}\n${row(mug)},shifted\n`), ['file-shifted', 3])
  assert.deepEqual(await refusalOf(`${old}\r\n"a\nb"${','.repeat(width - 1)}\r\nonly,three,cells\r\n`), [
    'file-shifted',
    4,
  ])
  assert.deepEqual(await refusalOf(`${row(mug)}\n${row(mug)}\n`), ['file-without-header', 1])
  assert.deepEqual(await refusalOf('Handle,Title,title\na,b,c\n'), ['file-column-repeated', 1])
  assert.deepEqual(await refusalOf('Handle,Title\na,5" pot\n'), ['file-quote', 2])
  assert.deepEqual(await refusalOf('Handle,Title\na,"pot\nb,c\n'), ['file-quote', 3])
  assert.deepEqual(await refusalOf('Handle,Title\n'), ['file-empty', 1])
  assert.deepEqual(await refusalOf(''), ['file-empty', 1])
  assert.deepEqual(await refusalOf(Buffer.from('504b0304140006000800000021', 'hex')), ['file-unreadable', 1])
})

test('variants, pictures and options are read from rows in any order', async () => {
  const variant = { Handle: 'shirt', 'Variant Price': '20.00' }
  const { products } = await readAll(
    [
      old,
      row({
        ...variant,
        Title: 'Shirt',
        'Option1 Name': 'COLOR',
        'Option1 Value': 'Red',
        'Option2 Name': 'Size',
        'Option2 Value': 'S',
        'Image Src': 'https://cdn.example/red.jpg?v=1',
        'Image Position': '2',
        'Image Alt Text': 'A red shirt',
      }),
      row({ Handle: 'shirt', 'Image Src': 'https://cdn.example/first.jpg', 'Image Position': '1' }),
      row(mug),
      row({
        ...variant,
        'Option1 Value': 'red',
        'Option2 Value': 'M',
        'Variant Image': 'https://cdn.example/red.jpg?v=1',
      }),
      row({ ...variant, 'Option1 Value': 'Red', 'Option2 Value': 's' }),
      row({ ...variant, 'Option1 Value': 'Blue' }),
      row({ Handle: 'shirt', 'Image Src': 'file:///etc/passwd' }),
    ].join('\n'),
  )
  const [first, shirt] = products
  assert.equal(first?.key, 'mug')
  assert.deepEqual(shirt?.lines, [2, 3, 5, 6, 7, 8])
  assert.deepEqual(shirt?.options, [
    { names: { us: 'COLOR' }, values: [{ us: 'Red' }, { us: 'Blue' }] },
    { names: { us: 'Size' }, values: [{ us: 'S' }, { us: 'M' }] },
  ])
  assert.deepEqual(
    shirt?.variants?.map(({ values, picture }) => [...values, picture]),
    [
      [0, 0, null],
      [0, 1, 'https://cdn.example/red.jpg?v=1'],
    ],
  )
  assert.deepEqual(shirt?.pictures, [
    { address: 'https://cdn.example/first.jpg', alts: { us: '' } },
    { address: 'https://cdn.example/red.jpg?v=1', alts: { us: 'A red shirt' } },
  ])
  assert.deepEqual(codes(shirt!), ['6 variant-repeated', '7 option-missing', '8 picture-address'])
})

test('every pitfall of real exports is named with its line', async () => {
  const files: [Record<string, string>, string[]][] = [
    [{ 'Gift Card': 'true' }, ['2 gift-card']],
    [{ Handle: 'שלום' }, ['2 handle-changed']],
    [{ Handle: 'cart' }, ['2 handle-changed']],
    [{ Handle: 'Größe_№5™' }, ['2 handle-changed']],
    [{ 'Variant SKU': '8.72E+12' }, ['2 number-damaged']],
    [{ 'Variant Barcode': '8.72E+12' }, ['2 barcode-ignored']],
    [{ 'Variant Price': '1,234' }, ['2 price-unclear']],
    [{ 'Variant Price': '0.00' }, ['2 price-zero']],
    [{ 'Variant Compare At Price': '25.00' }, ['2 compare-at-ignored']],
    [{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-3' }, ['2 stock-negative']],
    [{ Published: 'perhaps' }, ['2 value-unknown']],
    [{ Title: 'CafÃ©' }, ['2 text-garbled']],
    [{ Title: 'x'.repeat(201) }, ['2 too-long']],
    [{ 'Body (HTML)': '<p>Hi<script>alert(1)</script><img src=x></p>' }, ['2 description-reduced']],
  ]
  for (const [cells, expected] of files) {
    const { products } = await readAll(`${old}\n${row({ ...mug, ...cells })}`)
    assert.deepEqual(codes(products[0]!), expected, JSON.stringify(cells))
  }
  const twice = await readAll(
    [old, row({ ...mug, 'Variant SKU': 'A' }), row({ ...mug, Handle: 'cup', 'Variant SKU': 'A' })].join('\n'),
  )
  assert.deepEqual(twice.products.map(codes), [[], ['3 sku-repeated']])
  const lost = await readAll([old, row(mug), row({ 'Variant Price': '1.00' })].join('\n'))
  assert.deepEqual(lost.file.index.lost, [3])
})

test('values are read as Shopify writes them', async () => {
  const { products } = await readAll(
    `${old}\n${row({
      ...mug,
      Handle: 'tea',
      Title: ' Tea\u00A0time\u0007 ',
      'Body (HTML)': '<p>Fine <b>tea</b></p>',
      Tags: 'Green, green, =cmd',
      Type: 'Drinks',
      Published: 'FALSE',
      'Variant Barcode': "'4006381333931",
      'Variant Grams': '36.8543800625',
      'Variant Inventory Tracker': '',
      'Variant Inventory Qty': '5',
      'Variant Inventory Policy': 'deny',
      'Material (product.metafields.custom.material)': 'Leaves',
      'Cost per item': '7.5',
    })}`,
  )
  const [tea] = products
  assert.equal(tea?.status, 'draft')
  assert.deepEqual(tea?.texts.us, {
    title: 'Tea\u00A0time',
    description: 'Fine **tea**',
    seoTitle: '',
    details: [{ label: 'Material', value: 'Leaves' }],
  })
  assert.deepEqual([tea?.tags, tea?.categories, tea?.options], [['Green', '=cmd'], [['Drinks']], []])
  assert.deepEqual(tea?.variants, [
    {
      line: 2,
      values: [],
      sku: null,
      barcode: '4006381333931',
      stockMode: 'untracked',
      prices: { EUR: 1890 },
      weightGrams: 37,
      cost: { minor: 750, currency: 'EUR' },
      picture: null,
    },
  ])
})

test('WooCommerce products, their variations in any order, and what the shop does not sell', async () => {
  const names =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
  const { products, file } = await readAll(
    [
      names,
      '76,variation,tee-red,Tee - Red,1,visible,,,1,4,0,,,20,,,https://x.example/red.jpg,id:44,Color,Red,Size,',
      '44,variable,tee,Tee,1,visible,Short,Long\\nText,1,,0,.5,,,"Clothing > Tees, Sale","soft, new",https://x.example/tee.jpg,,Color,"Blue, Red",Size,"L, M"',
      '46,simple,mug,Mug,1,hidden,,,0,,0,0.3,18,20,Home,,,,Material,Clay,,',
      '87,grouped,set,Set,1,visible,,,1,,0,,,,,,,,,,,',
      '90,variation,orphan,Orphan,1,visible,,,1,,0,,,5,,,,nobody,,,,',
    ].join('\n'),
    { categories: 'collection' },
  )
  assert.equal(file.index.header.format, 'woocommerce')
  const byKey = new Map(products.map((product) => [product.key, product]))
  const tee = byKey.get('tee')!
  assert.deepEqual(tee.lines, [2, 3])
  assert.deepEqual(tee.categories, [['Clothing', 'Tees'], ['Sale']])
  assert.deepEqual(
    tee.variants?.map(({ sku, values, stock, prices, picture }) => [sku, values, stock, prices.EUR, picture]),
    [
      ['tee-red', [0, 0], 4, 2000, 'https://x.example/red.jpg'],
      [null, [0, 1], 4, 2000, 'https://x.example/red.jpg'],
    ],
  )
  const cup = byKey.get('mug')!
  assert.deepEqual(
    [cup.status, cup.variants?.[0]?.prices.EUR, cup.variants?.[0]?.weightGrams],
    ['draft', 1800, 300],
  )
  assert.deepEqual(cup.texts.us?.details, [{ label: 'Material', value: 'Clay' }])
  assert.deepEqual(codes(byKey.get('set')!), ['5 kind-unsupported'])
  assert.ok(products.some((product) => codes(product).includes('6 parent-missing')))
})
