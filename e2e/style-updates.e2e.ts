// A page restyles only what a change concerns. A rule with `:has()` must end with a class, tag or attribute. If it ends
// with `*`, `:first-child` or `:not()`, Chromium restyles the page for every inserted element: 40 ms on a phone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** The elements that the browser styles again when a badge is inserted. */
async function restyledByInsertion(page: Page): Promise<number> {
  const browser = page.context().browser()
  assert.ok(browser)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const inserted = document.createElement('span')
    inserted.className = 'count-badge'
    document.querySelector('.header')?.append(inserted)
    return document.body.offsetHeight
  })
  const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

type Trace = {
  readonly traceEvents: readonly {
    readonly name: string
    readonly args: { readonly elementCount?: number }
  }[]
}

for (const path of ['/', '/classify/easter', '/name-mug', '/search?query=vase', '/rich/about', '/cart'])
  test(`${path} restyles few elements when one is inserted`, async (t) => {
    await withPage(t, { width: 390 }, async (page) => {
      await openHydrated(page, shop.origin + path)
      const all = await page.locator('body *').count()
      const restyled = await restyledByInsertion(page)
      assert.ok(restyled > 0 && restyled < all / 4, `${restyled} of ${all} elements`)
    })
  })
