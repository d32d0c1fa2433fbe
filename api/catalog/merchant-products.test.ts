// A merchant's products, as shoppers see and buy them: stock modes, no SKU, no picture, Markdown, schedules, drafts,
// redirects.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moveStock } from '#data/catalog/stock.ts'
import { sql } from '#data/database.ts'
import { emptyProduct, emptyTexts, emptyVariant, type ProductRecord } from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { previewToken } from '#services/catalog/product-preview.ts'
import { publishDue } from '#services/catalog/publish-due.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { newVisitor, readyToPlace } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const soap: ProductRecord = {
  ...emptyProduct,
  key: 'soap',
  status: 'active',
  texts: {
    us: {
      ...emptyTexts,
      title: 'Soap',
      description: 'Made of *olive oil*.\n\n- 100 g\n- <script>x</script>no & scents',
    },
  },
  variants: [{ ...emptyVariant, prices: { EUR: { minor: 700, reduced: false } } }],
}

async function save(
  changes: Partial<ProductRecord>,
  id: string | null = null,
): Promise<{ id: string; variant: string }> {
  const saved = await saveProduct(
    shop.db,
    { id, record: { ...soap, ...changes }, home: 'us' },
    shop.clock.now,
  )
  assert.ok(!isRefusal(saved), JSON.stringify(saved))
  await shop.shop.catalog.refresh()
  return { id: saved.id, variant: saved.record.variants[0]!.id! }
}

const withStock = (stockMode: 'tracked' | 'untracked' | 'backorder', stock: number) => ({
  key: `soap-${stockMode}`,
  variants: [{ ...soap.variants[0]!, stockMode, stock }],
})

async function orderAtOnce(variantId: string, count: number): Promise<(string | undefined)[]> {
  const buyers = Array.from({ length: count }, newVisitor)
  const inputs = await Promise.all(buyers.map((who) => readyToPlace(shop, who, variantId)))
  const replies = await Promise.all(
    buyers.map((who, at) =>
      shop.call('order.place', inputs[at]!, { ...who, idempotencyKey: `${variantId} ${at}` }),
    ),
  )
  return replies.map(({ refused }) => refused)
}

test('twenty simultaneous orders of a tracked variant sell exactly its stock', async () => {
  const { variant } = await save(withStock('tracked', 7))
  const refusals = await orderAtOnce(variant, 20)
  assert.equal(refusals.filter((refused) => refused === undefined).length, 7)
  assert.equal(await shop.stockOf(variant), 0)
})

test('an untracked variant is sold without counting, and a return does not count it', async () => {
  const { variant } = await save(withStock('untracked', 0))
  assert.deepEqual(new Set(await orderAtOnce(variant, 20)), new Set([undefined]))
  await shop.db.transaction((tx) => moveStock(tx, [{ variantId: variant, quantity: 1 }], shop.clock.now))
  assert.equal(await shop.stockOf(variant), 0)
})

test('a backorder variant is counted below zero', async () => {
  const { variant } = await save(withStock('backorder', 5))
  assert.deepEqual(new Set(await orderAtOnce(variant, 20)), new Set([undefined]))
  assert.equal(await shop.stockOf(variant), -15)
  const { data } = await shop.call('catalog.product', { key: 'soap-backorder' })
  assert.ok(data.product!.variants[0]!.stock > 0, 'and stays on sale')
})

test('an order of a variant without SKU and picture shows both as empty', async () => {
  const { variant } = await save({ key: 'soap-plain', variants: [{ ...soap.variants[0]!, stock: 5 }] })
  const who = newVisitor()
  const input = await readyToPlace(shop, who, variant)
  const { data } = await shop.call('order.place', input, { ...who, idempotencyKey: 'no SKU' })
  const view = await shop.call('order.view', { number: data.number, access: data.access }, who)
  assert.equal(view.data.lines[0]?.picture, null)
  const line = await shop.db.row<{ sku: string }>(
    sql`select sku from order_line where variant_id = ${variant}`,
  )
  assert.equal(line?.sku, '')
})

test('a product without picture is listed, and its Markdown is shown without scripts', async () => {
  await save({ key: 'soap-listed', categories: ['gifts'], variants: [{ ...soap.variants[0]!, stock: 5 }] })
  const { data: list } = await shop.call('catalog.list', { category: 'gifts' })
  assert.equal(list.products.find(({ key }) => key === 'soap-listed')?.picture, null)
  const { data } = await shop.call('catalog.product', { key: 'soap-listed' })
  assert.equal(
    data.product?.descriptionHtml,
    '<p>Made of <em>olive oil</em>.</p>\n<ul>\n<li>100 g</li>\n<li>no &amp; scents</li>\n</ul>\n',
  )
  assert.equal(data.product.description, 'Made of olive oil.\n\n100 g\n\nno & scents')
})

test('a draft is shown by its preview link only, and published at its time', async () => {
  const publishAt = shop.clock.now + 60_000
  const { id } = await save({ key: 'soap-soon', status: 'draft', publishAt })
  const view = async (preview?: string) =>
    (await shop.call('catalog.product', { key: 'soap-soon', ...(preview && { preview }) })).data?.product
      ?.title
  const token = previewToken(shop.shop.secret, id, shop.clock.now)
  assert.deepEqual([await view(), await view(token), await view(`${token}x`)], [undefined, 'Soap', undefined])
  const late = previewToken(shop.shop.secret, id, shop.clock.now - 8 * 86_400_000)
  assert.equal(await view(late), undefined)
  assert.equal(await publishDue(shop.db, publishAt - 1), 0)
  assert.deepEqual(
    await Promise.all([publishDue(shop.db, publishAt), publishDue(shop.db, publishAt)]).then((n) => n.sort()),
    [0, 1],
  )
  await shop.shop.catalog.refresh()
  assert.equal(await view(), 'Soap')
})

test('the former address of a renamed product leads to the new one', async () => {
  const { id } = await save({ key: 'soap-old' })
  await save({ key: 'soap-new' }, id)
  const { data } = await shop.call('catalog.product', { key: 'soap-old' })
  assert.deepEqual([data.product, data.movedTo], [null, 'soap-new'])
})
