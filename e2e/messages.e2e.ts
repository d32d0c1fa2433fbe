// Toasts: duration, closing, and refusals without a message.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const live = ':is([aria-live], [role=alert], [role=status], [role=log], output)'
const apiCalls = `**${apiPath}**`

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await untilHydrated(page)
}

/** Answers all calls of one operation in the test. */
async function answer(page: Page, operation: string, replies: readonly object[]): Promise<void> {
  const left = [...replies]
  await page.route(apiCalls, async (route) => {
    const body = route.request().postDataJSON() as { api?: string } | null
    const reply = body?.api === operation ? left.shift() : undefined
    return reply ? route.fulfill({ json: reply }) : route.continue()
  })
}

test('a refusal shows for five seconds, a repeated one increases its count, and Escape closes it', (t) =>
  withPage(t, {}, async (page) => {
    await page.clock.install()
    const notToday = { code: 1234, msg: 'Not today', data: null }
    const withoutMessage = { code: 1235, msg: '', data: null }
    const silent = { code: 3, msg: 'Nobody hears it', data: null }
    await answer(page, 'wishlist.add', [notToday, notToday, withoutMessage, silent])
    await open(page, '/classify/easter')
    const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / })
    const region = page.getByRole('region', { name: 'Messages' })
    const said = region.locator('.toast')
    await hearts.nth(0).click()
    await said.filter({ hasText: 'Not today' }).waitFor()
    assert.equal(await region.getAttribute('aria-live'), 'polite')
    // Screen readers can read a text twice that is in two live regions.
    assert.equal(await page.locator(`${live} ${live}`).count(), 0)
    const { top, level } = await region.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      level: Number(getComputedStyle(element).zIndex),
    }))
    assert.equal(top, 16)
    assert.ok(level >= 2000)
    const pageTime = () => page.evaluate(() => Date.now())
    const before = await pageTime()
    await hearts.nth(1).click()
    await said.filter({ hasText: '×2' }).waitFor()
    await page.clock.pauseAt((await pageTime()) + 500)
    assert.equal(await said.count(), 1)
    await page.clock.runFor(before + 4_900 - (await pageTime()))
    assert.equal(await said.count(), 1)
    // The message came before the clock stood still.
    await page.clock.runFor(5_000)
    await said.waitFor({ state: 'detached' })
    await page.clock.resume()

    await hearts.nth(2).click()
    await said.filter({ hasText: /^Error$/ }).waitFor()
    await page.keyboard.press('Escape')
    await said.waitFor({ state: 'detached' })

    const heard = page.waitForResponse(apiCalls)
    await hearts.nth(3).click()
    await heard
    await until(
      () => hearts.nth(3).getAttribute('aria-pressed'),
      (pressed) => pressed === 'false',
    )
    assert.equal(await said.count(), 0)
  }))

test('a success message closes after three seconds, but not under the pointer', (t) =>
  withPage(t, {}, async (page) => {
    const noted = page.waitForResponse(
      (response) => (response.request().postData() ?? '').includes('recent.add') && response.ok(),
    )
    await open(page, '/name-mug')
    await noted
    await page.clock.install()
    await open(page, '/recently-viewed')
    await page.getByRole('button', { name: 'Clear history' }).click()
    const said = page.getByRole('region', { name: 'Messages' }).locator('.toast')
    await said.hover()
    // From now on, time passes only by runFor.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.clock.runFor(10_000)
    assert.equal(await said.count(), 1)
    await page.mouse.move(0, 600)
    await page.clock.runFor(2_500)
    assert.equal(await said.count(), 1)
    await page.clock.runFor(1_000)
    await said.waitFor({ state: 'detached' })
  }))

test('refused settings show the reason when no field is named', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/user/setting`)
    await page.locator('main input[name="email"]').fill('gerda@example.com')
    await page.getByRole('button', { name: 'Get code' }).click()
    await page.getByLabel('Code').fill(await shop.mailedCode('gerda@example.com'))
    await page.getByRole('button', { name: 'Sign in or create account' }).click()
    await answer(page, 'account.changeProfile', [{ code: 199, msg: 'The shop is busy.', data: null }])
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('alert').filter({ hasText: 'The shop is busy.' }).waitFor()
  }))
