// Reads the forms of gifts for many people. Each form carries the whole table, so the server keeps nothing between two.
import type { Input } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRowField, type BulkRow, type RowField } from '#domain/orders/bulk-gifts.ts'
import { parseJson } from '#domain/parse-json.ts'
import { textOfTable } from '#services/bulk-gifts/read-table.ts'
import { readInvoiceFields, type TypedInvoice } from './invoice-fields.ts'

export type BulkForm = {
  /** `read` a table, `check` its rows again, `place` the order. */
  readonly step: 'read' | 'check' | 'place'
  /** The typed or uploaded table. */
  readonly table: string
  /** Not checked yet: the endpoint does it. */
  readonly rows: Input<'bulk.quote'>['rows']
  /** Number of each row in the buyer's spreadsheet. */
  readonly numbers: readonly number[]
  readonly leftOut: readonly number[]
  readonly product: string
  readonly shippingMethod: string
  /** Names the order: a form that is sent twice orders once. */
  readonly draft: string
  readonly email: string
  readonly name: string
  readonly invoice: TypedInvoice
  readonly remark: string
  readonly payment: string
  readonly total: string
  /** Name of the days of arrival on the page. */
  readonly days: string
  /** Whether the browser runs scripts: the page of the order needs them. */
  readonly hasScripts: boolean
}

/** null if the body is no form. */
export async function readBulkForm(
  bytes: Buffer,
  contentType: string,
  locale: Locale,
): Promise<BulkForm | null> {
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!data) return null
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').trim() : ''
  }
  const file = data.get('file')
  const uploaded =
    file instanceof File && file.size > 0
      ? await textOfTable(new Uint8Array(await file.arrayBuffer()), locale)
      : null
  const step = text('step')
  return {
    step: step === 'place' || step === 'check' ? step : 'read',
    table: uploaded ?? text('table'),
    rows: correctedRows(text('rows'), data),
    numbers: text('numbers').split(' ').map(Number),
    leftOut: data.getAll('out').map(Number).filter(Number.isSafeInteger),
    product: text('product'),
    shippingMethod: text('method') || 'standard',
    draft: /^[\w-]{24}$/.test(text('draft')) ? text('draft') : '',
    email: text('email'),
    name: text('name'),
    invoice: readInvoiceFields(data),
    remark: text('remark'),
    payment: text('payment'),
    total: text('total'),
    days: text('days'),
    hasScripts: text('scripts') === '1',
  }
}

/**
 * The rows of the page, with the corrections of the buyer. The field `row.3.zip` is the postal code of the fourth row.
 */
function correctedRows(json: string, data: FormData): BulkForm['rows'] {
  const parsed = parseJson(json)
  const rows = Array.isArray(parsed) ? (parsed as Partial<Record<RowField, string>>[]) : []
  for (const [name, value] of data) {
    const [, at = '', field = ''] = /^row\.(\d+)\.(\w+)$/.exec(name) ?? []
    const row = rows[Number(at || -1)]
    if (row && isRowField(field) && typeof value === 'string') row[field] = value.trim()
  }
  return rows as Partial<BulkRow>[]
}
