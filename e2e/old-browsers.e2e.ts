// Browsers of 2023: they lack functions that the scripts use, and light-dark() in styles.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withPage } from './browser.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('without the functions of 2024, the checkout opens', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Map, 'groupBy')
      Reflect.deleteProperty(AbortSignal, 'any')
      Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    })
    await bringCart(page, shop)
    await page.goto(`${shop.origin}/checkout`)
    await page.getByLabel('Email').first().waitFor()
  }))

test('the colours of a document and of its style sheets have a form for these browsers', async () => {
  const document = await (await fetch(`${shop.origin}/?day=2026-11-27`)).text()
  assert.match(document, /<style>@layer seasons\{/)
  const links = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const sheets = links.map(async ([, href = '']) => (await fetch(new URL(href, shop.origin))).text())
  for (const text of [document, ...(await Promise.all(sheets))]) assert.doesNotMatch(text, /light-dark\(/)
})
