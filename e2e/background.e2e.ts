// Background behaviour: headers of calls, newer builds, slow connections.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { sql } from '#data/database.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { addBunny } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilHydrated, isSameDocument, clickLink, markDocument } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await untilHydrated(page)
}

test('every call has session, language, client address and country', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    const seen: { operation: string; headers: Record<string, string> }[] = []
    page.on('request', (request) => {
      if (!request.url().includes(apiPath)) return
      const body = (request.postDataJSON() ?? {}) as { api?: string }
      const operation = body.api ?? new URL(request.url()).searchParams.get('api') ?? ''
      seen.push({ operation, headers: request.headers() })
    })
    const called = async (operation: string) =>
      (await until(
        async () => seen.findLast((each) => each.operation === operation),
        (call) => call !== undefined,
      ))!.headers
    await open(page, '/classify/easter')
    const first = await called('visitor.view')
    assert.match(first['session'] ?? '', /^[0-9a-f]{32}$/)
    assert.deepEqual([first['lang'], first['country-code']], ['us', ''])
    await until(
      () => page.evaluate(() => localStorage.getItem('front_ip') ?? ''),
      (ip) => /^127\.0\.0\.0$|^::/.test(ip),
    )

    // The address contains both, and links keep them.
    await open(page, '/classify/easter?ce=PL&lg=de')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Wunschliste: / })
      .first()
      .click()
    const second = await called('wishlist.add')
    assert.deepEqual(
      [second['session'], second['lang'], second['country-code'], second['ip']],
      [first['session'], 'de', 'PL', '127.0.0.0'],
    )
    await page.locator('main .product-card a:visible').first().click()
    await page.waitForURL((url) => !url.pathname.includes('classify'))
    const { searchParams } = new URL(page.url())
    assert.deepEqual([searchParams.get('ce'), searchParams.get('lg')], ['PL', 'de'])
    await called('recent.add').then((headers) =>
      assert.deepEqual([headers['lang'], headers['country-code']], ['de', 'PL']),
    )

    await open(page, '/ja/classify/easter')
    seen.length = 0
    await page.locator('main [aria-pressed=false]').last().click()
    const third = await called('wishlist.add')
    assert.deepEqual([third['lang'], third['country-code'], third['session']], ['ja', '', first['session']])
  }))

test('a link to another language or country loads a document', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/classify/easter')
    await markDocument(page)
    await clickLink(page, '/classify/easter?ce=DE')
    await page.waitForURL(/ce=DE/)
    await page.getByText('€').first().waitFor()
    assert.ok(!(await isSameDocument(page)))
  }))

test('the page polls for a newer build and loads one document at the next navigation', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/builds/') && asked.push(request.url())))
    let latest = ''
    await page.route('**/builds/latest.json?*', async (route) => {
      if (latest === '') return route.continue()
      await route.fulfill({ json: { id: latest, at: 1 } })
    })
    await open(page, '/classify/easter')
    const build = await page.evaluate(
      () =>
        (JSON.parse(document.getElementById('boot')?.textContent ?? '') as { site: { buildId: string } }).site
          .buildId,
    )
    await until(
      async () => asked,
      () => asked.some((url) => url.endsWith(`/builds/meta/${build}.json`)),
    )
    assert.ok(!asked.some((url) => url.includes('latest')))

    // The same build again: nothing happens.
    const poll = async () => {
      const answered = page.waitForResponse('**/builds/latest.json?*')
      await letAskForBuilds(page, '05:30')
      assert.match((await answered).url(), /latest\.json\?\d{13}$/)
    }
    await poll()
    await markDocument(page)
    await clickLink(page, '/name-mug')
    await page.waitForURL('**/name-mug')
    assert.ok(await isSameDocument(page))

    latest = 'another'
    await poll()
    assert.ok(await isSameDocument(page), 'nobody is interrupted')
    // A cached screen does not keep the old build.
    await clickLink(page, '/classify/easter')
    await page.waitForURL('**/classify/easter')
    await untilHydrated(page)
    assert.ok(!(await isSameDocument(page)))

    // The build is still the same, so another document would change nothing.
    await markDocument(page)
    await poll()
    await clickLink(page, '/rich/faq')
    await page.waitForURL('**/rich/faq')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.ok(await isSameDocument(page))
  }))

/** Advances the clock until the page polls for the newest build; polling starts when the page is idle. */
async function letAskForBuilds(page: Page, time: string): Promise<void> {
  let asked = false
  const note = (request: Request): void => void (asked ||= request.url().includes('/builds/latest.json?'))
  page.on('request', note)
  await until(
    async () => {
      await page.clock.runFor(time)
      return asked
    },
    (done) => done,
  )
  page.off('request', note)
}

/** As if another tab were shown. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('a hidden page of an older build reloads, except with unsaved input and in the checkout', (t) =>
  withPage(t, { prefetching: true }, async (page, faults) => {
    // A build that the server no longer has.
    faults.allow(/answer 404 .*\/builds\/meta\//)
    await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 404, body: '' }))
    const outdated = async (path: string) => {
      const answered = page.waitForResponse('**/builds/meta/*.json')
      await open(page, path)
      await answered
      await page.evaluate(() => sessionStorage.removeItem('reloaded'))
      await markDocument(page)
    }
    await outdated('/contact-us')
    await page.getByRole('main').getByRole('textbox').first().fill('Ada')
    await hide(page)
    await outdated('/checkout')
    await hide(page)
    assert.ok(await isSameDocument(page))
    await clickLink(page, '/')
    await page.waitForURL(`${shop.origin}/`)
    assert.ok(await isSameDocument(page), 'and nobody is led out of it by a whole document')

    await outdated('/classify/easter')
    const loaded = page.waitForEvent('load')
    await hide(page)
    await loaded
    assert.ok(!(await isSameDocument(page)))
  }))

test('a very slow connection turns prefetching off', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        get: () => ({ effectiveType: '2g', saveData: false }),
      }),
    )
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await open(page, '/classify/easter')
    await letAskForBuilds(page, '06:00')
    assert.deepEqual(
      asked.filter((url) => /builds\/meta|_payload/.test(url)),
      [],
    )
  }))

test('a slow navigation shows progress, a fast one does not flicker', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await page.clock.install()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/rich/terms/_payload.json*', async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/rich/faq')
    const isLoading = () => page.evaluate(() => 'loading' in document.documentElement.dataset)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = page.waitForRequest('**/rich/terms/_payload.json*')
    await clickLink(page, '/rich/terms')
    await asked
    await page.clock.runFor(99)
    assert.ok(!(await isLoading()))
    await page.clock.runFor(1)
    assert.ok(await isLoading())
    await page.clock.resume()
    release()
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    assert.ok(!(await isLoading()))
  }))

test('when the content of a screen does not load, the shopper sees it and retries with one press', (t) =>
  withPage(t, { prefetching: true }, async (page, faults) => {
    faults.allow(/ERR_FAILED .*\/(Checkout|SignIn|LockedOrder)-/)
    const main = page.getByRole('main')
    for (const [path, chunk, filled] of [
      ['/checkout', 'Checkout', main.getByRole('heading', { name: 'Your cart is empty' })],
      ['/user/order', 'SignIn', main.getByRole('button', { name: 'Get code' })],
      ['/orderDetail', 'LockedOrder', main.getByRole('button', { name: 'Find my order' })],
    ] as const) {
      const code = `**/assets/${chunk}-*.js`
      await page.route(code, (route) => route.abort())
      await open(page, path)
      await main.getByText('We couldn’t reach the shop.').waitFor()
      await page.unroute(code)
      await main.getByRole('button', { name: 'Try again' }).click()
      await filled.waitFor()
    }
  }))

test('a change of the cart that waits for its retry is sent when the page is left', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await addBunny(page, shop.origin)
    await open(page, '/cart')
    // The first answer says that the server is busy for eight seconds.
    await page.evaluate(() => {
      const send = window.fetch.bind(window)
      window.fetch = (address, init) => {
        const isChange = typeof init?.body === 'string' && init.body.includes('cart.changeQuantity')
        if (!isChange || document.title === 'busy') return send(address, init)
        document.title = 'busy'
        return Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': '8' } }))
      }
    })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^One more of/ })
      .first()
      .click()
    await page.waitForFunction(() => document.title === 'busy')
    await page.goto('about:blank')
    const quantity = () =>
      shop.db.row<{ quantity: number }>(sql`select (lines -> 0 ->> 'quantity')::int as quantity from cart`)
    await until(quantity, (line) => line?.quantity === 2, 4)
  }))
