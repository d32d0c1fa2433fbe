// Loaders run on the server alone, and heads are written there: the browser's build of the route table gets neither
// the loaders' code and names, nor titles and rules for robots, which come with each page's data.
import type { Plugin } from 'vite'

/** One line of storefront/routes.ts. */
const loader = /^ *load: \(\) => import\('\.\/screens\/load-[a-z-]+\.ts'\)\.then\(.*\),$/gm

/** Of any route. */
const head = /\b(?:title: '[\w.]+'|robots: 'noindex'),?/g

export function withoutLoaders(): Plugin {
  return {
    name: 'without-loaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\/storefront\/routes\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(loader, '').replaceAll(head, ''), map: null }),
    },
  }
}
