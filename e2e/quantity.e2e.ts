// Unavailable quantities on the product page and in the cart: the field explains the correction.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { withPage } from './browser.ts'
import { bunny } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { holdScripts, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop((db) => db.run(sql`update variant set stock = 3 where sku in ('CHB-MIL', 'TED-L')`))
})
after(() => shop.close())

const atMost = 'You can order up to 3 of this gift.'
const atLeast = 'The smallest quantity is 1.'

/** Closes the toast, which would stay for seconds (messages.e2e.ts). */
async function see(page: Page, toast: string): Promise<void> {
  await page.getByText(toast).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(toast).last().waitFor({ state: 'detached' })
}

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}

async function inCart(): Promise<number | undefined> {
  const row = await shop.db.row<{ quantity: number }>(
    sql`select (lines->0->>'quantity')::int as quantity from cart order by updated_at desc limit 1`,
  )
  return row?.quantity
}

test('the product page replaces an unavailable quantity by the nearest available one, and a note explains it', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/chocolate-bunny`)
    const field = page.getByLabel('Quantity', { exact: true })
    for (const [typed, shown, toast] of [
      ['9', '3', atMost],
      ['0', '1', atLeast],
      ['-3', '1', atLeast],
    ] as const) {
      await type(field, typed)
      assert.equal(await field.inputValue(), shown, typed)
      await see(page, toast)
    }
    await type(field, '')
    assert.equal(await field.inputValue(), '1', 'nothing typed changes nothing')
    await field.fill('0')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    assert.equal(await field.inputValue(), '1')
    await see(page, atLeast)
    assert.equal(await page.getByRole('dialog').count(), 0, 'zero is not bought as one')
    await field.fill('9')
    await field.press('Enter')
    assert.equal(await field.inputValue(), '3')
    await see(page, atMost)
    assert.equal(
      await page.getByRole('dialog').count(),
      0,
      'what was corrected is not bought by the same press',
    )
    await field.press('Enter')
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
  })
})

test('an option with less stock lowers the quantity and the price, and what is shown is bought', async (t) => {
  await withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/plush-teddy`)
    const field = page.getByLabel('Quantity', { exact: true })
    await type(field, '9')
    await page.getByRole('radio', { name: 'Large' }).check()
    assert.equal(await field.inputValue(), '3')
    await page.getByRole('checkbox', { name: 'Without a name or text' }).check()
    await page.getByRole('button', { name: 'Add to cart · $138.00' }).click()
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
  })
})

test('a quantity typed before hydration is explained too', async (t) => {
  await withPage(t, {}, async (page) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(`${shop.origin}/chocolate-bunny`, { waitUntil: 'commit' })
    const field = page.getByLabel('Quantity', { exact: true })
    await field.fill('9')
    releaseScripts()
    await page.getByText(atMost).waitFor()
    assert.equal(await field.inputValue(), '3')
  })
})

test('the cart reduces a quantity to the stock, and asks before it removes a line at zero', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/chocolate-bunny`)
    await type(page.getByLabel('Quantity', { exact: true }), '2')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    await page.goto(`${shop.origin}/cart`)
    const field = page.getByLabel(`Quantity of ${bunny}`)
    const question = page.getByRole('dialog', { name: 'Are you sure to delete this product?' })
    for (const typed of ['0', '-3']) {
      await type(field, typed)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'hidden' })
      assert.equal(await field.inputValue(), '2', typed)
    }
    await type(field, '9')
    assert.equal(await field.inputValue(), '3')
    await page.getByText(atMost).waitFor()
    await until(inCart, (quantity) => quantity === 3)
    await page.reload()
    assert.equal(await field.inputValue(), '3')
    await type(field, '0')
    await question.getByRole('button', { name: 'Sure' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  })
})
