// Families of the gallery that need presses, or have nothing to show, and the screens of the back office.
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
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
  await iconButton(page, 'people').click()
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

const weddingGifts = [
  '/teapot-for-two',
  '/photo-frame-oak',
  '/oak-wall-clock',
  '/scented-candle',
  '/ring-dish',
]

/** Names, and words to the guests. */
const couples: Partial<Record<Locale, readonly [string, string]>> = {
  de: ['Emma & Max', 'Schön, dass ihr mit uns feiert! Wir freuen uns auf euch.'],
  ar: ['ليلى وعمر', 'سعداء بمشاركتكم فرحتنا!'],
  ja: ['さくら・健', 'お会いできるのを楽しみにしています。'],
}
const couple = ['Emma & Max', 'We’re so happy to celebrate with you!'] as const

/** The owner's registries, or one of them as guests see it. */
export const registryOf =
  (isShared: boolean): Show =>
  async ({ page, shop, look, open }) => {
    await shop.signIn(page, look.locale)
    const own = `${shop.origin}/registry/own?lang=${look.locale}`
    await page.goto(own)
    const edit = page.locator('.registries a[href*="/edit"]')
    if ((await edit.count()) === 0) {
      await wish(page, open)
      await page.goto(own)
      await fillRegistry(page, look.locale)
      // One is given, and another in part.
      await shop.db.run(
        sql`update registry_item set given = 1, wanted = 2 * position - 1 where position in (1, 2)`,
      )
      await page.goto(own)
    }
    if (!isShared) return
    await edit.first().click()
    const shared = await page.locator('main input[readonly]').inputValue()
    // Guests are not signed in.
    await page.context().clearCookies()
    await page.goto(shared)
  }

async function wish(page: Page, open: (address: string) => Promise<unknown>): Promise<void> {
  for (const product of weddingGifts) {
    await open(product)
    await untilHydrated(page)
    const heart = page.locator('.gallery .wishlist-button button').first()
    if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
    await page.waitForLoadState('networkidle')
  }
}

async function fillRegistry(page: Page, locale: Locale): Promise<void> {
  const [names, words] = couples[locale] ?? couple
  await page.locator('[name="title"]').fill(names)
  await page.locator('[name="message"]').fill(words)
  for (const [name, value] of Object.entries({ day: '5', month: '6', year: '2027' }))
    await page.locator(`[name="${name}"]`).selectOption(value)
  await page.locator('.new-registry button').click()
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
