// One small file for each forbidden construct, and for similar constructs that are allowed.
import { plantedImports, type PlantedFault } from './planted-imports.ts'

const strings: PlantedFault[] = [
  [
    'an element in a template without the tag',
    'server/p.ts',
    'export const p = (name: string) => `<p title="${name}">`\n',
    /write it with the tag html/,
  ],
  [
    'an element in a string',
    'ops/b.ts',
    "export const b = (name: string) => '<b>' + name\n",
    /write it with the tag html/,
  ],
  [
    'an element in a template with the tag, and a mail address',
    'server/q.ts',
    "import { html } from '#domain/html.ts'\nexport const q = (name: string) => [html`<p>${name}</p>`, `${name} <a@b.example>`]\n",
    null,
    {
      'domain/html.ts':
        'export const html = (template: TemplateStringsArray, ...values: string[]) => [template, values]\n',
    },
  ],
  [
    'a refusal compared by its number',
    'api/n.test.ts',
    "import assert from 'node:assert/strict'\nexport const n = (reply: { code: number }) => assert.deepEqual([1, reply.code], [1, 3007])\n",
    /compare `refused` with its name/,
  ],
  [
    'a refusal found by its number',
    'api/k.test.ts',
    'export const k = (all: { code: number }[]) => all.filter(({ code }) => code === 1024)\n',
    /compare `refused` with its name/,
  ],
  [
    'a code of success',
    'api/m.test.ts',
    "import assert from 'node:assert/strict'\nexport const m = (reply: { code: number }) => assert.equal(reply.code, 201)\n",
  ],
]

const deferredCode: PlantedFault[] = [
  [
    'an import that loads later, without its trigger',
    'storefront/shared/later.ts',
    "export const later = () => import('./part.ts')\n",
    /write it in deferred\(\)/,
    { 'storefront/shared/part.ts': 'export const part = 1\n' },
  ],
  [
    'an import with its trigger',
    'storefront/shared/trigger.ts',
    "import { deferred } from '#web/platform/deferred.ts'\nexport const load = deferred(() => import('./part.ts'), { when: 'use' })\n",
    null,
    {
      'storefront/shared/part.ts': 'export const part = 1\n',
      'web/platform/deferred.ts':
        'export const deferred = <Code>(load: () => Promise<Code>, when: { when: string }) => [load, when] as const\n',
    },
  ],
]

const time: PlantedFault[] = [
  [
    'the clock in domain',
    'domain/now.ts',
    'export const now = () => Date.now()\n',
    /pass time and randomness/,
  ],
  [
    'the current date in domain',
    'domain/today.ts',
    'export const today = () => new Date()\n',
    /pass time and randomness/,
  ],
  [
    'randomness in domain',
    'domain/dice.ts',
    'export const dice = () => Math.random()\n',
    /pass time and randomness/,
  ],
  ['a date from an argument in domain', 'domain/day.ts', 'export const day = (ms: number) => new Date(ms)\n'],
  ['the browser in domain', 'domain/dom.ts', 'export const title = () => document.title\n', /'document'/],
  ['Node in domain', 'domain/node.ts', 'export const home = () => process.cwd()\n', /'process'/],
]

const code: PlantedFault[] = [
  ['a file of 301 lines', 'api/long.ts', `${'export {}\n'.repeat(301)}`, /max-lines|too many lines/i],
  [
    'a function of 81 lines',
    'api/long-function.ts',
    `export function long(): void {\n${'  void 0\n'.repeat(79)}}\n`,
    /max-lines-per-function|too many lines/i,
  ],
  ['a long data table', 'messages/long.ts', 'export {}\n'.repeat(301)],
  ['any', 'api/any.ts', 'export const any = (x: any): string => String(x)\n', /any/],
  ['a promise without await', 'api/float.ts', 'Promise.resolve(1)\n', /[Pp]romise/],
  ['console in a module', 'api/log.ts', "console.log('x')\n", /console/],
  ['console in ops', 'ops/log.ts', "console.log('x')\n"],
  ['style on an element', 'storefront/S.tsx', 'export const S = () => <p style={{}}>x</p>\n', /style/],
]

const rule = (text: string): string => `@layer ui {\n  .card {\n    ${text}\n  }\n}\n`
const styles: PlantedFault[] = [
  ['margin-left', 'web/ui/A.css', rule('margin-left: 1rem;'), /logical/],
  ['width', 'web/ui/B.css', rule('max-width: 1rem;'), /logical/],
  ['text aligned left', 'web/ui/C.css', rule('text-align: left;'), /start or end/],
  ['a colour outside the tokens', 'web/ui/D.css', rule('color: #a1b2c3;'), /tokens/],
  [
    'a padding that names all four sides',
    'web/ui/FourSides.css',
    rule('padding: 0 var(--space-2) calc(1rem + 2px) 0;'),
    /logical/,
  ],
  [
    'a padding that names three sides, which is the same in both directions,',
    'web/ui/ThreeSides.css',
    rule('padding: 0 var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));'),
  ],
  ['a colour of the tokens', 'web/styles/tokens.css', rule('--accent: #a1b2c3;')],
  ['!important', 'web/ui/E.css', rule('color: red !important;'), /important/],
  ['deep nesting', 'web/ui/F.css', rule('& a { & b { & i { color: red; } } }'), /nesting/],
  ['logical CSS', 'web/ui/G.css', rule('margin-inline-start: 1rem; text-align: start;')],
]

export const plantedFaults: readonly PlantedFault[] = [
  ...plantedImports,
  ...strings,
  ...deferredCode,
  ...time,
  ...code,
  ...styles,
]
