// What staff have typed survives an expired session, and no step to another screen discards it unasked.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { openInvitation, openScreen, passkeyOrigin, pressSave, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { clickLink } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** Answers the browser's questions, and returns how many there were. */
function answerQuestions(page: Page, answer: 'accept' | 'dismiss'): () => number {
  let asked = 0
  page.removeAllListeners('dialog')
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog[answer]()
  })
  return () => asked
}

test('a page that is being written when the session ends is saved after signing in again', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/401/)
    await openInvitation(page, shop, 'ann@example.com', 'owner')
    await page.getByLabel('Your name').fill('Ann')
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByRole('navigation').waitFor()
    await page.goto(`${passkeyOrigin(shop)}/_shop/content`)
    await page.getByRole('link', { name: 'New page' }).click()
    await page.getByLabel('Title', { exact: true }).fill('About our shop')
    await page.getByLabel('Text', { exact: true }).fill('We pack every gift by hand.')
    // The preview asks the server too.
    await page.locator('.text-preview', { hasText: 'every gift' }).waitFor()
    await shop.db.run(sql`delete from staff_session`)
    await pressSave(page)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'About our shop')
    await pressSave(page)
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    // The call that was refused is repeated.
    await page.waitForURL(/\/content\/about-our-shop$/)
    assert.equal(await page.getByLabel('Text', { exact: true }).inputValue(), 'We pack every gift by hand.')
  }))

test('going back from unsaved changes asks first', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, '/content')
    await page.getByRole('link', { name: 'New page' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Opening hours')
    const address = page.url()
    const asked = answerQuestions(page, 'dismiss')
    await page.evaluate(() => history.back())
    await page.waitForFunction((before) => location.href === before, address)
    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'Opening hours')
    assert.equal(asked(), 1)
    answerQuestions(page, 'accept')
    await page.evaluate(() => history.back())
    await page.getByRole('link', { name: 'New page' }).waitFor()
    await page.goForward()
    await page.getByLabel('Title', { exact: true }).waitFor()
    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), '')
  }))

test('a half-typed order, coupon and promotion ask before another screen replaces them', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    const forms = {
      '/orders/_new': 'First name',
      '/promotions/coupons/_new': 'Code',
      '/promotions/_new': 'Name',
    }
    for (const [path, label] of Object.entries(forms)) {
      await openScreen(page, shop, path)
      const field = page.getByLabel(label, { exact: true })
      await field.fill('Kim')
      const asked = answerQuestions(page, 'dismiss')
      await clickLink(page, '/_shop/customers')
      assert.equal(asked(), 1, path)
      assert.equal(await field.inputValue(), 'Kim')
      answerQuestions(page, 'accept')
    }
  }))

test('after a declined sign-in, a screen that refreshes itself does not ask again', (t) =>
  withStaffPage(t, shop, {}, async (page, faults) => {
    faults.allow(/401/)
    const id = '019cad8f-ac00-7000-800c-597c62d6d170'
    await shop.db.run(sql`
      insert into import_run (id, status, file_name, digest, settings, actor, created_at)
      values (${id}, 'running', 'gifts.csv', '', '{}', 'ann@example.com', now())`)
    await page.clock.install()
    await openScreen(page, shop, `/import/${id}`)
    await page.getByRole('heading', { name: 'gifts.csv' }).waitFor()
    await shop.db.run(sql`delete from staff_session`)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    let calls = 0
    page.on('request', () => (calls += 1))
    await page.clock.runFor(3_000)
    assert.equal(calls, 0)
  }))

test('an emptied number field stays empty until the next digit, and shows its number again when it is left', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    const empty = async (field: Locator): Promise<string> => {
      const before = await field.inputValue()
      await field.press('End')
      for (const _ of before) await field.press('Backspace')
      assert.equal(await field.inputValue(), '')
      return before
    }
    await openScreen(page, shop, '/products-grid')
    const fields = page.locator('tbody tr:first-child input')
    for (const field of [fields.nth(0), fields.nth(1)]) {
      const before = await empty(field)
      await field.press('7')
      assert.equal(await field.inputValue(), '7')
      await field.press('Backspace')
      await field.blur()
      assert.equal(await field.inputValue(), before)
    }
    await openScreen(page, shop, '/orders/_new')
    await page.getByRole('searchbox').fill('teddy')
    await page.locator('[aria-live] button').first().click()
    const quantity = page.locator('[data-chosen] input').first()
    await empty(quantity)
    await quantity.press('5')
    assert.equal(await quantity.inputValue(), '5')
  }))

test('the typed key of a new category stays when its name changes', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, '/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    const [name, key] = [
      page.getByLabel('Name', { exact: true }),
      page.getByLabel('Address', { exact: true }),
    ]
    await name.fill('Gifts for dad')
    assert.equal(await key.inputValue(), 'gifts-for-dad')
    await key.fill('dad')
    await name.fill('Gifts for dads')
    assert.equal(await key.inputValue(), 'dad')
  }))
