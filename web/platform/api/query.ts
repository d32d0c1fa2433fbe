// Encodes a payload as a query, for GET and DELETE. Each field is one key, in alphabetical order after `api`:
// equal payloads have equal addresses. A list is `name[]=a,b`, with each item escaped once more.
// A repeated key is invalid, never a list.
export type QueryPayload = Readonly<Record<string, unknown>>

export function encodeQuery(payload: QueryPayload): string {
  const { api, ...fields } = payload
  const parts = [`api=${encodeURIComponent(String(api))}`]
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key]
    if (value === undefined) continue
    if (Array.isArray(value)) {
      if (value.length > 0)
        parts.push(
          `${encodeURIComponent(`${key}[]`)}=${encodeURIComponent(value.map(encodeURIComponent).join(','))}`,
        )
    } else parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(textOf(value))}`)
  }
  return parts.join('&')
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  throw new TypeError('a query carries text, numbers and lists of them')
}

/** Values are text or lists of text; the operation's schema converts numbers. Undefined for an invalid query. */
export function decodeQuery(search: string): Record<string, string | string[]> | undefined {
  const payload = new Map<string, string | string[]>()
  try {
    for (const part of search.replace(/^\?/, '').split('&').filter(Boolean)) {
      const [rawKey, rawValue] = splitOnce(part)
      const key = decode(rawKey)
      const value = decode(rawValue)
      const isList = key.endsWith('[]')
      const name = isList ? key.slice(0, -2) : key
      if (payload.has(name)) return undefined
      payload.set(name, isList ? value.split(',').map(decode) : value)
    }
  } catch {
    return undefined
  }
  return Object.fromEntries(payload)
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}

/** Throws for a broken escape and for invalid UTF-8. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
