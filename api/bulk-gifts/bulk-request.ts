// Schemas of a table of recipients: the rows as typed, and what the buyer chose for all of them.
import { z } from 'zod'
import { maxBulkRecipients, rowFields, type RowField } from '#domain/orders/bulk-gifts.ts'
import { countryShape, methodShape, textShape } from '../shapes.ts'

const cell = z
  .string()
  .max(2_000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** Cells as typed; a missing one is empty. */
export const rowShape = z
  .strictObject(
    Object.fromEntries(rowFields.map((field) => [field, cell.default('')])) as Record<
      RowField,
      z.ZodDefault<typeof cell>
    >,
  )
  .meta({ id: 'BulkRow' })

export const bulkRequest = {
  rows: z.array(rowShape).min(1).max(maxBulkRecipients),
  /** Positions of rows that are left out, from 0. */
  leftOut: z.array(z.int().min(0)).max(maxBulkRecipients).default([]),
  /** Product of rows without one: handle, SKU or title. */
  product: textShape(200).default(''),
  /** The buyer's country, also that of rows without one. */
  country: countryShape,
  shippingMethod: methodShape.default('standard'),
}
