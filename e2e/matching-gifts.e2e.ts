// Gifts that go with those in the cart, and the pages for shoppers who are lost or not signed in.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny, bunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { paidOrder } from './placed-order.ts'
import { openHydrated, openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('drawer and cart suggest gifts that go with those in them, and not those themselves', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    await addBunny(page, shop.origin)
    const drawer = page.getByRole('dialog')
    const suggested = drawer.getByRole('region', { name: 'You might also like' }).getByRole('article')
    await suggested.first().waitFor()
    assert.equal(await suggested.count(), 2)
    assert.equal(await suggested.filter({ hasText: bunny }).count(), 0)
    await expectNoAxeViolations(page)
    await openHydrated(page, `${shop.origin}/cart`)
    const row = page.getByRole('region', { name: 'You might also like' }).getByRole('article')
    await row.first().waitFor()
    assert.equal(await row.count(), 4)
    assert.equal(await row.filter({ hasText: bunny }).count(), 0)
    await expectNoAxeViolations(page)
  }))

test('in the drawer one press adds a suggested gift, and another wraps what was added', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await addBunny(page, shop.origin)
    const drawer = page.getByRole('dialog')
    const add = drawer.getByRole('button', { name: 'Add to cart' })
    await add.first().waitFor()
    const name = (await add.first().getAttribute('aria-label'))!.split(' · ')[1]!
    await add.first().press('Enter')
    const added = drawer.getByRole('region', { name, exact: true })
    await added.waitFor()
    await drawer.locator('.mini-cart:focus').waitFor()
    await drawer.getByText('1 more gift in your cart').waitFor()
    assert.equal(await add.count(), 0, 'no suggestion is cut off by the total')
    await added.getByRole('button', { name: 'Gift wrap' }).click()
    await added.getByText('Blush dots, Raspberry ribbon').waitFor()
    await added.getByRole('button', { name: 'Add a message' }).click()
    await added.getByLabel('Gift message').fill('For you')
    await added.getByRole('button', { name: 'Save message' }).click()
    await added.locator('blockquote', { hasText: 'For you' }).waitFor()
    await drawer.getByText('1 more gift in your cart').waitFor()
    await expectNoAxeViolations(page)
  }))

test('a card shows its second picture under the mouse, and loads it only then', (t) =>
  withPage(t, { width: 1440, pictures: true }, async (page) => {
    await openHydrated(page, `${shop.origin}/classify/sweets`)
    const card = page.getByRole('article').filter({ hasText: bunny }).first()
    const second = card.locator('.second-picture')
    await card.getByRole('heading').waitFor()
    assert.equal(await second.count(), 0)
    await card.getByRole('link').hover()
    await second.locator('img[src*="chocolate-bunny-detail-1"]').waitFor()
    await expectNoAxeViolations(page)
  }))

test('the account suggests gifts, but none of the latest orders', (t) =>
  withPage(t, {}, async (page) => {
    const email = 'mia@example.com'
    await paidOrder(shop, email, { items: [{ sku: 'MUG-OAT', personalisation: 'Mia' }] })
    await openSignedIn(page, shop, email, '/user/center')
    const best = page.getByRole('region', { name: 'You might also like' }).getByRole('article')
    await best.first().waitFor()
    assert.equal(await best.count(), 4)
    assert.equal(await best.filter({ hasText: 'Personalized Stoneware Mug' }).count(), 0)
  }))

test('an unknown page has warm words, the menu, search and best sellers, and names its address', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/404/)
    await openHydrated(page, `${shop.origin}/no/such/page`)
    await page.getByRole('banner').getByRole('link', { name: 'Sweets & tea' }).waitFor()
    await page.getByText('This page has gone missing').waitFor()
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    await page
      .getByRole('main')
      .getByText('The link may be old or mistyped. Page not found: /no/such/page')
      .waitFor()
    // Hydrates as any other, although real addresses begin like this one.
    await openHydrated(page, `${shop.origin}/trac`)
    await page.getByText('Page not found: /trac').waitFor()
    await expectNoAxeViolations(page)
  }))

test('the sign-in page lists the benefits of an account, and the checkout marks only optional fields', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/user/center`)
    const benefits = page.locator('.account-gate aside li')
    await benefits.first().waitFor()
    assert.equal(await benefits.count(), 4)
    await expectNoAxeViolations(page)
    await addBunny(page, shop.origin)
    await openHydrated(page, `${shop.origin}/checkout`)
    await page.getByText('All fields are required unless marked optional.').waitFor()
    await page.getByLabel('City').waitFor()
    assert.equal(await page.locator('.checkout-form').getByText('Required', { exact: true }).count(), 0)
    await expectNoAxeViolations(page)
  }))
