// Operations of the bulk grid: many variants in one save.
import { z } from 'zod'
import { listGridRows } from '#data/catalog/product-list.ts'
import { productStatuses, stockModes } from '#domain/catalog/product-record.ts'
import { editVariants, maxEdits } from '#services/catalog/edit-variants.ts'
import { catalogOperation } from '../../operation.ts'
import { currencyShape, idShape } from '../../shapes.ts'
import { withFieldTexts } from './field-problems.ts'
import { productFilterShape } from './products.ts'

const statusShape = z.enum(productStatuses)

export const listVariantsOperation = catalogOperation('admin.listVariants', {
  summary: 'Variants of products of every status, by title.',
  input: z.strictObject(productFilterShape),
  output: z.object({
    rows: z.array(
      z.object({
        variantId: z.string(),
        productId: z.string(),
        title: z.string(),
        sku: z.string().nullable(),
        options: z.string(),
        status: statusShape,
        stockMode: z.enum(stockModes),
        stock: z.int(),
        price: z.int().nullable(),
        personalisable: z.boolean(),
        giftWrap: z.boolean(),
      }),
    ),
    /** Currency of the prices. */
    currency: currencyShape,
  }),
  async run(filter, { db, settings, caller }) {
    const currency = settings.prices.base
    const rows = await listGridRows(db, filter, { locale: caller.locale, currency, limit: maxEdits })
    return { rows, currency }
  },
})

export const editVariantsOperation = catalogOperation('admin.editVariants', {
  summary:
    'Changes price, stock and status of up to 500 variants in one transaction; stock changes by a difference. A conflict names its row, and nothing is saved.',
  input: z.strictObject({
    edits: z
      .array(
        z.strictObject({
          variantId: idShape,
          price: z
            .strictObject({ currency: currencyShape, before: z.int().nullable(), minor: z.number() })
            .optional(),
          stock: z.strictObject({ by: z.number() }).optional(),
          status: z.strictObject({ before: statusShape, to: statusShape }).optional(),
        }),
      )
      .max(maxEdits),
  }),
  refusals: ['rows-many', 'rows-conflict'],
  async run({ edits }, { db, now }) {
    const refused = await editVariants(db, edits, now())
    return refused ? withFieldTexts(refused) : {}
  },
})
