// JSON in parts: what many replies share is written once.

/** The JSON of shared objects, once it has been written. */
const written = new WeakMap<object, Buffer | null>()

/** Marks an object that several replies contain as a field. It must not be changed. */
export function sharedJson<T extends object>(value: T): T {
  if (!written.has(value)) written.set(value, null)
  return value
}

/** JSON of an object. `ownBytes` counts the parts that no other reply shares. */
export function jsonParts(value: object): { readonly parts: readonly Buffer[]; readonly ownBytes: number } {
  const parts: Buffer[] = []
  let ownBytes = 0
  let text = '{'
  const push = (): void => {
    const part = Buffer.from(text)
    ownBytes += part.length
    parts.push(part)
    text = ''
  }
  const fields = Object.entries(value).filter(([, content]) => content !== undefined)
  for (const [at, [field, content]] of fields.entries()) {
    text += `${at > 0 ? ',' : ''}${JSON.stringify(field)}:`
    if (!isShared(content)) text += JSON.stringify(content)
    else {
      push()
      parts.push(jsonOf(content))
    }
  }
  text += '}'
  push()
  return { parts, ownBytes }
}

function isShared(content: unknown): content is object {
  return typeof content === 'object' && content !== null && written.has(content)
}

function jsonOf(value: object): Buffer {
  let json = written.get(value)
  if (!json) {
    json = Buffer.from(JSON.stringify(value))
    written.set(value, json)
  }
  return json
}
