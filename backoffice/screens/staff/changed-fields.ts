// The fields of a row that a change has written.

type Row = Readonly<Record<string, unknown>> | null
export type ChangedField = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** The time of the change is shown beside it. */
const unshown = new Set(['updated_at'])

export function changedFields(before: Row, after: Row): ChangedField[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !unshown.has(name))
  return names
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((field) => field.before !== field.after)
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What merchants call the row: the number of an order, the title of a product, the code of a coupon. */
export function nameOfRow(row: Row): string | null {
  const names = ['number', 'reference', 'title', 'name', 'code', 'sku', 'email', 'tracking_number', 'key']
  const found = names.map((name) => row?.[name]).find((value) => typeof value === 'string' && value !== '')
  return (found as string | undefined) ?? null
}
