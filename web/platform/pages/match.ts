// Finds the route of a path. Literal segments win over {parameters}, in any order of the table.
type Pattern = { readonly path: string }

export type Match<R> = { readonly route: R; readonly params: Readonly<Record<string, string>> }

/** Format of product, category and content keys; other values never reach the database. */
const keyPattern = /^[a-z0-9][a-z0-9-]{0,119}$/

/** `path` without language prefix, query and trailing slash. */
export function matchRoute<R extends Pattern>(routes: readonly R[], path: string): Match<R> | undefined {
  const parts = partsOf(path)
  const isReserved = routes.some((route) => partsOf(route.path)[0] === parts[0])
  const matches = routes.flatMap((route) => {
    // A first segment of the table, such as `cart` or `classify`, is never a product key.
    if (isReserved && route.path.startsWith('/{')) return []
    const params = paramsOf(partsOf(route.path), parts)
    return params ? [{ route, params }] : []
  })
  return matches.find(({ params }) => Object.keys(params).length === 0) ?? matches[0]
}

function partsOf(path: string): string[] {
  return path.split('/').slice(1)
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, expected] of pattern.entries()) {
    const part = parts[at] ?? ''
    if (!expected.startsWith('{')) {
      if (expected !== part) return undefined
    } else if (keyPattern.test(part)) params[expected.slice(1, -1)] = part
    else return undefined
  }
  return params
}
