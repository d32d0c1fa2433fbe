// A page restyles only what a change concerns. A rule with `:has()` must end with a class, tag or attribute. If it ends
// with `*`, `:first-child` or `:not()`, Chromium restyles the page for every inserted element: 40 ms on a phone. A style
// sheet in front of another one makes it lay out the page: 300 ms on a slow phone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** The events of one kind while something happens. */
async function tracedEvents(page: Page, name: string, happen: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  assert.ok(browser)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await happen()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents.filter((event) => event.name === name)
}

type TraceEvent = {
  readonly name: string
  readonly args: {
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number }
  }
}

/** The elements that the browser styles again when a badge is inserted. */
async function restyledByInsertion(page: Page): Promise<number> {
  const updates = await tracedEvents(page, 'UpdateLayoutTree', () =>
    page.evaluate(() => {
      const inserted = document.createElement('span')
      inserted.className = 'count-badge'
      document.querySelector('.header')?.append(inserted)
      return document.body.offsetHeight
    }),
  )
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

for (const path of ['/', '/classify/easter', '/name-mug', '/search?query=vase', '/rich/about', '/cart'])
  test(`${path} restyles few elements when one is inserted`, async (t) => {
    await withPage(t, { width: 390 }, async (page) => {
      await page.goto(shop.origin + path)
      // A component that appears meanwhile is restyled too.
      await untilComplete(page)
      const all = await page.locator('body *').count()
      const restyled = await restyledByInsertion(page)
      assert.ok(restyled > 0 && restyled < all / 4, `${restyled} of ${all} elements`)
    })
  })

test('style sheets that arrive in another order than requested lay out little', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    const { promise: second, resolve: sendFirst } = Promise.withResolvers<void>()
    const styles = (request: Request) => /\/assets\/.*\.css$/.test(request.url())
    let requests = 0
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      requests += 1
      if (requests === 1) await second
      await route.continue()
    })
    // In idle time, for the error page and for the categories in view.
    const secondArrived = page.waitForEvent('requestfinished', styles)
    await page.goto(shop.origin, { waitUntil: 'load' })
    const applied = () =>
      page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)
    const before = await applied()
    const layouts = await tracedEvents(page, 'Layout', async () => {
      await secondArrived
      sendFirst()
      await until(applied, (sheets) => sheets >= before + requests)
      await page.evaluate(() => document.body.offsetHeight)
    })
    const whole = layouts.filter(({ args: { beginData } }) =>
      beginData ? beginData.dirtyObjects > beginData.totalObjects / 2 : false,
    )
    assert.equal(whole.length, 0, JSON.stringify(whole.map(({ args }) => args.beginData)))
  }))
