// Removes loaders, titles and robots rules from the route table of the browser build. The server runs the loaders and
// writes page heads; titles and robots rules arrive with each page's data.
import type { Plugin } from 'vite'

const serverOnly = new Set(['load', 'screenOf', 'title', 'robots'])

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly name?: string }
}

export function withoutLoaders(): Plugin {
  return {
    name: 'without-loaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/storefront\/routes\.ts$/ },
      handler(code) {
        const properties = serverProperties(this.parse(code, { lang: 'ts' }))
        if (!properties.some(({ key }) => key?.name === 'load'))
          throw new Error('storefront/routes.ts has no loader to remove: was the property renamed?')
        return { code: withoutProperties(code, properties), map: null }
      },
    },
  }
}

function serverProperties(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(serverProperties)
  if (typeof node !== 'object' || node === null) return []
  const { type, key } = node as Node
  if (type === 'Property' && serverOnly.has(key?.name ?? '')) return [node as Node]
  return Object.values(node).flatMap(serverProperties)
}

/** Removes each property with the comma after it. */
function withoutProperties(code: string, properties: readonly Node[]): string {
  return properties
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}
