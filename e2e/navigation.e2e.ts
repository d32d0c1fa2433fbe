// Navigation in a browser: no document loads, cached screens keep their state, new builds and lost connections are
// handled.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { untilHydrated, isSameDocument, clickLink, markDocument, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const open = (page: Page, path: string) => openHydrated(page, shop.origin + path)

const visibleHeading = (page: Page) => page.locator('main h1:visible').first()
const firstProduct = (page: Page) => page.locator('main .product-card a:visible').first()

test('going back to a list restores its position without a request', async (t) => {
  await withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await open(page, '/classify/easter')
    await markDocument(page)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    const left = await page.evaluate(() => scrollY)
    assert.ok(left > 300, 'the list is long enough to scroll')
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main .product-card a')]
      links.find((link) => link.getBoundingClientRect().top > 100)?.click()
    })
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    await page.waitForFunction(() => scrollY === 0)
    const asked: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/classify/easter/_payload') && asked.push(request.url())),
    )
    await page.goBack()
    await page.waitForURL('**/classify/easter')
    await page.waitForFunction((top) => scrollY === top, left)
    assert.deepEqual(asked, [])
    assert.ok(await isSameDocument(page))
  })
})

test('forward and back again show the same pages, with their titles', async (t) => {
  await withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/')
    const home = await page.title()
    await open(page, '/classify/easter')
    const list = await page.title()
    await firstProduct(page).click()
    await page.waitForFunction((title) => document.title !== title, list)
    const product = await page.title()
    await page.goBack()
    await page.waitForFunction((title) => document.title === title, list)
    await page.goForward()
    await page.waitForFunction((title) => document.title === title, product)
    await page.goBack()
    await page.goBack()
    await page.waitForFunction((title) => document.title === title, home)
  })
})

test('focus and screen reader move to the new page', async (t) => {
  await withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/classify/easter')
    await firstProduct(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    assert.equal(await page.locator('#announcer').textContent(), await page.title())
  })
})

test('an unknown address shows an error page without a new document', async (t) => {
  await withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/404/)
    await open(page, '/')
    await markDocument(page)
    await clickLink(page, '/no-such-gift')
    await page.waitForURL('**/no-such-gift')
    assert.equal(await visibleHeading(page).textContent(), 'Page Not Found')
    assert.ok(await isSameDocument(page))
  })
})

test('when the server is unreachable, an error page appears and links back', async (t) => {
  await withPage(t, { prefetching: true, pictures: true }, async (page, faults) => {
    faults.allow(/request failed|ERR_/)
    // A part of the error page whose code does not load reloads no document without a connection.
    await page.route('**/assets/FindPendingOrder-*', (route) => route.abort())
    await open(page, '/classify/easter')
    // The error page must load its code before the connection is lost.
    await page.waitForFunction(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      return [
        /\/NotFoundScreen-.*\.js$/,
        /-NotFoundScreen\.js$/,
        /-error-screens\.js$/,
        /\/Toasts-.*\.js$/,
      ].every((file) => fetched.some((name) => file.test(name)))
    })
    await page.context().setOffline(true)
    await clickLink(page, '/search?query=bunny')
    await page.waitForURL('**/error/404')
    assert.equal(await visibleHeading(page).textContent(), 'OOPS')
    // Its picture cannot load, and leaves no hole.
    await page.locator('.error-screen .parcel-picture').waitFor({ state: 'hidden' })
    await page.context().setOffline(false)
    // The first request may still be without a connection: the shopper presses again.
    const tryAgain = page.getByRole('link', { name: 'Try again' }).filter({ visible: true })
    const results = page.getByRole('heading', { name: 'Results for “bunny”' })
    await until(
      async () => {
        if (await tryAgain.isVisible()) await tryAgain.click()
        await results.waitFor({ timeout: 5_000 }).catch(() => undefined)
        return results.isVisible()
      },
      (isThere) => isThere,
    )
    await page.goBack()
    await page.waitForURL('**/classify/easter')
    assert.ok(await visibleHeading(page).isVisible())
  })
})

test('/error/404 keeps the requested address after a reload', async (t) => {
  await withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/request failed|ERR_|answer 404/)
    await open(page, '/classify/easter')
    await page.route('**/search/_payload.json*', (route) => route.abort())
    await clickLink(page, '/search?query=bunny')
    await page.waitForURL('**/error/404')
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.waitForURL('**/search?query=bunny')
  })
})

test('a server fault shows an error page at the requested address, with a retry', async (t) => {
  await withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/answer 50\d/)
    await open(page, '/classify/easter')
    await page.route('**/search/_payload.json*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something went wrong' }),
    )
    await clickLink(page, '/search?query=bunny')
    await page.getByRole('heading', { name: 'Internal Server Error', level: 1 }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/search')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Internal Server Error', level: 1 }).waitFor()
    await screenshot(page, 'server-fault')
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Results for “bunny”' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/classify/easter')
  })
})

test('a page of an older build reloads once, at the requested address', async (t) => {
  await withPage(t, { prefetching: true }, async (page) => {
    await page.route('**/_payload.json*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
    })
    await open(page, '/classify/easter')
    await markDocument(page)
    const [href] = await Promise.all([firstProduct(page).getAttribute('href'), firstProduct(page).click()])
    await page.waitForURL(`**${href}`)
    await untilHydrated(page)
    assert.ok(!(await isSameDocument(page)))
  })
})

test('missing code loads one new document, without a reload loop', async (t) => {
  await withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/^error:|ProductScreen|404/)
    await page.route('**/assets/ProductScreen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/classify/easter')
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)))
    await firstProduct(page).click()
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    await page.waitForLoadState('networkidle')
    assert.ok(documents >= 1 && documents <= 2, `${documents} documents`)
    assert.ok(await visibleHeading(page).isVisible(), 'the document is readable without its code')
  })
})

test('a link pressed before the code of the navigation arrives is followed; without the code it opens a document', async (t) => {
  await withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/^error:|browser-navigation|404/)
    const asked = Promise.withResolvers<void>()
    const arrives = Promise.withResolvers<void>()
    await page.route('**/assets/browser-navigation-*.js', async (route) => {
      asked.resolve()
      await arrives.promise
      await route.continue()
    })
    await page.goto(`${shop.origin}/classify/easter`)
    await asked.promise
    await page.evaluate(() => void (document.body.dataset.same = ''))
    await firstProduct(page).click()
    arrives.resolve()
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    assert.equal(await page.locator('body[data-same]').count(), 1, 'no new document')

    await page.unroute('**/assets/browser-navigation-*.js')
    await page.route('**/assets/browser-navigation-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${shop.origin}/classify/easter`)
    await firstProduct(page).click()
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    assert.ok(await visibleHeading(page).isVisible())
  })
})

test('without JavaScript the shop is readable, and links and search work', async (t) => {
  await withPage(t, { prefetching: true, javaScript: false }, async (page, faults) => {
    // Chromium's message about preloaded scripts that it may not run.
    faults.allow(/request failed: csp/)
    await page.goto(`${shop.origin}/classify/easter`)
    await firstProduct(page).click()
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    assert.ok(await visibleHeading(page).isVisible())
  })
})
