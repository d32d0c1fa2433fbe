// A gift registry: made of a wishlist, shared, given from without scripts, and thanked for.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { openHydrated, signIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('an owner shares a registry, a guest gives without scripts, the owner reads who gave', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/classify/easter?ce=DE`)
    await page
      .getByRole('button', { name: /^Wishlist: / })
      .first()
      .click()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto(`${shop.origin}/user/address?ce=DE`)
    await signIn(page, shop, 'ida@example.com')
    await page.getByRole('button', { name: 'Add an address' }).click()
    const form = page.getByRole('dialog', { name: 'New address' })
    await form.getByLabel('Country').selectOption({ label: 'Germany' })
    await form.getByLabel('First name').fill('Ida')
    await form.getByLabel('Last name').fill('Petersen')
    await form.getByLabel('Street address').fill('Geheimweg 5')
    await form.getByLabel('Postal code').fill('26133')
    await form.getByLabel('City').fill('Oldenburg')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Default address').waitFor()
    await page.goto(`${shop.origin}/user/center?ce=DE`)
    await page.getByRole('link', { name: 'Gift registries' }).click()
    await page.getByLabel('Who is it for?').fill('Ida & Max')
    const date = page.getByRole('group', { name: 'Date' })
    await date.getByLabel('Month').selectOption('June')
    await date.getByLabel('Day').selectOption('1')
    await date.getByLabel('Year').selectOption('2030')
    await expectNoAxeViolations(page)
    await screenshot(page, 'registry-new')
    await page.getByRole('button', { name: 'Create registry' }).click()
    await page.getByRole('heading', { name: 'Ida & Max', level: 1 }).waitFor()
    await page.getByLabel('Wanted').fill('2')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name^="n."]')?.value === '2',
    )
    await expectNoAxeViolations(page)
    await screenshot(page, 'registry-edit')
    const shared = await page.getByLabel('Link to share').inputValue()

    await withPage(t, { width: 390, javaScript: false }, async (guest, guestFaults) => {
      guestFaults.allow(/request failed: csp|422/)
      await guest.goto(shared)
      await guest.getByText('2 of 2 still wanted').waitFor()
      await guest.getByText('0 of 2 gifts given').waitFor()
      await guest.getByText('Is this your own registry?').getByRole('link', { name: 'Sign in' }).waitFor()
      await screenshot(guest, 'registry-guest')
      await guest.getByRole('button', { name: 'Continue' }).click()
      await guest.getByText('Choose at least one gift').waitFor()
      await guest.getByRole('combobox', { name: /^Give/ }).selectOption('1')
      await guest.getByRole('button', { name: 'Continue' }).click()
      await guest.getByLabel('Email').fill('bo@example.com')
      await guest.getByLabel('Your name').fill('Bo')
      await guest.getByLabel('Message on the card').fill('Be happy!')
      await screenshot(guest, 'registry-checkout')
      await guest.getByRole('button', { name: /^Place order/ }).click()
      assert.doesNotMatch(await guest.content(), /Geheimweg/)
      await guest.getByRole('link', { name: /^Pay/ }).click()
      await choosePayment(guest, 'Approve')
      await guest.waitForURL(/orderDetail/)
    })
    await withPage(t, { width: 390 }, (guest) => choose(guest, shared))
    await page.reload()
    await page.getByText('Bo', { exact: true }).waitFor()
    await page.getByText('Be happy!').waitFor()
    await page.getByRole('button', { name: 'I have said thank you' }).click()
    await page.getByText('✓ Thanked').waitFor()
    await screenshot(page, 'registry-thanked')
    await page.getByRole('link', { name: 'See it as a guest' }).click()
    await page.getByText('1 of 2 still wanted').waitFor()
    await page.getByText('Your registry, as your guests see it').waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Continue' }).count(), 0)
    await expectNoAxeViolations(page)
  })
})

/** With scripts. */
async function choose(guest: Page, shared: string): Promise<void> {
  await guest.goto(shared)
  const go = guest.getByRole('button', { name: 'Continue' })
  await guest.getByText('Choose at least one gift.').waitFor()
  assert.ok(await go.isDisabled())
  await guest.getByRole('checkbox', { name: /^Give this gift/ }).check()
  await guest.getByText(/^Chosen: 1 · €\d/).waitFor()
  assert.ok(await go.isEnabled())
  await expectNoAxeViolations(guest)
  await screenshot(guest, 'registry-chosen')
}
