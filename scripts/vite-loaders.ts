// Loaders run on the server alone: the browser's build of the route table gets neither their code nor their names.
import type { Plugin } from 'vite'

/** One line of storefront/routes.ts. */
const loader = /^ *load: \(\) => import\('\.\/screens\/load-[a-z-]+\.ts'\)\.then\(.*\),$/gm

export function withoutLoaders(): Plugin {
  return {
    name: 'without-loaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/storefront\/routes\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(loader, ''), map: null }),
    },
  }
}
