// Text of a hostile shopper or merchant, for tests that no text becomes markup.
import assert from 'node:assert/strict'

export const hostileText = `</p></title></style><script>x</script>" onload="x" ' onload='x' <!-- & &lt;`

/** Fields with values from a list of the shop, such as states, and formatted values. */
const codes = new Set([
  'arriveOn',
  'country',
  'currency',
  'earliest',
  'id',
  'kind',
  'latest',
  'locale',
  'method',
  'paymentStatus',
  'reason',
  'requestHash',
  'shipsOn',
  'status',
])

/** A copy with the hostile text in every field of text. The id of a list's entry remains. */
export function withHostileText<T>(value: T, field = ''): T {
  if (typeof value === 'string') return (codes.has(field) ? value : hostileText) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((each) => withHostileText(each as unknown, field)) as T
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withHostileText(part as unknown, name)]),
  ) as T
}

/** Fails unless `markup` contains the hostile text, and only as text. */
export function assertOnlyText(markup: string, what: string): void {
  assert.ok(markup.includes('&lt;script&gt;'), `${what}: the text is there`)
  // Mails have comments of their own, which Outlook reads.
  assert.doesNotMatch(markup, /<script|["'] onload=|<!--(?!\[if mso\]>)/i, what)
  assert.ok(!markup.includes('&amp;amp;'), `${what}: it is escaped once`)
}
