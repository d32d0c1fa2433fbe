// All products as a file that Shopify reads and that the shop imports without loss.
import { z } from 'zod'
import { exportProducts } from '#services/import/export-products.ts'
import { staffOperation } from '../../operation.ts'

export const exportProductsOperation = staffOperation({
  name: 'admin.exportProducts',
  summary: "All products as CSV, in the shop's language and currency. Import reads it without loss.",
  permission: 'catalog',
  input: z.strictObject({}),
  output: z.object({ csv: z.string() }),
  async run(_input, { db, settings, publicOrigin }) {
    const { homeLocale: language, prices } = settings
    const file = exportProducts(db, publicOrigin, { language, currency: prices.base, dialect: 'export' })
    let csv = ''
    for await (const part of file) csv += part
    return { csv }
  },
})
