// Finds in a module's syntax tree the message keys it uses and its dynamic imports.

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Children = Readonly<Record<string, unknown>>

/** Functions whose first argument is the name of an operation, which may equal a message key. */
const operationCalls = new Set(['call', 'lazyCall'])

export type DynamicImport = { readonly start: number; readonly end: number; readonly source: string }

/** Calls `visit` for each node, parents first; false skips the children. */
function walk(node: unknown, visit: (node: Node & Children) => boolean | void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && visit(node as Node & Children) === false) return
    for (const child of Object.values(node)) walk(child, visit)
  }
}

function literal(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as Partial<Node> & { value?: unknown }
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/**
 * The keys that a module can pass to `t`. A string equals a key, or a template such as `order.status.${status}` matches
 * keys. Property names and operation names are not keys.
 */
export function messageKeysIn(program: unknown, keys: readonly string[]): Set<string> {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  function visit(node: Node & Children): boolean | void {
    const text = literal(node)
    if (text) texts.add(text)
    if (node.type === 'TemplateLiteral') patterns.push(...patternOf(node))
    const { name } = (node.callee ?? {}) as { name?: string }
    const isOperation = node.type === 'CallExpression' && operationCalls.has(name ?? '')
    const isProperty = node.type === 'Property' && !node.computed
    if (isOperation) walk((node.arguments as unknown[]).slice(1), visit)
    if (isProperty) walk(node.value, visit)
    return !isOperation && !isProperty
  }
  walk(program, visit)
  return new Set(keys.filter((key) => texts.has(key) || patterns.some((pattern) => pattern.test(key))))
}

/** `a.${b}.c` → /^a\.[\w.-]+\.c$/; empty for a template that cannot be a key. */
function patternOf(template: Children): RegExp[] {
  const parts = (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  if (!/^[a-z]\w*\./i.test(parts[0]!) || parts.some((part) => !/^[\w.-]*$/.test(part))) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)]
}

/** Dynamic imports of a literal source, the last first. */
export function dynamicImportsIn(program: unknown): DynamicImport[] {
  const imports: DynamicImport[] = []
  walk(program, (node) => {
    const source = node.type === 'ImportExpression' ? literal(node.source) : undefined
    if (source) imports.push({ start: node.start, end: node.end, source })
  })
  return imports.toSorted((a, b) => b.start - a.start)
}
