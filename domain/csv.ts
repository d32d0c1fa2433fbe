// Writes tables as CSV (RFC 4180) for spreadsheets.

/** Amounts, and phone numbers: carriers do not read one with an apostrophe. */
const harmless = /^(?:-?\d+(?:\.\d+)?|\+\d[\d ()./-]{5,29})$/

/** Texts that a spreadsheet would run as a formula begin with an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !harmless.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
