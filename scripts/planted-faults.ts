// One small file for each forbidden construct, and for similar constructs that are allowed.
import { plantedImports, type PlantedFault } from './planted-imports.ts'

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
  {
    fault: 'a refusal compared by its number',
    file: 'api/n.test.ts',
    text: "import assert from 'node:assert/strict'\nexport const n = (reply: { code: number }) => assert.deepEqual([1, reply.code], [1, 3007])\n",
    found: /compare `refused` with its name/,
  },
  {
    fault: 'a refusal found by its number',
    file: 'api/k.test.ts',
    text: 'export const k = (all: { code: number }[]) => all.filter(({ code }) => code === 1024)\n',
    found: /compare `refused` with its name/,
  },
  {
    fault: 'a code of success',
    file: 'api/m.test.ts',
    text: "import assert from 'node:assert/strict'\nexport const m = (reply: { code: number }) => assert.equal(reply.code, 201)\n",
  },
]

const deferredCode: PlantedFault[] = [
  {
    fault: 'an import that loads later, without its trigger',
    file: 'storefront/shared/later.ts',
    text: "export const later = () => import('./part.ts')\n",
    beside: { 'storefront/shared/part.ts': 'export const part = 1\n' },
    found: /write it in deferred\(\)/,
  },
  {
    fault: 'an import with its trigger',
    file: 'storefront/shared/trigger.ts',
    text: "import { deferred } from '#web/platform/deferred.ts'\nexport const load = deferred(() => import('./part.ts'), { when: 'use' })\n",
    beside: {
      'storefront/shared/part.ts': 'export const part = 1\n',
      'web/platform/deferred.ts':
        'export const deferred = <Code>(load: () => Promise<Code>, when: { when: string }) => [load, when] as const\n',
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
  { fault: 'margin-left', file: 'web/ui/A.css', text: rule('margin-left: 1rem;'), found: /logical/ },
  { fault: 'width', file: 'web/ui/B.css', text: rule('max-width: 1rem;'), found: /logical/ },
  {
    fault: 'text aligned left',
    file: 'web/ui/C.css',
    text: rule('text-align: left;'),
    found: /start or end/,
  },
  {
    fault: 'a colour outside the tokens',
    file: 'web/ui/D.css',
    text: rule('color: #a1b2c3;'),
    found: /tokens/,
  },
  {
    fault: 'a padding that names all four sides',
    file: 'web/ui/FourSides.css',
    text: rule('padding: 0 var(--space-2) calc(1rem + 2px) 0;'),
    found: /logical/,
  },
  {
    fault: 'a padding that names three sides, which is the same in both directions,',
    file: 'web/ui/ThreeSides.css',
    text: rule('padding: 0 var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));'),
  },
  { fault: 'a colour of the tokens', file: 'web/styles/tokens.css', text: rule('--accent: #a1b2c3;') },
  {
    fault: '!important',
    file: 'web/ui/E.css',
    text: rule('color: red !important;'),
    found: /important/,
  },
  {
    fault: 'deep nesting',
    file: 'web/ui/F.css',
    text: rule('& a { & b { & i { color: red; } } }'),
    found: /nesting/,
  },
  {
    fault: 'logical CSS',
    file: 'web/ui/G.css',
    text: rule('margin-inline-start: 1rem; text-align: start;'),
  },
]

export const plantedFaults: readonly PlantedFault[] = [
  ...plantedImports,
  ...strings,
  ...deferredCode,
  ...time,
  ...code,
  ...styles,
]
