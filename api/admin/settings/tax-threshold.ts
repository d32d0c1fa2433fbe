// The threshold of the European Union in the settings for taxes.
import { z } from 'zod'
import { unionThreshold } from '#domain/tax/union-threshold.ts'
import { unionSales } from '#services/invoices/union-sales.ts'
import { staffOperation } from '../../operation.ts'
import { moneyShape } from '../../shapes.ts'

export const taxThresholdOperation = staffOperation({
  name: 'admin.viewTaxThreshold',
  summary: 'Sales to other member states of the European Union without tax, this year and the last.',
  permission: 'settings',
  input: z.strictObject({}),
  output: z.object({
    limit: moneyShape,
    /** null: the seller is not in the European Union. */
    years: z
      .array(z.object({ year: z.int(), sales: moneyShape, state: z.enum(['below', 'near', 'exceeded']) }))
      .nullable(),
  }),
  run: async (_input, { db, settings, now }) => ({
    limit: unionThreshold,
    years: await unionSales(db, settings, now()),
  }),
})
