// Operations on products: list, view, save, copy, and the text preview.
import { z } from 'zod'
import { listProducts } from '#data/catalog/product-list.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { drawnAmong } from '#data/catalog/stored-lettering.ts'
import { productStatuses } from '#domain/catalog/product-record.ts'
import { contentLimits } from '#domain/content/content-record.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { duplicateProduct } from '#services/catalog/duplicate-product.ts'
import { previewToken } from '#services/catalog/product-preview.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { renderRichText } from '#services/content/rich-text.ts'
import { catalogOperation } from '../../operation.ts'
import { idShape, textShape } from '../../shapes.ts'
import { withFieldTexts } from './field-problems.ts'
import { productRecordShape, recordOf } from './product-shape.ts'

export const productFilterShape = {
  search: textShape(100),
  status: z.enum(productStatuses).nullable(),
  category: z.string().max(120).nullable(),
}
const pageSize = 50

export const listProductsForStaffOperation = catalogOperation('admin.listProducts', {
  summary: 'A page of products of every status, the last changed first.',
  input: z.strictObject({ ...productFilterShape, page: z.int().min(1).max(10_000) }),
  output: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        title: z.string(),
        status: z.enum(productStatuses),
        publishAt: z.number().nullable(),
        picture: z
          .object({ name: z.string(), width: z.int(), height: z.int(), placeholder: z.string() })
          .nullable(),
        variants: z.int(),
        stock: z.int().nullable(),
        /** A node of the release before does not count it. */
        soldOut: z.int().optional(),
        low: z.int().optional(),
        price: z.int().nullable(),
        languages: z.int(),
      }),
    ),
    total: z.int(),
    pages: z.int(),
    /** Currency of the prices. */
    currency: z.string(),
  }),
  async run({ page, ...filter }, { db, settings, caller }) {
    const currency = settings.prices.base
    const view = {
      locale: caller.locale,
      currency,
      lowStockBelow: settings.lowStockBelow,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }
    const { products, total } = await listProducts(db, filter, view)
    return {
      products,
      total,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      currency,
    }
  },
})

const savedShape = z.object({ id: z.string(), record: productRecordShape })

export const viewProductForStaffOperation = catalogOperation('admin.viewProduct', {
  summary: 'A product with everything that the merchant writes, and the address of its preview.',
  input: z.strictObject({ id: idShape }),
  output: savedShape.extend({
    preview: z.string(),
    /** Pictures on which the shop draws the personal text. */
    drawnPictures: z.array(z.string()),
  }),
  refusals: ['product-unknown'],
  async run({ id }, { db, secret, now, publicOrigin }) {
    const product = await loadProductRecord(db, id)
    if (!product) return refuse('product-unknown')
    const preview = `${publicOrigin}/${product.record.key}?preview=${previewToken(secret, id, now())}`
    const drawnPictures = await drawnAmong(db, product.record.pictures)
    return { id, record: product.record, preview, drawnPictures }
  },
})

export const saveProductOperation = catalogOperation('admin.saveProduct', {
  summary:
    'Creates or changes a product. `base` is the record on which the changes are based: stock changes by its difference to it, any other change since is refused.',
  input: z.strictObject({
    id: idShape.nullable(),
    record: productRecordShape,
    base: productRecordShape.nullable(),
  }),
  output: savedShape,
  refusals: ['product-invalid', 'product-unknown', 'product-changed'],
  async run({ id, record, base }, { db, settings, now }) {
    const save = { id, record: recordOf(record), base: base ? recordOf(base) : undefined }
    const saved = await saveProduct(db, { ...save, home: settings.homeLocale }, now())
    return isRefusal(saved) ? withFieldTexts(saved) : saved
  },
})

export const duplicateProductOperation = catalogOperation('admin.duplicateProduct', {
  summary: 'Copies a product as a draft, without SKUs and stock.',
  input: z.strictObject({ id: idShape }),
  output: savedShape,
  refusals: ['product-invalid', 'product-unknown'],
  async run({ id }, { db, settings, now }) {
    const saved = await duplicateProduct(db, id, settings.homeLocale, now())
    return isRefusal(saved)
      ? refuse(saved.refused === 'product-unknown' ? 'product-unknown' : 'product-invalid')
      : saved
  },
})

export const renderTextOperation = catalogOperation('admin.renderText', {
  summary: 'Markdown as the shop shows it.',
  input: z.strictObject({ text: textShape(contentLimits.body) }),
  output: z.object({ html: z.string() }),
  run: async ({ text }) => ({ html: renderRichText(text) }),
})
