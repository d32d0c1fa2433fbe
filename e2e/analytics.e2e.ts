// Analytics needs consent: before it, and after a refusal, there is no event and no third-party script.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Locale } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny, bunny, choosePayment, fillAddress, order, orderButton, seeThanks } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { coveredControls, faultsWhileScrolling, showQuestion } from './question-bar.ts'
import { screenshot } from './screenshot.ts'
import { untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop(undefined, { TAG_MANAGER_ID: 'GTM-TEST123' })
})
after(() => shop.close())

/** Languages with long texts, another direction, other scripts. */
const farthest: readonly Locale[] = ['de', 'fi', 'fr', 'pl', 'ar', 'ja']

const container = /googletagmanager\.com/
const question = (page: Page): Locator => page.getByRole('region', { name: 'Cookies? Only to count visits.' })
const answer = (page: Page, name: string): Promise<void> =>
  question(page).getByRole('button', { name }).click()
const hasDataLayer = (page: Page): Promise<boolean> => page.evaluate(() => 'dataLayer' in window)

type AnalyticsEvent = { event?: string; ecommerce?: Record<string, unknown> | null; command?: string[] }

/** A container that records all events, across the documents of the visit. */
const containerScript = `
  const record = (entry) => {
    const recorded = JSON.parse(sessionStorage.getItem('events') ?? '[]')
    recorded.push(String(entry) === '[object Arguments]' ? { command: [...entry] } : entry)
    sessionStorage.setItem('events', JSON.stringify(recorded))
  }
  dataLayer.forEach(record)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (...entries) => { entries.forEach(record); return push(...entries) }
  document.cookie = '_ga=1; path=/'
`

/** Requested addresses. */
async function serveContainer(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(container, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: containerScript })
  })
  return asked
}

const eventsOf = (page: Page): Promise<AnalyticsEvent[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('events') ?? '[]') as AnalyticsEvent[])

const commerce = (events: readonly AnalyticsEvent[]): AnalyticsEvent[] =>
  events.filter(({ event, ecommerce }) => ecommerce || event === 'search')

test('the consent question fits a small phone in every script; nothing is stored or loaded before an answer', async (t) => {
  await withPage(t, { asked: true, width: 320 }, async (page) => {
    const titles = new Set<string>()
    for (const locale of farthest) {
      await page.goto(shop.origin + localePath(locale, '/chocolate-bunny'), { waitUntil: 'commit' })
      const banner = page.locator('.question-bar')
      await showQuestion(page)
      await banner.getByRole('button').nth(1).waitFor()
      // It rises from below the viewport.
      await banner.evaluate((place) => Promise.all(place.getAnimations().map(({ finished }) => finished)))
      const cut = await banner.evaluate((place) =>
        [place, ...place.querySelectorAll('*')]
          .filter((part) => {
            const { left, right, bottom } = part.getBoundingClientRect()
            return (
              left < 0 ||
              right > innerWidth ||
              bottom > innerHeight ||
              part.scrollWidth > part.clientWidth + 1
            )
          })
          .map((part) => part.outerHTML),
      )
      assert.deepEqual(cut, [], locale)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.equal(wide, 320, `${locale}: nothing on the page is wider than the phone`)
      titles.add(await banner.locator('p').first().innerText())
      const kept = await page.evaluate(() => [
        document.cookie,
        'dataLayer' in window,
        localStorage.getItem('consent'),
      ])
      assert.deepEqual(kept, ['', false, null], locale)
    }
    assert.equal(titles.size, farthest.length, 'each asks in its own words')
  })
})

/** Sum of the layout shifts of the document until now. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

/** Faults at both widths of a device; the page was shown at the first one. */
async function expectFree(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const height = page.viewportSize()!.height
  for (const width of [...widths.slice(1), widths[0]!]) {
    await page.setViewportSize({ width, height })
    assert.deepEqual(await faultsWhileScrolling(page), [], `${path} at ${width}`)
    assert.deepEqual(await coveredControls(page), [], `${path} at ${width}`)
  }
}

for (const widths of [
  [320, 390],
  [1440, 820],
] as const)
  test(`the consent question covers no control and is absent in the checkout, ${widths.join(' and ')} pixels wide`, (t) =>
    withPage(t, { asked: true, width: widths[0] }, async (page) => {
      const height = page.viewportSize()!.height
      const bar = page.locator('.question-bar')
      for (const path of ['/', '/name-mug', '/contact-us']) {
        await page.goto(shop.origin + path)
        await untilComplete(page)
        const shift = await layoutShift(page)
        await showQuestion(page)
        assert.equal(await layoutShift(page), shift, `${path} stays in place`)
        await expectFree(page, path, widths)
      }
      await page.getByLabel('Message').focus()
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        assert.equal(await bar.isVisible(), width >= 768, 'on phones a field is alone with the keyboard')
      }
      await addBunny(page, shop.origin)
      await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('link', { name: 'Check out' }).first().waitFor()
      await bar.waitFor({ state: 'attached' })
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        assert.equal(await bar.isVisible(), width >= 960, 'the bar of the cart is alone')
      }
      await expectFree(page, 'cart', widths)
      await page.getByRole('link', { name: 'Check out' }).first().click()
      await orderButton(page).waitFor()
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        assert.equal(await bar.isVisible(), false)
        assert.deepEqual(await coveredControls(page), [], `checkout at ${width}`)
      }
      await page.reload()
      await orderButton(page).click()
      await page.getByRole('alert').first().waitFor()
    }))

test('after a refusal nothing is measured; the refusal is stored, visible and changeable', async (t) => {
  await withPage(t, { asked: true, width: 390 }, async (page, faults) => {
    faults.allow(container)
    const asked = await serveContainer(page)
    await page.goto(`${shop.origin}/de`)
    const german = page.getByRole('region', { name: 'Cookies? Nur um Besuche zu zählen.' })
    await german.waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'consent-de')
    assert.equal(await hasDataLayer(page), false, 'no event before an answer')
    const [no, yes] = await Promise.all(
      (await german.getByRole('button').all()).map((each) => each.boundingBox()),
    )
    assert.deepEqual([no?.width, no?.height], [yes?.width, yes?.height], 'no is as easy as yes')
    // The question is the first element in the tab order.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await german.waitFor({ state: 'detached' })

    await page.goto(`${shop.origin}/chocolate-bunny`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    assert.deepEqual([await question(page).count(), await hasDataLayer(page), asked], [0, false, []])

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await question(page).getByText('Nothing is being measured.').waitFor()
    await screenshot(page, 'consent-settings')
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    assert.equal(await page.locator(':focus').innerText(), 'Cookie settings')
    await page.keyboard.press('Enter')
    await answer(page, 'OK')
    await until(
      () => eventsOf(page),
      (events) => events.length > 0,
    )
    assert.deepEqual(asked, ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])

    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await question(page).getByText('Visits are being counted').waitFor()
    await Promise.all([page.waitForEvent('load'), answer(page, 'No thanks')])
    await page.getByRole('heading', { name: bunny, level: 1 }).waitFor()
    assert.deepEqual(
      [await hasDataLayer(page), await page.evaluate(() => document.cookie.includes('_ga'))],
      [false, false],
    )
  })
})

test('after consent every step of a purchase is reported once', async (t) => {
  await withPage(t, { asked: true }, async (page, faults) => {
    faults.allow(container)
    await serveContainer(page)
    await page.goto(shop.origin)
    await screenshot(page, 'consent')
    await answer(page, 'OK')
    const first = await until(
      () => eventsOf(page),
      (events) => events.length > 0,
    )
    assert.deepEqual(
      first.map(({ event, command }) => command?.slice(0, 2).join(' ') ?? event),
      ['consent default', 'consent update', 'gtm.js'],
      'what happened before the yes is dropped',
    )

    await page.getByRole('searchbox', { name: 'Search for a gift' }).fill('chocolate bunny')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Results for “chocolate bunny”' }).waitFor()
    await page.getByRole('button', { name: `Wishlist: ${bunny}` }).click()
    const has = (event: string) => (events: AnalyticsEvent[]) => events.some((each) => each.event === event)
    await until(() => eventsOf(page), has('add_to_wishlist'))
    await page.getByRole('link', { name: bunny }).first().click()
    await page.getByRole('heading', { name: bunny, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
    await drawer.getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('button', { name: `One more of ${bunny}` }).click()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    await page.getByRole('button', { name: `One fewer of ${bunny}` }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByRole('link', { name: 'Check out' }).first().click()
    await orderButton(page).waitFor()
    await fillAddress(page, 'anna@example.com')
    await page.getByText('Orders to Germany are charged in EUR.').waitFor()
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await until(() => eventsOf(page), has('purchase'))
    await page.reload()
    await seeThanks(page)
    await page.getByText('Gartenweg 3').waitFor()

    const all = await eventsOf(page)
    const events = commerce(all)
    assert.deepEqual(
      events.map(({ event }) => event),
      [
        'search',
        'view_item_list',
        'add_to_wishlist',
        'select_item',
        'view_item',
        'add_to_cart',
        'view_cart',
        'add_to_cart',
        'remove_from_cart',
        'begin_checkout',
        'add_shipping_info',
        'add_payment_info',
        'purchase',
      ],
    )
    const purchase = events.at(-1)?.ecommerce ?? {}
    assert.deepEqual([purchase['transaction_id'], purchase['currency']], [number, 'EUR'])
    const [item] = purchase['items'] as { item_id: string; price: number }[]
    assert.deepEqual([item?.item_id, purchase['value']], ['chocolate-bunny', item?.price])
    assert.doesNotMatch(JSON.stringify(all), /anna|Petersen|Gartenweg|26133/i, 'the data identify no person')
  })
})
