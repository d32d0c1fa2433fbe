// The staff's way into the back office: invitation, passkey, authenticator app, sign-out, language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { openInvitation, openScreen, passkeyOrigin, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('an invited owner joins with a passkey, invites a packer, and signs in again', async (t) => {
  await withPage(t, { width: 390 }, async (page, faults) => {
    // Signed out, `admin.me` answers 401.
    faults.allow(/401/)
    await openInvitation(page, shop, 'ann@example.com', 'owner')
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByText('Please enter your name.').waitFor()
    await page.getByLabel('Your name').fill('Ann')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByRole('button', { name: 'Menu' }).waitFor()
    assert.ok(!page.url().includes('#'), 'the token stays in no address')

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email').fill('paul@example.com')
    await page.getByLabel('Role', { exact: true }).selectOption('packer')
    await page.getByRole('button', { name: 'Create link' }).click()
    assert.match(await page.getByLabel('Link').inputValue(), /\/_shop\/join#/)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('cell', { name: 'paul@example.com Invited' }).waitFor()

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'Menu' }).waitFor()
  })
})

test('a packer sees only what the role includes, in the browser’s language', async (t) => {
  await withPage(t, { locale: 'de-DE' }, async (page, faults) => {
    faults.allow(/401/)
    await openInvitation(page, shop, 'lena@example.com', 'packer')
    await page.getByRole('textbox').fill('Lena')
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByRole('navigation').waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), 'de-DE')
    assert.equal(await page.getByRole('link', { name: 'Team' }).count(), 0)
    await page.goto(`${passkeyOrigin(shop)}/_shop/staff`)
    await page.getByText('deine Rolle').waitFor()
    await expectNoAxeViolations(page)
  })
})

test('a malformed address has no screen, and texts that did not load are loaded again', (t) =>
  withStaffPage(t, shop, {}, async (page, faults) => {
    faults.allow(/ERR_FAILED/)
    await page.route(/shell\.js/, (route) => route.abort(), { times: 1 })
    await openScreen(page, shop, '/orders/%E0%A4%A')
    await page.getByText('Nothing to see here').waitFor()
  }))
