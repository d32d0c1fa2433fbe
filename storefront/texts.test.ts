// Every text that a screen may say comes with it: read from the sources, from each screen along its imports.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
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

/** Keys that stand in a file as a whole, and all that could be meant by one with a part left open. */
function keysIn(file: string): string[] {
  // Operations are named like texts.
  const text = readFileSync(file, 'utf8').replaceAll(/\b(Output<|call(?:Later)?\()['`][\w.]+/g, '')
  const whole = keys.filter((key) => text.includes(`'${key}'`))
  const open = [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/gi)].map(([, start = '']) => start)
  return [...whole, ...keys.filter((key) => open.some((start) => key.startsWith(start)))]
}

function untold(file: string, areas: readonly string[]): string[] {
  const said = [...modulesOf(file)].filter((each) => !each.includes('/storefront/api/')).flatMap(keysIn)
  return [...new Set(said)].filter((key) => areaOf(key) !== 'shell' && !areas.includes(areaOf(key)))
}

test('the frame of every page says only what every page brings', () => {
  assert.deepEqual(untold(path.join(root, 'storefront/App.tsx'), []), [])
})

for (const { name, texts = [] } of routes)
  test(`the screen of '${name}' brings what it says`, () => {
    const screen = name.replaceAll(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
    assert.deepEqual(untold(path.join(root, `storefront/screens/${screen}Screen.tsx`), texts), [])
  })

/** What comes later brings its own texts along, upon those of the page. */
const later = {
  'account/Addresses.tsx': ['ways', 'account', 'cart', 'sums', 'checkout'],
  'account/Coupons.tsx': ['ways', 'account', 'cart'],
  'account/Orders.tsx': ['ways', 'account', 'cart', 'list', 'order', 'sums', 'aftercare'],
  'account/Overview.tsx': ['ways', 'account', 'cart', 'order', 'sums', 'aftercare', 'home', 'people'],
  'account/People.tsx': ['ways', 'account', 'cart', 'sums', 'checkout', 'home', 'people'],
  'account/Points.tsx': ['ways', 'account', 'cart', 'list', 'points'],
  'account/Settings.tsx': ['ways', 'account', 'cart', 'sums', 'checkout'],
  'account/SignIn.tsx': ['ways', 'account', 'sums', 'checkout'],
  'cart/Cart.tsx': ['cart', 'sums'],
  'cart/MiniCart.tsx': ['cart', 'sums'],
  'checkout/Checkout.tsx': ['cart', 'sums', 'checkout'],
  'checkout/CheckoutAccount.tsx': ['cart', 'sums', 'checkout', 'account', 'ways'],
  'checkout/DeliveryWishes.tsx': ['cart', 'sums', 'checkout', 'wishes'],
  'checkout/SeveralRecipients.tsx': ['cart', 'sums', 'checkout', 'several', 'wishes'],
  'gift/GiftSheet.tsx': ['present'],
  'pages/content.tsx': [],
  'pages/error-page.ts': ['lost'],
  'recent/LookedAt.tsx': ['shelf'],
  'wishlist/Wishes.tsx': ['shelf'],
  'orders/WholeOrder.tsx': ['track', 'order', 'sums', 'aftercare', 'reviews'],
  'orders/FoundOrder.tsx': ['track', 'order', 'sums', 'aftercare'],
  'orders/CheckMyOrder.tsx': ['lost'],
  'shell/parts.ts': ['newsletter', 'footer'],
  'product/parts.ts': ['product', 'giving', 'reviews'],
  'product/TellWhenBack.tsx': ['product', 'restock'],
  'product/ZoomDialog.tsx': ['product', 'closer'],
  'product/SizeChartDialog.tsx': ['product', 'giving'],
  'product/share.ts': ['closer'],
}

for (const [file, texts] of Object.entries(later))
  test(`'${file}' brings what it says`, () => {
    assert.deepEqual(untold(path.join(root, 'storefront', file), texts), [])
  })
