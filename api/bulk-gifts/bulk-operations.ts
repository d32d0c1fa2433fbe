// Operations bulk.readTable, bulk.quote and bulk.place: one order for a table of recipients.
import { z } from 'zod'
import { addresseeName } from '#domain/customers/person-name.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { deliveringMethods } from '#domain/delivery/shipping-settings.ts'
import { rowFields, maxBulkRecipients, type RowField } from '#domain/orders/bulk-gifts.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { placeBulk } from '#services/bulk-gifts/place-bulk.ts'
import {
  quoteBulk,
  type BulkRequest,
  type QuotedBulk,
  type QuotedRow,
} from '#services/bulk-gifts/quote-bulk.ts'
import { readTable } from '#services/bulk-gifts/read-table.ts'
import { offeredKinds } from '#services/payment/offered-payments.ts'
import { quotedTotals } from '../cart/cart-view.ts'
import { paymentsShape } from '../checkout/quote-checkout.ts'
import type { Context } from '../context.ts'
import { requiredOnce } from '../idempotency.ts'
import { operation } from '../operation.ts'
import { buyerInput, placedOrderView, placeOrderOperation } from '../orders/place-order.ts'
import { refusalText } from '../refusal-text.ts'
import { methodShape, moneyShape, textShape, countryShape } from '../shapes.ts'

const cell = z
  .string()
  .max(2_000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** Cells as typed; a missing one is empty. */
const rowShape = z
  .strictObject(
    Object.fromEntries(rowFields.map((field) => [field, cell.default('')])) as Record<
      RowField,
      z.ZodDefault<typeof cell>
    >,
  )
  .meta({ id: 'BulkRow' })

const bulkRequest = {
  rows: z.array(rowShape).min(1).max(maxBulkRecipients),
  /** Positions of rows that are left out, from 0. */
  leftOut: z.array(z.int().min(0)).max(maxBulkRecipients).default([]),
  /** Product of rows without one: handle, SKU or title. */
  product: textShape(200).default(''),
  /** The buyer's country, also that of rows without one. */
  country: countryShape,
  shippingMethod: methodShape.default('standard'),
}

/** A table of this size has about a thousand rows with long texts. */
const maxTable = 2_000_000

export const readTableOperation = operation('bulk.readTable', {
  summary: 'Reads a table of recipients: CSV, or rows pasted from a spreadsheet.',
  input: z.strictObject({ table: z.string().max(maxTable) }),
  output: z.object({
    rows: z.array(rowShape),
    /** Number of each row in a spreadsheet, whose first row is 1. */
    numbers: z.array(z.int()),
    /** Names of columns that are not read. */
    ignored: z.array(z.string()),
  }),
  refusals: ['table-unreadable', 'table-without-header', 'too-many-deliveries'],
  limits: [{ per: 'ip', calls: 60, seconds: 60 }],
  run: ({ table }, { caller }) => readTable(table, caller.locale),
})

const quotedRow = z.object({
  state: z.enum(['ok', 'problem', 'left-out']),
  problems: z.array(
    z.object({
      field: z.enum(rowFields),
      /** In the caller's language. */
      text: z.string(),
      /** What could be typed instead; '' if nothing is known. */
      suggestion: z.string(),
    }),
  ),
  /** What is ordered for the row; null if it is not ordered. */
  gift: z
    .object({
      name: z.string(),
      address: z.array(z.string()),
      title: z.string(),
      optionsText: z.string(),
      text: z.string(),
      /** Ordered without a text although the product could have one. */
      withoutText: z.boolean(),
      message: z.string(),
      price: moneyShape,
      earliest: z.string(),
      latest: z.string(),
      /** Name of the shipping method. */
      method: z.string(),
    })
    .nullable(),
})

export const quoteBulkOperation = operation('bulk.quote', {
  summary: 'A table of recipients as one order: each row with its problems, and the total of the others.',
  input: z.strictObject(bulkRequest),
  output: z.object({
    /** One for each row of the input. */
    rows: z.array(quotedRow),
    counts: z.object({ ok: z.int(), problems: z.int(), leftOut: z.int() }),
    /** null if no row can be ordered. */
    totals: quotedTotals.nullable(),
    /** Shipping methods of the countries in the table. */
    methods: z.array(z.object({ id: methodShape, name: z.string() })),
    /** Payment methods for `bulk.place`, the usual one first. */
    payments: paymentsShape,
  }),
  limits: [{ per: 'ip', calls: 60, seconds: 60 }],
  async run(request, context) {
    const bulk = await quoteBulk(request, context)
    const { rows, read, quoted } = bulk
    const count = (state: QuotedRow['state']) => rows.filter((row) => row.state === state).length
    const payments = quoted
      ? await offeredKinds(context, { country: read.country, total: quoted.totals.total })
      : []
    return {
      rows: rows.map((row) => showRow(row, bulk, context)),
      counts: { ok: count('ok'), problems: count('problem'), leftOut: count('left-out') },
      totals: quoted && { ...quoted.totals, shippingFee: quoted.shippingFee },
      methods: methodsOf(bulk, request, context),
      payments,
    }
  },
})

function showRow(
  row: QuotedRow,
  { read }: QuotedBulk,
  { caller: { locale }, settings }: Context,
): z.input<typeof quotedRow> {
  if (row.state === 'left-out') return { state: row.state, problems: [], gift: null }
  if (row.state === 'problem') {
    const problems = row.problems.map(({ field, code, facts, suggestion }) => {
      return { field, text: refusalText(locale, code, facts), suggestion }
    })
    return { state: row.state, problems, gift: null }
  }
  const { address, text, withoutText, message, variantId } = row.gift
  const fact = read.facts.get(variantId)!
  const whole = { ...address, email: '' }
  return {
    state: row.state,
    problems: [],
    gift: {
      name: addresseeName(address),
      address: formatAddress({ ...whole, firstName: '', lastName: '' }, locale),
      title: fact.title,
      optionsText: fact.optionsText,
      text,
      withoutText,
      message,
      price: fact.price,
      earliest: row.delivery.chosen!.earliest,
      latest: row.delivery.chosen!.latest,
      method: methodText(settings, row.delivery.chosen!.id, locale, translateFor(locale)).name,
    },
  }
}

function methodsOf({ rows }: QuotedBulk, { country }: BulkRequest, { caller, settings }: Context) {
  const countries = rows.map((row) => (row.state === 'ok' ? row.gift.address.country : country))
  const ids = new Set([...new Set(countries)].flatMap((each) => deliveringMethods(settings.shipping, each)))
  const t = translateFor(caller.locale)
  return [...ids].map((id) => ({ id, name: methodText(settings, id, caller.locale, t).name }))
}

export const placeBulkOperation = operation('bulk.place', {
  summary:
    'Places one order with one payment for a table of recipients. A repeated key returns the same order.',
  input: z.strictObject({
    ...bulkRequest,
    buyer: buyerInput.omit({ country: true }).extend({ name: textShape(100) }),
    remark: textShape(500).default(''),
    /** A payment method of `bulk.quote`; '' for the first. */
    payment: textShape(30).default(''),
    /** The total that the buyer agreed to. */
    total: moneyShape,
  }),
  output: placedOrderView,
  refusals: [...placeOrderOperation.refusals, 'table-row-wrong'],
  idempotency: 'required',
  creates: true,
  limits: [{ per: 'ip', calls: 30, seconds: 60 }],
  run: (order, context) => placeBulk(order, requiredOnce('bulk.place', order, context.caller), context),
})
