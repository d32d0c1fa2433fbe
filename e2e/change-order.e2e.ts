// The buyer changes an order before it is packed, on its page.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { loadOrder } from '#data/orders/orders.ts'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { createHttpClient } from '#server/testing-http.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
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
    await page.getByText('Changed. We’ve sent you an email').waitFor()
    await page.locator('.order-sheet address', { hasText: 'Lindenallee 12' }).waitFor()
    assert.equal(await street.count(), 0, 'the row is closed')
    assert.equal(
      await page.evaluate(() => document.activeElement?.textContent?.trim()),
      'Change the delivery address',
    )
    await until(
      () => shop.mailsTo('mia@example.com'),
      (mails) => mails.some((subject) => subject.endsWith('was changed')),
    )
  })
})

test('staff read in the order what its buyer changed, with the value before', async (t) => {
  const { number, access } = await paidOrder(shop, 'ida@example.com')
  const client = createHttpClient(Number(new URL(shop.origin).port))
  const session = 'visitor-who-changes-an-order'
  const card = { number, access, delivery: 0 }
  for (const [before, message] of [
    ['', 'Happy birthday!'],
    ['Happy birthday!', 'Happy Easter!'],
  ] as const)
    assert.equal(
      (await client.call('order.changeMessage', { ...card, before, message }, { session })).code,
      0,
    )
  client.close()
  await withStaffPage(t, shop, { width: 1440 }, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    await page
      .locator('.order-history', { hasText: 'Gift message changed' })
      .getByText('Changed by the buyer')
      .first()
      .waitFor()
    const note = page.locator('.order-notes li', { hasText: 'Changed by the buyer; before:' })
    await note.getByText('Happy birthday!').waitFor()
    assert.equal(await note.count(), 1)
    assert.ok(await page.getByText('Happy Easter!').first().isVisible())
    await screenshot(page, 'order-changed-staff')
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

test('a card is added, and the parcel gets another day, by keyboard', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    const { number } = await openOrder(page, 'lou@example.com')
    await row(page, 'Gift message').press('Enter')
    await page.getByLabel('Card in the parcel').fill('Happy birthday!')
    await screenshot(page, 'order-change-message')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.locator('.order-sheet .message-card', { hasText: 'Happy birthday!' }).waitFor()
    await row(page, 'Delivery day').press('Enter')
    await page.getByRole('radio', { name: 'On a special day' }).press('Space')
    const day = page.getByLabel('Deliver on a specific day')
    const first = await day.getAttribute('min')
    const later = addDays(first as PlainDate, 10)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('The first possible day is').waitFor()
    await day.fill(later)
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-change-day')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Changed. We’ve sent you an email').first().waitFor()
    await row(page, 'Delivery day').and(page.locator(':focus')).waitFor()
    const [delivery] = (await loadOrder(shop.db, { number }))!.deliveries
    assert.deepEqual([delivery!.message, delivery!.arriveOn], ['Happy birthday!', later])
  })
})

test('a node of the release before refuses: the form says so, keeps what is typed, and tries again', async (t) => {
  await withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/404/)
    const { number } = await openOrder(page, 'kim@example.com')
    const unknown = { code: 100, msg: 'unknown', refused: 'operation-unknown', data: null }
    const isFirst = once()
    await page.route(`**${apiPath}**`, (route) =>
      route.request().postData()?.includes('order.changeMessage') && isFirst()
        ? route.fulfill({ status: 404, json: unknown })
        : route.fallback(),
    )
    await row(page, 'Gift message').click()
    await page.getByLabel('Card in the parcel').fill('Happy birthday!')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('so nothing was changed').waitFor()
    assert.equal(await page.getByLabel('Card in the parcel').inputValue(), 'Happy birthday!')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.order-sheet .message-card', { hasText: 'Happy birthday!' }).waitFor()
    assert.equal((await loadOrder(shop.db, { number }))!.deliveries[0]!.message, 'Happy birthday!')
  })
})

/** True at the first call only. */
function once(): () => boolean {
  let calls = 0
  return () => (calls += 1) === 1
}
