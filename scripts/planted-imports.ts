// One small file for each forbidden import, and for similar imports that are allowed.

export type PlantedFault = {
  fault: string
  file: string
  text: string
  /** Other files that the planted file needs, by path. */
  beside?: Record<string, string>
  /** Expected message of the checks; absent when the construct is allowed. */
  found?: RegExp
}

const cart = {
  'domain/cart.ts': 'export type Cart = { lines: number }\nexport const empty: Cart = { lines: 0 }\n',
}
const importing = (name: string, from: string): string =>
  `import { ${name} } from '${from}'\nexport const used = ${name}\n`

export const plantedImports: PlantedFault[] = [
  {
    fault: 'a module that imports from its left',
    file: 'data/carts.ts',
    text: importing('empty', '#domain/cart.ts'),
    beside: cart,
  },
  {
    fault: 'a module that imports from its right',
    file: 'data/r.ts',
    text: importing('a', '#api/a.ts'),
    found: /data is left of api/,
  },
  {
    fault: 'a use case that knows the endpoint',
    file: 'services/w.ts',
    text: importing('a', '#api/a.ts'),
    found: /services is left of api/,
  },
  {
    fault: 'a type from the right',
    file: 'api/t.ts',
    text: "export type { T } from '#server/t.ts'\n",
    found: /api is left of server/,
  },
  {
    fault: 'a lazy import from the right',
    file: 'api/l.ts',
    text: "export const l = () => import('#server/l.ts')\n",
    found: /left of server/,
  },
  {
    fault: 'a re-export from the right',
    file: 'api/e.ts',
    text: "export * from '#server/e.ts'\n",
    found: /left of server/,
  },
  {
    fault: 'a relative path across modules',
    file: 'api/p.ts',
    text: importing('a', '../domain/cart.ts'),
    found: /across modules/,
  },
  {
    fault: 'an import of the own module by its name',
    file: 'api/o.ts',
    text: importing('a', '#api/p.ts'),
    found: /relative path/,
  },
  {
    fault: 'a package in domain',
    file: 'domain/p.ts',
    text: importing('z', 'zod'),
    found: /imports no package/,
  },
  {
    fault: 'a module that imports a script',
    file: 'server/s.ts',
    text: importing('s', '../scripts/s.ts'),
    found: /across modules/,
  },
  {
    fault: 'a value from api in the storefront',
    file: 'storefront/v.ts',
    text: importing('a', '#api/a.ts'),
    found: /only types/,
  },
  {
    fault: 'a type from api in the storefront',
    file: 'storefront/t.ts',
    text: "export type { A } from '#api/p.ts'\n",
  },
  {
    fault: 'data in the storefront',
    file: 'storefront/d.ts',
    text: "export type { D } from '#data/carts.ts'\n",
    found: /nothing from data/,
  },
  {
    fault: 'a command that writes data',
    file: 'ops/w.ts',
    text: importing('saveCoupon', '#data/w.ts'),
    found: /commands only read data/,
  },
  {
    fault: 'a command that sends statements',
    file: 'ops/s.ts',
    text: importing('sql', '#data/database.ts'),
    found: /commands only read data/,
  },
  {
    fault: 'a command that reads data',
    file: 'ops/r.ts',
    text: importing('listCoupons', '#data/w.ts'),
  },
  {
    fault: 'a type of a use case in the storefront',
    file: 'storefront/u.ts',
    text: "export type { U } from '#services/u.ts'\n",
    found: /nothing from services/,
  },
  {
    fault: 'the catalogue in the storefront',
    file: 'storefront/s.ts',
    text: importing('s', '#catalog/s.ts'),
    found: /nothing from catalog/,
  },
  {
    fault: 'a feature that imports another feature',
    file: 'storefront/features/cart/f.ts',
    text: importing('a', '../product/a.ts'),
    found: /move what both need to storefront.shared/,
  },
  {
    fault: 'a feature that imports its own files',
    file: 'storefront/features/cart/o.ts',
    text: importing('f', './f.ts'),
  },
  {
    fault: 'a type of a feature in a shared component',
    file: 'storefront/shared/cart/t.ts',
    text: "export type { F } from '../../features/cart/f.ts'\n",
    found: /shared is left of storefront.features/,
  },
  {
    fault: 'a root file in the platform',
    file: 'web/platform/r.ts',
    text: importing('v', '../v.ts'),
    found: /only files beside it/,
  },
  {
    fault: 'a component that imports from the storefront',
    file: 'web/ui/s.ts',
    text: importing('v', '#storefront/v.ts'),
    found: /web is left of storefront/,
  },
  {
    fault: 'the storefront in the back office',
    file: 'backoffice/s.ts',
    text: importing('v', '#storefront/v.ts'),
    found: /backoffice imports nothing from storefront/,
  },
  {
    fault: 'a component in the back office',
    file: 'backoffice/u.ts',
    text: importing('r', '#web/ui/p.ts'),
  },
  {
    fault: 'the platform in a component',
    file: 'web/ui/p.ts',
    text: importing('r', '../platform/r.ts'),
  },
  {
    fault: 'a browser test that imports from every module',
    file: 'e2e/e.ts',
    text: importing('a', '#api/p.ts'),
  },
  {
    fault: 'an import cycle',
    file: 'catalog/one.ts',
    text: "import { two } from './two.ts'\nexport const one: number = two\n",
    beside: { 'catalog/two.ts': "import { one } from './one.ts'\nexport const two: number = one\n" },
    found: /cycle/i,
  },
  {
    fault: 'a cycle of type imports',
    file: 'catalog/three.ts',
    text: "import type { Four } from './four.ts'\nexport type Three = { four?: Four }\n",
    beside: {
      'catalog/four.ts': "import type { Three } from './three.ts'\nexport type Four = { three?: Three }\n",
    },
    found: /cycle/i,
  },
]
