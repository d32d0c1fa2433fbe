// A product from the back office to an order: created with two options, seen in the storefront, and bought.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function addOption(page: Page, at: number, name: string, values: string): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByLabel('Option', { exact: true }).nth(at).fill(name)
  await page.getByLabel('Values, separated by commas').nth(at).fill(values)
  await page.getByLabel('Values, separated by commas').nth(at).blur()
}

async function buySlippers(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/felt-slippers?ce=DE`)
  await page.getByRole('heading', { name: 'Felt Slippers' }).waitFor()
  await page.locator('.product-facts strong', { hasText: 'wool' }).waitFor()
  await page.locator('.product-facts').getByText('Natural rubber').waitFor()
  await page.locator('.product-header').getByText('€158.00 / kg').waitFor()
  await page.getByRole('radio', { name: 'Sage' }).check()
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
  await goToCheckout(page, shop.origin)
  await fillAddress(page, 'shopper@example.com')
  await order(page)
  await choosePayment(page, 'Approve')
  await seeThanks(page)
}

/** The first field with a problem has the focus, and is in view: its section opens. */
async function saveWithFault(page: Page): Promise<void> {
  const customs = page.getByRole('heading', { name: 'Customs' })
  await customs.click()
  await expectNoAxeViolations(page)
  await page.getByLabel('Customs code (HS)').fill('cotton')
  await customs.click()
  await page.getByLabel('Customs code (HS)').waitFor({ state: 'hidden' })
  await pressSave(page)
  await page.getByText('This does not have the right format.').waitFor()
  const focused = await page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect()
    return {
      value: (document.activeElement as HTMLInputElement).value,
      inView: top > 0 && bottom < innerHeight,
    }
  })
  assert.deepEqual(focused, { value: 'cotton', inView: true })
}

test('a manager creates a product with two options, and a shopper buys a variant', async (t) => {
  await withStaffPage(t, shop, { width: 1440, role: 'manager' }, async (page) => {
    await openScreen(page, shop, '')
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('link', { name: 'New product' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Felt Slippers')
    await page.getByLabel('Description', { exact: true }).fill('Made of **wool**.')
    await page.locator('.text-preview strong', { hasText: 'wool' }).waitFor()
    await page.getByRole('heading', { name: 'Gift details' }).click()
    await page.getByRole('button', { name: 'Add detail' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sole')
    await page.getByLabel('Value', { exact: true }).fill('Natural rubber')
    await addOption(page, 0, 'Colour', 'Oat, Sage')
    await addOption(page, 1, 'Size', 'S, L')
    await page.getByRole('rowheader', { name: 'Sage · L' }).waitFor()
    const row = page.getByRole('row', { name: /^Oat · S/ })
    await row.getByLabel('Price (EUR)').fill('39,50')
    await row.getByLabel('Stock', { exact: true }).fill('5')
    await row.getByRole('button', { name: 'More' }).click()
    await page.getByLabel('Cost (EUR)').fill('12')
    await page.getByLabel('Content').fill('250')
    await page.getByLabel('Priced per').selectOption('1\u00A0kg')
    await page.getByLabel('Add a currency').selectOption('USD')
    await page.getByLabel('Price (USD)').fill('45')
    await page.getByRole('button', { name: 'Copy the first row to all' }).click()
    await page.getByRole('heading', { name: 'Size chart' }).click()
    await page.getByRole('combobox', { name: 'Option', exact: true }).selectOption('Size')
    const sizes = page.getByRole('table', { name: 'Size chart' })
    await sizes.getByRole('row', { name: /^S/ }).getByLabel('Height (mm)').fill('90')
    await page.getByLabel('Status').selectOption('active')
    await page.getByLabel('Add category').fill('east')
    await page.getByLabel('Add category').press('Enter')
    await page.getByRole('button', { name: 'Remove Easter' }).waitFor()
    await page.getByLabel('Add tag').fill('no such tag')
    await page.getByLabel('Add tag').press('Enter')
    await page.getByText('This does not exist.').waitFor()
    await page.getByLabel('Add tag').fill('')
    await saveWithFault(page)
    await page.getByLabel('Customs code (HS)').fill('640520')
    await pressSave(page)
    await page.waitForURL(/_shop\/products\/[0-9a-f-]{36}$/)
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Remove Easter' }).waitFor()

    // A second save of the same form: it is based on the first.
    await page
      .getByRole('row', { name: /^Sage · L/ })
      .getByLabel('SKU')
      .fill('SLIPPER-SAGE-L')
    await pressSave(page)
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click()
    const found = page.waitForResponse((response) =>
      `${response.url()} ${response.request().postData()}`.includes('slipper-sage'),
    )
    await page.getByLabel('Title, SKU or barcode').fill('slipper-sage')
    await found
    await page.getByRole('link', { name: /Felt Slippers/ }).waitFor()
    // A table that loads is pale.
    await page.locator('table[aria-busy]').waitFor({ state: 'detached' })
    await expectNoAxeViolations(page)
  })
  await withPage(t, {}, buySlippers)
})

test('the text on a product is placed on its picture, and the shopper sees it there', async (t) => {
  const { id } = (await shop.db.row<{ id: string }>(sql`select id from product where key = 'name-mug'`))!
  await withStaffPage(t, shop, { width: 390, role: 'manager' }, async (page) => {
    await openScreen(page, shop, `/products/${id}`)
    await page.getByRole('heading', { name: 'Personalization' }).click()
    await page.getByRole('button', { name: 'Choose another place' }).click()
    await page.getByRole('button', { name: 'Emma' }).press('ArrowLeft')
    await page.getByText('Position in percent').click()
    await page.getByLabel('From the top (%)').fill('40')
    await pressSave(page)
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
    await expectNoAxeViolations(page)
  })
  await withPage(t, { width: 1280 }, async (page) => {
    const place = async (): Promise<string | null> => {
      await page.goto(`${shop.origin}/name-mug`)
      await page.locator('[name="personalText"]').fill('Ada')
      return page.locator('.gallery .personal-preview').getAttribute('style')
    }
    assert.match((await until(place, (style) => style !== null)) ?? '', /inset: 40% auto auto 49%/)
  })
})

test('a product is scheduled in the time zone of the shop, also on a device in another one', (t) =>
  withStaffPage(t, shop, { role: 'manager', timeZone: 'America/New_York' }, async (page) => {
    await openScreen(page, shop, '/products/new')
    await page.getByLabel('Title', { exact: true }).fill('Spring Wreath')
    await page.getByLabel('Publish at').fill('2031-04-01T09:30')
    await pressSave(page)
    await page.waitForURL(/_shop\/products\/[0-9a-f-]{36}$/)
    const stored = await shop.db.row<{ at: number }>(
      sql`select publish_at as at from product where publish_at is not null`,
    )
    assert.equal(stored?.at, Date.parse('2031-04-01T07:30:00Z'))
    await page.reload()
    await page.getByLabel('Publish at').waitFor()
    assert.equal(await page.getByLabel('Publish at').inputValue(), '2031-04-01T09:30')
    await openScreen(page, shop, '/products?status=draft')
    await page.getByText(/Apr.1,.2031,.9:30/).waitFor()
  }))

test('an amount that cannot be read is refused: no part of it becomes the price', (t) =>
  withStaffPage(t, shop, { role: 'manager' }, async (page) => {
    const variant = await shop.db.row<{ id: string; productId: string; price: number }>(sql`
      select v.id, v.product_id as "productId", p.price from variant v
      join variant_price p on p.variant_id = v.id and p.currency = 'EUR' where v.position = 0 limit 1`)
    await openScreen(page, shop, `/products/${variant!.productId}`)
    const price = page.getByLabel('Price (EUR)').first()
    await price.fill('')
    await price.pressSequentially('1.234,50')
    await pressSave(page)
    await page.getByText('This number is not possible.').waitFor()
    assert.equal(await price.inputValue(), '1.234,50')
    const stored = await shop.db.row<{ price: number }>(
      sql`select price from variant_price where variant_id = ${variant!.id} and currency = 'EUR'`,
    )
    assert.equal(stored?.price, variant!.price)
    await price.fill('1234,50')
    await pressSave(page)
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
  }))

test('an option is saved with Enter from its field, and the fields of its values can be pressed at once', (t) =>
  withStaffPage(t, shop, { role: 'manager' }, async (page) => {
    await openScreen(page, shop, '/products/new')
    await page.getByLabel('Title', { exact: true }).fill('Linen Apron')
    await page.getByRole('button', { name: 'Add option' }).click()
    await page.getByLabel('Option', { exact: true }).fill('Colour')
    await pressSave(page)
    await page.getByText('Required').waitFor()
    assert.equal(await page.getByLabel('Values, separated by commas').getAttribute('aria-invalid'), 'true')
    await page.getByLabel('Values, separated by commas').pressSequentially('Oat, Sage')
    // The first press after typing has its effect.
    await page.getByLabel('Price (EUR)').last().click()
    await page.keyboard.type('12')
    await page.getByLabel('Values, separated by commas').fill('Oatmeal, Sage')
    await page.keyboard.press('Enter')
    await page.waitForURL(/_shop\/products\/[0-9a-f-]{36}$/)
    await page.getByRole('rowheader', { name: 'Oatmeal' }).waitFor()
    assert.equal(
      await page.getByRole('row', { name: /^Sage/ }).getByLabel('Price (EUR)').inputValue(),
      '12.00',
    )
    // A stored product stays on its screen.
    await page.getByLabel('Values, separated by commas').fill('Oatmeal, Sage, Rose')
    await page.getByText('Unsaved changes').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
    await page.reload()
    assert.equal(await page.getByLabel('Values, separated by commas').inputValue(), 'Oatmeal, Sage, Rose')
    await page.getByLabel('Status').selectOption('active')
    await page.getByText('Without a price, shoppers see “sold out”.').first().waitFor()
    for (const price of await page.getByLabel('Price (EUR)').all()) await price.fill('12')
    assert.equal(await page.getByText('Without a price').count(), 0)
    await pressSave(page)
    await page.locator('.badge', { hasText: 'Active' }).waitFor()
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await page.locator('.badge', { hasText: 'Draft' }).waitFor()
  }))
