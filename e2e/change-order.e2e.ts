// The buyer changes an order before it is packed, on its page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { loadOrder } from '#data/orders/orders.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder, type PlacedOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const row = (page: Page, name: string) => page.locator('.order-change-rows summary', { hasText: name })

async function openOrder(page: Page, email: string): Promise<PlacedOrder> {
  const placed = await paidOrder(shop, email)
  await page.goto(shop.origin + orderPage(placed))
  return placed
}

test('a guest corrects the address; the page shows it, and a mail confirms it', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openOrder(page, 'mia@example.com')
    await row(page, 'Delivery address').press('Enter')
    const street = page.getByLabel('Street')
    await street.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter the street').waitFor()
    await street.fill('Lindenallee 12')
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-change-address')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changed. We’ve sent you an e-mail').waitFor()
    await page.locator('.order-sheet address', { hasText: 'Lindenallee 12' }).waitFor()
    assert.equal(await street.count(), 0, 'the row is closed')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Delivery address')
    await until(
      () => shop.mailsTo('mia@example.com'),
      (mails) => mails.some((subject) => subject.endsWith('was changed')),
    )
  })
})

test('a change that comes too late is refused, and the page says how to write to the shop', async (t) => {
  await withPage(t, { width: 820 }, async (page) => {
    const { number } = await openOrder(page, 'noa@example.com')
    await row(page, 'Delivery address').click()
    await page.getByLabel('Street').fill('Lindenallee 12')
    const order = (await loadOrder(shop.db, { number }))!
    assert.equal(await advanceOrder(shop.db, order, 'processed', null, Date.now()), null)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('can’t be changed here anymore').waitFor()
    assert.equal(await page.getByLabel('Street').inputValue(), 'Lindenallee 12', 'nothing typed is lost')
    await page.reload()
    await page.getByRole('link', { name: 'Write to us' }).waitFor()
    assert.equal(await row(page, 'Delivery address').count(), 0)
    await expectNoAxeViolations(page)
  })
})
