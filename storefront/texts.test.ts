// Checks that every screen loads the message areas it uses. Reads the sources, from each screen along its imports.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { areaOf } from '#messages/areas.ts'
import { readMessages } from '#messages/load.ts'
import { routes } from './routes.ts'

const root = path.resolve(import.meta.dirname, '..')
const keys = Object.keys(readMessages('us', 'shop'))

/** The module and its static imports, recursively; without type imports and dynamic imports. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^'(]*'([#.][^']+\.tsx?)'/gm,
  )
  for (const [, specifier = ''] of imports)
    modulesOf(
      specifier.startsWith('#')
        ? path.join(root, specifier.slice(1))
        : path.resolve(path.dirname(file), specifier),
      seen,
    )
  return seen
}

/** The only file whose path ends with `end`. */
function fileOf(end: string): string {
  const [file, ...others] = globSync(`storefront/**/${end}`, { cwd: root })
  assert.ok(file && others.length === 0, end)
  return path.join(root, file)
}

/** Message keys in a file: literal ones, and all that match the start of a template literal. */
function keysIn(file: string): string[] {
  // Operation names look like message keys.
  const text = readFileSync(file, 'utf8').replaceAll(/\b(Output<|(?:call|lazyCall)\()['`][\w.]+/g, '')
  const literal = keys.filter((key) => text.includes(`'${key}'`))
  const prefixes = [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/gi)].map(([, start = '']) => start)
  return [...literal, ...keys.filter((key) => prefixes.some((start) => key.startsWith(start)))]
}

function missingKeys(file: string, areas: readonly string[]): string[] {
  const used = [...modulesOf(file)]
    .filter((each) => !each.includes('/storefront/platform/api/'))
    .flatMap(keysIn)
  return [...new Set(used)].filter((key) => areaOf(key) !== 'shell' && !areas.includes(areaOf(key)))
}

test('the frame of every page uses only messages that every page loads', () => {
  assert.deepEqual(missingKeys(path.join(root, 'storefront/App.tsx'), []), [])
})

for (const { name, screenOf = name, texts = [] } of routes)
  test(`the screen of '${name}' loads the messages it uses`, () => {
    const screen = screenOf.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
    assert.deepEqual(missingKeys(fileOf(`${screen}Screen.tsx`), texts), [])
  })

/** Areas available to lazily loaded modules: those of the page and their own. */
const lazyModules = {
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
  'DeliveryPreferences.tsx': ['cart', 'sums', 'checkout', 'wishes'],
  'SeveralRecipients.tsx': ['cart', 'sums', 'checkout', 'several', 'wishes'],
  'GiftSheet.tsx': ['present'],
  'lazy-content.tsx': [],
  'error-page.ts': ['lost'],
  'RecentlyViewedList.tsx': ['savedProducts'],
  'WishlistProducts.tsx': ['savedProducts'],
  'LoadedOrder.tsx': ['track', 'order', 'sums', 'aftercare', 'reviews'],
  'FoundOrder.tsx': ['track', 'order', 'sums', 'aftercare'],
  'FindPendingOrder.tsx': ['lost'],
  'shell/deferred-parts.ts': ['newsletter', 'footer'],
  'product/deferred-components.ts': ['product', 'giving', 'reviews'],
  'BackInStockRequest.tsx': ['product', 'restock'],
  'ZoomDialog.tsx': ['product', 'closer'],
  'SizeChartDialog.tsx': ['product', 'giving'],
  'share.ts': ['closer'],
}

for (const [file, texts] of Object.entries(lazyModules))
  test(`'${file}' loads the messages it uses`, () => {
    assert.deepEqual(missingKeys(fileOf(file), texts), [])
  })
