// An address or a person that a customer was typing when the session ended.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openSignedIn, signInAgain } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New address' })
const addAddress = (page: Page) => page.getByRole('button', { name: 'Add an address' })

/** Types a part of an address, and saves it after the session has ended. */
async function typeUntilSessionEnds(page: Page): Promise<void> {
  await addAddress(page).click()
  await dialog(page).getByLabel('Country').selectOption({ label: 'Germany' })
  await dialog(page).getByLabel('First name').fill('Hanna')
  await dialog(page).getByLabel('Last name').fill('Petersen')
  await dialog(page).getByLabel('Street address').fill('Gartenweg 3')
  await dialog(page).getByLabel('Postal code').fill('26133')
  await dialog(page).getByLabel('City').fill('Oldenburg')
  await shop.db.run(sql`delete from customer_session`)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Get code' }).waitFor()
  assert.ok(
    !(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).includes('Gartenweg'),
  )
}

test('the same customer finds the half-typed address after signing in again, and can save it', (t) =>
  withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/answer 401 .*address\.add/)
    await openSignedIn(page, shop, 'hanna@example.com', '/user/address')
    await typeUntilSessionEnds(page)
    await signInAgain(page, shop, 'hanna@example.com')
    await dialog(page).waitFor()
    assert.equal(await dialog(page).getByLabel('Street address').inputValue(), 'Gartenweg 3')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('article').getByText('Gartenweg 3').waitFor()
    assert.equal(await dialog(page).count(), 0)
  }))

test('another customer does not see it, and then it is forgotten', (t) =>
  withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/answer 401 .*address\.add/)
    await openSignedIn(page, shop, 'ines@example.com', '/user/address')
    await typeUntilSessionEnds(page)
    for (const email of ['jule@example.com', 'ines@example.com']) {
      await signInAgain(page, shop, email)
      await addAddress(page).click()
      assert.equal(await dialog(page).getByLabel('Street address').inputValue(), '', email)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await typeUntilSessionEnds(page)
    }
  }))

test('a half-typed person with a birthday is kept for the same customer only', (t) =>
  withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/answer 401 .*person\.add/)
    const dialog = page.getByRole('dialog', { name: 'Add a person' })
    await openSignedIn(page, shop, 'kira@example.com', '/user/people')
    const typeUntilEnd = async () => {
      await page.getByRole('button', { name: 'Add a person' }).click()
      assert.equal(await dialog.getByLabel('Name').inputValue(), '')
      await dialog.getByLabel('Name').fill('Grandma Rose')
      await dialog.getByLabel('Month').selectOption({ label: 'March' })
      await dialog.getByLabel('Day').selectOption('14')
      await shop.db.run(sql`delete from customer_session`)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Get code' }).waitFor()
    }
    await typeUntilEnd()
    await signInAgain(page, shop, 'lena@example.com')
    await typeUntilEnd()
    await signInAgain(page, shop, 'lena@example.com')
    await dialog.waitFor()
    assert.equal(await dialog.getByLabel('Name').inputValue(), 'Grandma Rose')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('article').getByText('Grandma Rose').waitFor()
    assert.equal(await dialog.count(), 0)
  }))
