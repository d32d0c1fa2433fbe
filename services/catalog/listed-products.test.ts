// The list of products of the staff tells what has to be restocked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listProducts } from '#data/catalog/product-list.ts'
import { createTestDatabase } from '#data/testing.ts'
import { emptyProduct, emptyTexts, emptyVariant } from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from './save-product.ts'

test('a list tells how many variants are below the limit of the merchant', async () => {
  const database = await createTestDatabase()
  const { db } = database
  try {
    const record = {
      ...emptyProduct,
      key: 'name-mug',
      texts: { us: { ...emptyTexts, title: 'Name Mug' } },
      variants: [{ ...emptyVariant, stock: 2 }],
    }
    const saved = await saveProduct(db, { id: null, record, base: undefined, home: 'us' }, 0)
    assert.ok(!isRefusal(saved), JSON.stringify(saved))
    const filter = { search: '', status: null, category: null }
    const lowBelow = async (lowStockBelow: number) => {
      const view = { locale: 'us', currency: 'EUR', lowStockBelow, limit: 1, offset: 0 } as const
      return (await listProducts(db, filter, view)).products[0]!.low
    }
    assert.deepEqual([await lowBelow(2), await lowBelow(3)], [0, 1])
  } finally {
    await database.drop()
  }
})
