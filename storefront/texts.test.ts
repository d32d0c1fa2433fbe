// Every text that a screen may say comes with it: read from the sources, from each screen along its imports.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { areaOf } from '#messages/areas.ts'
import { readMessages } from '#messages/load.ts'
import { routes } from './routes.ts'

const root = path.resolve(import.meta.dirname, '..')
const keys = Object.keys(readMessages('us', 'shop'))

/** The module and all that come with it. What it imports for its types alone, or only later, does not. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^'(]*'([#.][^']+\.tsx?)'/gm,
  )
  for (const [, wanted = ''] of imports)
    modulesOf(
      wanted.startsWith('#') ? path.join(root, wanted.slice(1)) : path.resolve(path.dirname(file), wanted),
      seen,
    )
  return seen
}

/** The one file whose path ends so. */
function fileOf(end: string): string {
  const [file, ...others] = globSync(`storefront/**/${end}`, { cwd: root })
  assert.ok(file && others.length === 0, end)
  return path.join(root, file)
}

/** Keys that stand in a file as a whole, and all that could be meant by one with a part left open. */
function keysIn(file: string): string[] {
  // Operations are named like texts.
  const text = readFileSync(file, 'utf8').replaceAll(/\b(Output<|call(?:Later)?\()['`][\w.]+/g, '')
  const whole = keys.filter((key) => text.includes(`'${key}'`))
  const open = [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/gi)].map(([, start = '']) => start)
  return [...whole, ...keys.filter((key) => open.some((start) => key.startsWith(start)))]
}

function untold(file: string, areas: readonly string[]): string[] {
  const said = [...modulesOf(file)]
    .filter((each) => !each.includes('/storefront/platform/api/'))
    .flatMap(keysIn)
  return [...new Set(said)].filter((key) => areaOf(key) !== 'shell' && !areas.includes(areaOf(key)))
}

test('the frame of every page says only what every page brings', () => {
  assert.deepEqual(untold(path.join(root, 'storefront/App.tsx'), []), [])
})

for (const { name, screenOf = name, texts = [] } of routes)
  test(`the screen of '${name}' brings what it says`, () => {
    const screen = screenOf.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
    assert.deepEqual(untold(fileOf(`${screen}Screen.tsx`), texts), [])
  })

/** What comes later brings its own texts along, upon those of the page. */
const later = {
  'Addresses.tsx': ['ways', 'account', 'cart', 'sums', 'checkout'],
  'Coupons.tsx': ['ways', 'account', 'cart'],
  'Orders.tsx': ['ways', 'account', 'cart', 'list', 'order', 'sums', 'aftercare'],
  'Overview.tsx': ['ways', 'account', 'cart', 'order', 'sums', 'aftercare', 'home', 'people'],
  'People.tsx': ['ways', 'account', 'cart', 'sums', 'checkout', 'home', 'people'],
  'Points.tsx': ['ways', 'account', 'cart', 'list', 'points'],
  'Settings.tsx': ['ways', 'account', 'cart', 'sums', 'checkout'],
  'SignIn.tsx': ['ways', 'account', 'sums', 'checkout'],
  'Cart.tsx': ['cart', 'sums'],
  'MiniCart.tsx': ['cart', 'sums'],
  'Checkout.tsx': ['cart', 'sums', 'checkout'],
  'CheckoutAccount.tsx': ['cart', 'sums', 'checkout', 'account', 'ways'],
  'DeliveryWishes.tsx': ['cart', 'sums', 'checkout', 'wishes'],
  'SeveralRecipients.tsx': ['cart', 'sums', 'checkout', 'several', 'wishes'],
  'GiftSheet.tsx': ['present'],
  'lazy-content.tsx': [],
  'error-page.ts': ['lost'],
  'LookedAt.tsx': ['shelf'],
  'Wishes.tsx': ['shelf'],
  'WholeOrder.tsx': ['track', 'order', 'sums', 'aftercare', 'reviews'],
  'FoundOrder.tsx': ['track', 'order', 'sums', 'aftercare'],
  'CheckMyOrder.tsx': ['lost'],
  'shell/parts.ts': ['newsletter', 'footer'],
  'product/parts.ts': ['product', 'giving', 'reviews'],
  'TellWhenBack.tsx': ['product', 'restock'],
  'ZoomDialog.tsx': ['product', 'closer'],
  'SizeChartDialog.tsx': ['product', 'giving'],
  'share.ts': ['closer'],
}

for (const [file, texts] of Object.entries(later))
  test(`'${file}' brings what it says`, () => {
    assert.deepEqual(untold(fileOf(file), texts), [])
  })
