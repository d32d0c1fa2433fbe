// State of visited pages: lists and products keep it across the back button, links, documents and reloads. Stored data is
// used only when it is valid.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { launchBrowser } from './launch-browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilComplete } from './step-through.ts'
import { clickLink, openHydrated, untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const open = (page: Page, path: string) => openHydrated(page, shop.origin + path)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const placeIs = (page: Page, top: number) => page.waitForFunction((wanted) => scrollY === wanted, top)

/** Scrolls when the page is complete and long enough, and returns the resulting position. */
async function scrollDown(page: Page, top: number): Promise<number> {
  await untilComplete(page)
  await page.waitForFunction((wanted) => document.documentElement.scrollHeight - innerHeight >= wanted, top)
  await page.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top)
  const place = await page.evaluate(() => scrollY)
  assert.ok(place > 300, 'the page scrolled')
  return place
}

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Wishlist: ${title}` })

test('filters, expanded sections and scroll position of a list return, by link and by the back button', (t) =>
  withPage(t, { prefetching: true, width: 1440 }, async (page) => {
    await open(page, '/search?max=40&page=2')
    const more = page.locator('.filter-links summary').first()
    const expanded = page.locator('.filter-links details[open]:visible')
    await more.click()
    await expanded.waitFor()
    const left = await scrollDown(page, 500)
    const asked: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/search/_payload') && asked.push(request.url())),
    )
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    await page.goBack()
    await expanded.waitFor()
    await placeIs(page, left)
    await page.getByRole('link', { name: 'Page 2' }).and(page.locator('[aria-current=page]')).waitFor()

    // By a link to the same address.
    await page.goForward()
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    asked.length = 0
    await clickLink(page, '/search?max=40&page=2')
    await expanded.waitFor()
    await placeIs(page, left)
    assert.deepEqual(asked, [])
  }))

test('home, search, category and product keep expanded sections and selections', (t) =>
  withPage(t, { prefetching: true, width: 1440 }, async (page) => {
    await open(page, '/name-mug')
    await page.getByLabel('Name or word on the mug').fill('Grandma')
    await clickLink(page, '/')
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    const home = await scrollDown(page, 900)
    await clickLink(page, '/classify/easter')
    await heading(page, 'Easter').waitFor()
    const list = await scrollDown(page, 400)
    await clickLink(page, '/cart')
    await heading(page, 'Your cart').waitFor()
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    assert.equal(await page.getByLabel('Name or word on the mug').inputValue(), 'Grandma')
    for (const place of [0, list]) {
      await page.goBack()
      await placeIs(page, place)
    }
    await page.goBack()
    await placeIs(page, home)
  }))

test('at most eight screens stay in the document', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/classify/easter')
    const keys = await page
      .locator('main .product-card a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    for (const key of keys.slice(0, 10)) {
      await clickLink(page, key)
      await page.waitForFunction(
        (path) => document.querySelector('main h1') && location.pathname === path,
        key,
      )
      await page.waitForFunction(() => document.activeElement?.id === 'main')
    }
    // Prerendered screens do not count.
    await page.waitForFunction(
      () => document.querySelectorAll('main > div:not([data-kept="ahead"]) h1').length === 8,
    )
  }))

test('screens of one customer are not shown to the next', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    const screensWith = (word: string) => page.locator('main h1', { hasText: word }).count()
    const button = (name: string) => page.getByRole('button', { name }).click()
    await open(page, '/classify/easter')
    await clickLink(page, '/user/center')
    await page.getByRole('main').getByLabel('Email').fill('kim@example.com')
    assert.equal(await screensWith('Easter'), 1, 'the list is kept behind the account')
    await button('Get code')
    await page.getByLabel('Code').fill(await shop.mailedCode('kim@example.com'))
    await button('Sign in or create account')
    await heading(page, 'Your account').waitFor()
    assert.equal(await screensWith('Easter'), 0, 'signing in drops it')
    await clickLink(page, '/classify/easter')
    await heading(page, 'Easter').waitFor()
    await clickLink(page, '/user/center')
    await heading(page, 'Your account').waitFor()
    assert.equal(await screensWith('Easter'), 1)
    await button('Sign out')
    await page.getByRole('link', { name: /^Account$/ }).waitFor()
    assert.equal(await screensWith('Easter'), 0, 'signing out drops it')
    assert.equal(await screensWith('Your account'), 0)
  }))

test('the scroll position returns after a reload, and after other documents', (t) =>
  withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await open(page, '/classify/easter?page=1')
    const list = await scrollDown(page, 700)
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    const product = await scrollDown(page, 600)
    await page.reload()
    await untilHydrated(page)
    await placeIs(page, product)
    // The list was in the document before.
    await page.goBack()
    await heading(page, 'Easter').waitFor()
    await placeIs(page, list)
    await page.goto(`${shop.origin}/de/rich/faq`)
    await untilHydrated(page)
    await page.goBack()
    await untilHydrated(page)
    await placeIs(page, list)
    await page.goForward()
    await untilHydrated(page)
    await page.goBack()
    await untilHydrated(page)
    await placeIs(page, list)
  }))

test('a position that waits for late content of one page never scrolls the next page', (t) =>
  withPage(t, { prefetching: true, width: 390 }, async (page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/restore-scroll.*\.js$/, (route) => released.then(() => route.continue()))
    await open(page, '/rich/faq')
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    await page.evaluate(() => sessionStorage.setItem('mug', (history.state as { mark: string }).mark))
    await clickLink(page, '/classify/easter')
    await heading(page, 'Easter').waitFor()
    // A position that the page reaches only with all of its late content.
    await page.evaluate(() => {
      const value = { [sessionStorage.getItem('mug')!]: 90_000 }
      sessionStorage.setItem('scroll', JSON.stringify({ version: 1, value }))
    })
    await page.reload()
    await untilHydrated(page)
    const asked = page.waitForRequest(/restore-scroll.*\.js$/)
    await page.goBack()
    await asked
    await page.goBack()
    await page.waitForURL('**/rich/faq')
    await page.waitForFunction(() => scrollY === 0)
    const loaded = page.waitForResponse(/restore-scroll.*\.js$/)
    release()
    await (await loaded).finished()
    // The page grows while it is shown.
    await page.evaluate(async () => {
      document.body.style.paddingBottom = '50px'
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    })
    assert.equal(await page.evaluate(() => scrollY), 0)
  }))

test('a link to a fragment of the same page scrolls there, and back', (t) =>
  withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await open(page, '/classify/easter')
    const left = await scrollDown(page, 800)
    await clickLink(page, '#main')
    await page.waitForFunction((before) => location.hash === '#main' && scrollY < before, left)
    await page.goBack()
    await placeIs(page, left)
    assert.equal(new URL(page.url()).hash, '')
  }))

/** Leaves a list, fills the wishlist elsewhere and goes back. False if the browser loaded the list again. */
async function returnsFromCache(page: Page): Promise<boolean> {
  await open(page, '/classify/easter')
  await untilComplete(page)
  await page.getByRole('link', { name: 'Wishlist', exact: true }).first().waitFor()
  await page.evaluate(() => Object.assign(history, { isKept: true }))
  await page.goto(`${shop.origin}/rich/faq`)
  await page.evaluate(() => {
    const kept = JSON.stringify({ version: 1, value: ['one', 'two'] })
    localStorage.setItem('wishlist', kept)
  })
  // The load event has already happened there. The step may end early, see own-domain.e2e.ts.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/classify/easter', { waitUntil: 'commit' })
  if (await page.evaluate(() => 'isKept' in history)) return true
  await page.evaluate(() => localStorage.removeItem('wishlist'))
  return false
}

test('a page from the back/forward cache shows the current wishlist', async () => {
  const browser = await launchBrowser({ keepsPages: true })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    // Chromium guarantees nothing: without memory or time it drops the page, and loads it again.
    await until(() => returnsFromCache(page), Boolean)
    await page.getByRole('link', { name: 'Wishlist, 2 gifts' }).waitFor()
  } finally {
    await browser.close()
  }
})

test('the stored data of the browser is complete, and invalid data breaks no page', (t) =>
  withPage(t, { prefetching: true }, async (page) => {
    await open(page, '/de/chocolate-bunny?ce=PL')
    const remembered = await until(
      () =>
        page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('visitor') ?? 'null') as { value: object } | null
          return kept?.value as Record<string, unknown> | undefined
        }),
      (value) => Boolean(value?.['ip']),
    )
    assert.deepEqual(
      ['defaultLocale', 'locale', 'country', 'currency', 'symbol', 'ip', 'code'].map(
        (name) => remembered?.[name],
      ),
      ['us', 'de', 'PL', 'PLN', 'zł', '127.0.0.0', 'PL'],
    )
    await open(page, '/chocolate-bunny')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.locator('.header').getByRole('link', { name: 'Cart, 1 item', includeHidden: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await heart(page, 'Chocolate Bunny').first().click()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).waitFor()

    const own = await page.evaluate(() => Object.keys(localStorage))
    for (const name of ['session', 'front_ip', 'cart', 'wishlist', 'visitor'])
      assert.ok(own.includes(name), name)
    const names = [...own, 'user', 'order-access', 'placing', 'checkout', 'contact', 'scroll', 'reloaded']
    const invalidTexts = [
      '{',
      'null',
      '"\u0000\ud800"',
      '{"version":1,"value":null}',
      '{"version":1,"value":{"a":[null]}}',
      '{"storedAs":1,"cart":{"count":"7","lines":[{}]}}',
      'x'.repeat(100_000),
    ]
    const paths = [
      '/cart',
      '/wishlist',
      '/checkout',
      '/contact-us',
      '/trackOrder',
      '/recently-viewed',
      '/search',
    ]
    for (const [at, text] of invalidTexts.entries()) {
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys)
            for (const keeper of [localStorage, sessionStorage]) keeper.setItem(key, value)
        },
        [names, text] as const,
      )
      await open(page, paths[at] ?? '/')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    // After that it works as in a new browser.
    await open(page, '/chocolate-bunny')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: /^Cart, \d+ item/ }).waitFor()
  }))
