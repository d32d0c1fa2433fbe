// Families of the gallery that need presses, or have nothing to show, and the screens of the back office.
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'
import type { GalleryShop } from './gallery-orders.ts'
import type { Show, Stage } from './gallery-stage.ts'
import { orderPage } from './placed-order.ts'
import { untilHydrated } from './steps.ts'

const iconButton = (page: Page, icon: string) =>
  page.locator(`button:has(use[href$="#${icon}"])`).filter({ visible: true }).first()

async function openCheckout({ page, shop, look, open }: Stage): Promise<void> {
  const session = await shop.cart(look.locale)
  await page.addInitScript((id) => localStorage.setItem('session', id), session)
  await open('/checkout')
  await page.locator('.order-button button').waitFor()
}

export const severalPeople: Show = async (stage) => {
  const { page } = stage
  await openCheckout(stage)
  await page.locator('section[aria-labelledby="place"] > .button[data-variant="link"]').click()
  await page.locator('.recipient-card').nth(1).waitFor()
}

/** The checkout after a press with empty fields. */
export const checkoutErrors: Show = async (stage) => {
  await openCheckout(stage)
  await stage.page.locator('.order-button button').click()
  await stage.page.locator('[aria-invalid="true"]').first().waitFor()
}

export const returnDialog: Show = async ({ page, shop, look, open }) => {
  await open(orderPage(await shop.order('delivered', look.locale), false))
  await untilHydrated(page)
  await iconButton(page, 'returns').click()
  await page.locator('dialog[open]').waitFor()
  return 'viewport'
}

export const zoom: Show = async ({ page, open }) => {
  await open('/name-mug')
  await untilHydrated(page)
  await iconButton(page, 'enlarge').click()
  await page.locator('dialog[open]').waitFor()
  return 'viewport'
}

/** Two saved gifts, and pages of three that were seen. */
export const savedGifts =
  (address: string): Show =>
  async ({ page, open }) => {
    for (const product of ['/name-mug', '/chocolate-bunny', '/fir-wreath']) {
      await open(product)
      await untilHydrated(page)
      if (product !== '/name-mug') await page.locator('.gallery .wishlist-button button').first().click()
    }
    await page.waitForLoadState('networkidle')
    await open(address)
  }

export const registryOf =
  (isShared: boolean): Show =>
  async ({ page, shop, look, open }) => {
    await shop.signIn(page, look.locale)
    await open('/chocolate-bunny')
    await untilHydrated(page)
    await page.locator('.gallery .wishlist-button button').first().click()
    await page.waitForLoadState('networkidle')
    await page.goto(`${shop.origin}/registry/own?lang=${look.locale}`)
    if (!isShared) return
    await page.locator('main form input:not([type])').first().fill('Emma & Max')
    await page.locator('main input[type="date"]').fill('2027-06-05')
    await page.locator('main form button').first().click()
    await page.goto(await page.locator('main input[readonly]').inputValue())
  }

const owners = new WeakMap<GalleryShop, Promise<string>>()

/** The token of an owner's session. The name on the screens is that of the e-mail. */
async function ownerOf(shop: GalleryShop): Promise<string> {
  const token = await signedInMember(shop.db, 'owner')
  await shop.db.run(sql`update staff_member set email = 'nora@posy.example' where role = 'owner'`)
  return token
}

/** `path` is below `/_shop`; `{order}` is the number of an order, `{product}` the id of the mug. */
export const office =
  (path: string): Show =>
  async ({ page, shop, look }) => {
    const owner = owners.get(shop) ?? ownerOf(shop)
    owners.set(shop, owner)
    await page.context().addCookies([{ name: 'staff', value: await owner, url: `${shop.origin}/_shop/` }])
    await page.addInitScript((locale) => localStorage.setItem('backoffice-language', locale), look.locale)
    for (const locale of ['us', 'de', 'ar', 'ja'] as const)
      for (const state of ['unpaid', 'paid', 'processed', 'shipped', 'returnasked', 'refunded'] as const)
        await shop.order(state, locale)
    const { number } = await shop.order('paid', look.locale)
    const product = await shop.db.row<{ id: string }>(sql`select id from product where key = 'name-mug'`)
    const address = path.replace('{order}', number).replace('{product}', product!.id)
    await page.goto(`${shop.origin}/_shop${address}`)
    await page.locator('main').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
