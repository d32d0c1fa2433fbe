// One small file for each forbidden import, and for similar imports that are allowed.

/** `found`: expected message of the checks; null or absent where the construct is allowed. */
export type PlantedFault = [
  fault: string,
  file: string,
  text: string,
  found?: RegExp | null,
  /** Other files that the planted file needs, by path. */
  beside?: Record<string, string>,
]

const cart = {
  'domain/cart.ts': 'export type Cart = { lines: number }\nexport const empty: Cart = { lines: 0 }\n',
}
const importing = (name: string, from: string): string =>
  `import { ${name} } from '${from}'\nexport const used = ${name}\n`

export const plantedImports: PlantedFault[] = [
  ['a module that imports from its left', 'data/carts.ts', importing('empty', '#domain/cart.ts'), null, cart],
  ['a module that imports from its right', 'data/r.ts', importing('a', '#api/a.ts'), /data is left of api/],
  [
    'a use case that knows the endpoint',
    'services/w.ts',
    importing('a', '#api/a.ts'),
    /services is left of api/,
  ],
  ['a type from the right', 'api/t.ts', "export type { T } from '#server/t.ts'\n", /api is left of server/],
  [
    'a lazy import from the right',
    'api/l.ts',
    "export const l = () => import('#server/l.ts')\n",
    /left of server/,
  ],
  ['a re-export from the right', 'api/e.ts', "export * from '#server/e.ts'\n", /left of server/],
  ['a relative path across modules', 'api/p.ts', importing('a', '../domain/cart.ts'), /across modules/],
  ['an import of the own module by its name', 'api/o.ts', importing('a', '#api/p.ts'), /relative path/],
  ['a package in domain', 'domain/p.ts', importing('z', 'zod'), /imports no package/],
  ['a module that imports a script', 'server/s.ts', importing('s', '../scripts/s.ts'), /across modules/],
  ['a value from api in the storefront', 'storefront/v.ts', importing('a', '#api/a.ts'), /only types/],
  ['a type from api in the storefront', 'storefront/t.ts', "export type { A } from '#api/p.ts'\n"],
  [
    'data in the storefront',
    'storefront/d.ts',
    "export type { D } from '#data/carts.ts'\n",
    /nothing from data/,
  ],
  [
    'a command that writes data',
    'ops/w.ts',
    importing('saveCoupon', '#data/w.ts'),
    /commands only read data/,
  ],
  [
    'a command that sends statements',
    'ops/s.ts',
    importing('sql', '#data/database.ts'),
    /commands only read data/,
  ],
  ['a command that reads data', 'ops/r.ts', importing('listCoupons', '#data/w.ts')],
  [
    'a type of a use case in the storefront',
    'storefront/u.ts',
    "export type { U } from '#services/u.ts'\n",
    /nothing from services/,
  ],
  [
    'the catalogue in the storefront',
    'storefront/s.ts',
    importing('s', '#catalog/s.ts'),
    /nothing from catalog/,
  ],
  [
    'a feature that imports another feature',
    'storefront/features/cart/f.ts',
    importing('a', '../product/a.ts'),
    /move what both need to storefront.shared/,
  ],
  ['a feature that imports its own files', 'storefront/features/cart/o.ts', importing('f', './f.ts')],
  [
    'a type of a feature in a shared component',
    'storefront/shared/cart/t.ts',
    "export type { F } from '../../features/cart/f.ts'\n",
    /shared is left of storefront.features/,
  ],
  ['a root file in the platform', 'web/platform/r.ts', importing('v', '../v.ts'), /only files beside it/],
  [
    'a component that imports from the storefront',
    'web/ui/s.ts',
    importing('v', '#storefront/v.ts'),
    /web is left of storefront/,
  ],
  [
    'the storefront in the back office',
    'backoffice/s.ts',
    importing('v', '#storefront/v.ts'),
    /backoffice imports nothing from storefront/,
  ],
  ['a component in the back office', 'backoffice/u.ts', importing('r', '#web/ui/p.ts')],
  ['the platform in a component', 'web/ui/p.ts', importing('r', '../platform/r.ts')],
  ['a browser test that imports from every module', 'e2e/e.ts', importing('a', '#api/p.ts')],
  [
    'an import cycle',
    'catalog/one.ts',
    "import { two } from './two.ts'\nexport const one: number = two\n",
    /cycle/i,
    { 'catalog/two.ts': "import { one } from './one.ts'\nexport const two: number = one\n" },
  ],
  [
    'a cycle of type imports',
    'catalog/three.ts',
    "import type { Four } from './four.ts'\nexport type Three = { four?: Four }\n",
    /cycle/i,
    {
      'catalog/four.ts': "import type { Three } from './three.ts'\nexport type Four = { three?: Three }\n",
    },
  ],
]
