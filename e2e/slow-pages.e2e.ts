// Pages that arrive late or are refused, and shoppers who do not wait.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { clickLink, holdScripts, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const open = (page: Page, path: string) => openHydrated(page, shop.origin + path)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('going back before a page has loaded stays on the current page', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/rich/faq')
    // Otherwise idle time may load the page to go back to.
    await clickLink(page, '/rich/delivery')
    await heading(page, 'Delivery').waitFor()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await open(page, '/rich/returns')
    await clickLink(page, '/rich/terms')
    await heading(page, 'Terms').waitFor()
    await page.route('**/rich/returns/_payload.json*', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/rich/returns/_payload.json*')
    await page.evaluate(() => history.back())
    await asked
    await page.waitForFunction(() => 'loading' in document.documentElement.dataset)
    await page.evaluate(() => history.forward())
    await page.waitForURL('**/rich/terms')
    const answered = page.waitForResponse('**/rich/returns/_payload.json*')
    release()
    await answered
    await page.waitForFunction(() => !('loading' in document.documentElement.dataset))
    assert.ok(await heading(page, 'Terms').isVisible())
  }))

test('a page that a busy shop refused is requested again', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/ 503 GET /)
    await open(page, '/rich/faq')
    let refusals = 0
    await page.route('**/rich/terms/_payload.json*', (route) => {
      refusals += 1
      const headers = { 'retry-after': '0', 'content-type': 'text/html' }
      return refusals > 2 ? route.continue() : route.fulfill({ status: 503, headers, body: 'busy' })
    })
    await clickLink(page, '/rich/terms')
    await heading(page, 'Terms').waitFor()
    assert.ok(refusals >= 2)
  }))

test('going back after a reload, before the page is hydrated, shows the earlier page', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/classify/kitchen')
    await clickLink(page, '/name-mug')
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    const releaseScripts = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await heading(page, 'Personalized Stoneware Mug').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('**/classify/kitchen', { waitUntil: 'commit' })
    releaseScripts()
    await heading(page, 'Kitchen & table').waitFor()
  }))

test('placeholders of content that loads are in no live region', (t) =>
  withPage(t, { javaScript: false }, async (page) => {
    for (const path of [
      '/cart',
      '/checkout',
      '/user/center',
      '/wishlist',
      '/recently-viewed',
      '/orderDetail',
    ]) {
      await page.goto(shop.origin + path)
      assert.ok((await page.locator('[aria-busy] .skeleton').count()) > 0, path)
      assert.equal(await page.locator(':is(output, [role=status], [aria-live]) .skeleton').count(), 0, path)
    }
  }))

for (const width of [390, 1280])
  test(`the part of a document that arrives first does not move when the rest arrives, at ${width} px`, (t) =>
    withPage(t, { width }, async (page, faults) => {
      faults.allow(/ERR_FAILED/)
      const address = `${shop.origin}/name-mug`
      const whole = await (await fetch(address)).text()
      const chooser = page.locator('.header .language-chooser button').first()
      const places = []
      for (const cutAt of [
        whole.indexOf('</button>', whole.indexOf('class="language-chooser"')),
        undefined,
      ]) {
        const body = whole.slice(0, cutAt)
        await page.route('**/*.js', (route) => route.abort())
        await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
        await page.goto(address)
        places.push({
          chooser: await chooser.boundingBox(),
          search: await page.getByRole('search').first().boundingBox(),
        })
      }
      assert.deepEqual(places[0], places[1])
    }))

for (const { cause, fail, mend } of [
  { cause: 'that the server refuses', fail: 503, mend: async () => undefined },
  {
    cause: 'that the connection loses',
    fail: 'connectionfailed',
    mend: (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  },
] as const)
  test(`a picture ${cause} is requested again`, (t) =>
    withPage(t, { pictures: true }, async (page, faults) => {
      faults.allow(/503|ERR_/)
      let isFailing = true
      await page.route('**/media/**', (route) => {
        if (!isFailing) return route.continue()
        return typeof fail === 'number' ? route.fulfill({ status: fail }) : route.abort(fail)
      })
      await open(page, '/name-mug')
      const picture = page.locator('.gallery picture img').first()
      const untilWidth = (isShown: boolean) =>
        until(
          () => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]),
          ([isComplete, hasWidth]) => isComplete === true && hasWidth === isShown,
        )
      await untilWidth(false)
      isFailing = false
      await mend(page)
      await untilWidth(true)
    }))
