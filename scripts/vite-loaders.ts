// Loaders run on the server alone: the browser's build of the route table gets none of their code.
import type { Plugin } from 'vite'

const nothing = '\0no-loader'

export function withoutLoaders(): Plugin {
  return {
    name: 'without-loaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id, importer) =>
      importer?.endsWith('/storefront/routes.ts') && /\/load-[a-z-]+\.ts$/.test(id) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export {}' : undefined),
  }
}
