// One small file for each forbidden construct, and for similar constructs that are allowed.

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

const imports: PlantedFault[] = [
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
    fault: 'a use case that knows the wire',
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
    file: 'storefront/platform/r.ts',
    text: importing('v', '../v.ts'),
    found: /only files beside it/,
  },
  {
    fault: 'the platform in a component',
    file: 'storefront/ui/p.ts',
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
]

const strings: PlantedFault[] = [
  {
    fault: 'an element in a template without the tag',
    file: 'server/p.ts',
    text: 'export const p = (name: string) => `<p title="${name}">`\n',
    found: /write it with the tag html/,
  },
  {
    fault: 'an element in a string',
    file: 'ops/b.ts',
    text: "export const b = (name: string) => '<b>' + name\n",
    found: /write it with the tag html/,
  },
  {
    fault: 'an element in a template with the tag, and a mail address',
    file: 'server/q.ts',
    text: "import { html } from '#domain/html.ts'\nexport const q = (name: string) => [html`<p>${name}</p>`, `${name} <a@b.example>`]\n",
    beside: {
      'domain/html.ts':
        'export const html = (template: TemplateStringsArray, ...values: string[]) => [template, values]\n',
    },
  },
]

const time: PlantedFault[] = [
  {
    fault: 'the clock in domain',
    file: 'domain/now.ts',
    text: 'export const now = () => Date.now()\n',
    found: /pass time and randomness/,
  },
  {
    fault: 'the current date in domain',
    file: 'domain/today.ts',
    text: 'export const today = () => new Date()\n',
    found: /pass time and randomness/,
  },
  {
    fault: 'randomness in domain',
    file: 'domain/dice.ts',
    text: 'export const dice = () => Math.random()\n',
    found: /pass time and randomness/,
  },
  {
    fault: 'a date from an argument in domain',
    file: 'domain/day.ts',
    text: 'export const day = (ms: number) => new Date(ms)\n',
  },
  {
    fault: 'the browser in domain',
    file: 'domain/dom.ts',
    text: 'export const title = () => document.title\n',
    found: /'document'/,
  },
  {
    fault: 'Node in domain',
    file: 'domain/node.ts',
    text: 'export const home = () => process.cwd()\n',
    found: /'process'/,
  },
]

const code: PlantedFault[] = [
  {
    fault: 'a file of 301 lines',
    file: 'api/long.ts',
    text: `${'export {}\n'.repeat(301)}`,
    found: /max-lines|too many lines/i,
  },
  {
    fault: 'a function of 81 lines',
    file: 'api/long-function.ts',
    text: `export function long(): void {\n${'  void 0\n'.repeat(79)}}\n`,
    found: /max-lines-per-function|too many lines/i,
  },
  { fault: 'a long data table', file: 'messages/long.ts', text: 'export {}\n'.repeat(301) },
  {
    fault: 'any',
    file: 'api/any.ts',
    text: 'export const any = (x: any): string => String(x)\n',
    found: /any/,
  },
  {
    fault: 'a promise without await',
    file: 'api/float.ts',
    text: 'Promise.resolve(1)\n',
    found: /[Pp]romise/,
  },
  { fault: 'console in a module', file: 'api/log.ts', text: "console.log('x')\n", found: /console/ },
  { fault: 'console in ops', file: 'ops/log.ts', text: "console.log('x')\n" },
  {
    fault: 'style on an element',
    file: 'storefront/S.tsx',
    text: 'export const S = () => <p style={{}}>x</p>\n',
    found: /style/,
  },
]

const rule = (text: string): string => `@layer ui {\n  .card {\n    ${text}\n  }\n}\n`
const styles: PlantedFault[] = [
  { fault: 'margin-left', file: 'storefront/ui/A.css', text: rule('margin-left: 1rem;'), found: /logical/ },
  { fault: 'width', file: 'storefront/ui/B.css', text: rule('max-width: 1rem;'), found: /logical/ },
  {
    fault: 'text aligned left',
    file: 'storefront/ui/C.css',
    text: rule('text-align: left;'),
    found: /start or end/,
  },
  {
    fault: 'a colour outside the tokens',
    file: 'storefront/ui/D.css',
    text: rule('color: #a1b2c3;'),
    found: /tokens/,
  },
  {
    fault: 'a padding that names all four sides',
    file: 'storefront/ui/FourSides.css',
    text: rule('padding: 0 var(--space-2) calc(1rem + 2px) 0;'),
    found: /logical/,
  },
  {
    fault: 'a padding that names three sides, which is the same in both directions,',
    file: 'storefront/ui/ThreeSides.css',
    text: rule('padding: 0 var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));'),
  },
  { fault: 'a colour of the tokens', file: 'storefront/styles/tokens.css', text: rule('--accent: #a1b2c3;') },
  {
    fault: '!important',
    file: 'storefront/ui/E.css',
    text: rule('color: red !important;'),
    found: /important/,
  },
  {
    fault: 'deep nesting',
    file: 'storefront/ui/F.css',
    text: rule('& a { & b { & i { color: red; } } }'),
    found: /nesting/,
  },
  {
    fault: 'logical CSS',
    file: 'storefront/ui/G.css',
    text: rule('margin-inline-start: 1rem; text-align: start;'),
  },
]

export const plantedFaults: readonly PlantedFault[] = [...imports, ...strings, ...time, ...code, ...styles]
