// The gift year: on home without scripts, and with the customer's people on home and in the account.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { paidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('without scripts a day of the year opens the gift finder with its date', (t) =>
  withPage(t, { javaScript: false, width: 390 }, async (page) => {
    await page.goto(shop.origin)
    await page
      .getByRole('region', { name: 'The gift year' })
      .getByRole('link', { name: /Mother/ })
      .click()
    const main = page.getByRole('main')
    assert.equal(await main.getByLabel('For whom').inputValue(), 'mom')
    const by = new URL(page.url()).searchParams.get('by')
    assert.match(by ?? '', /^\d{4}-0[45]-\d\d$/)
    assert.equal(await main.getByLabel('Arrival').inputValue(), by)
  }))

test('the gift year of a customer has their people at their dates, with the last day to order', (t) =>
  // It is always another day there than in New York, or nearly.
  withPage(t, { width: 390, timeZone: 'Pacific/Kiritimati' }, async (page) => {
    const email = 'year@example.com'
    await paidOrder(shop, email)
    await openSignedIn(page, shop, email, '/user/people')
    // No occasion is between the arrival of the parcel and its last day.
    const bought = await shop.db.row<{ name: string; day: string; month: string }>(
      sql`select g.address ->> 'firstName' as name, to_char(g.latest, 'FMDD') as day, to_char(g.latest, 'FMMonth') as month
        from shipment_group g join orders o on o.id = g.order_id
        where lower(o.email) = ${email}`,
    )
    await page.getByRole('button', { name: 'Add a person' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill(bought!.name)
    await form.getByLabel('Day').selectOption(bought!.day)
    await form.getByLabel('Month').selectOption(bought!.month)
    await form.getByRole('button', { name: 'Save' }).click()
    const card = page.getByRole('article', { name: bought!.name })
    const last = (await card.getByText('Last gift: ').textContent())!
    assert.match(last, /^Last gift: .+ · \p{L}+\u00a0\d+,\u00a0\d{4}$/u, 'a date has one line')
    await card.getByText(`A gift for ${bought!.name} arrives`).waitFor()
    assert.equal(await card.getByText('Order by').count(), 0)
    await card.getByRole('link', { name: 'Track it' }).click()
    await page.waitForURL(/\/orderDetail\?number=/)
    await page.goto(`${shop.origin}/user/order`)
    const ordered = await page.locator('.order-card small').first().textContent()
    assert.ok(last.replaceAll('\u00a0', ' ').endsWith(ordered!), 'the order has the same day')
    await shop.db.run(sql`update gift_date set month = 2, day = 14`)
    for (const path of ['/', '/user/center']) {
      await page.goto(shop.origin + path)
      const year = page.getByRole('region', { name: 'The gift year' })
      const own = year.getByRole('link', { name: `${bought!.name} Birthday` })
      await own.waitFor()
      const titles = await year.locator('strong').allInnerTexts()
      assert.equal(titles[titles.indexOf(bought!.name) - 1], 'Valentine’s Day')
      await year.scrollIntoViewIfNeeded()
      await year.getByRole('button', { name: 'See all' }).click()
      assert.ok(
        await year.locator('ol').evaluate((line) => line.scrollWidth <= line.clientWidth),
        'the whole year is to be seen without scrolling sideways',
      )
      await expectNoAxeViolations(page)
      await screenshot(page, `gift-year${path.replaceAll('/', '-')}`)
      await own.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/gift-finder\?by=\d{4}-02-14$/)
    }
  }))

test('the name day of a new person is suggested in a country with name days, and is in their year', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await openSignedIn(page, shop, 'name-day@example.com', '/user/people?ce=PL')
    await page.getByRole('button', { name: 'Add a person' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name', { exact: false }).first().fill('Katarzyna Nowak')
    const days = form.getByRole('group', { name: 'Name day: Katarzyna' })
    await days.getByRole('button', { name: 'April 30' }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'name-days')
    await days.getByRole('button', { name: 'November 25' }).click()
    await days.waitFor({ state: 'detached' })
    assert.equal(await form.getByLabel('Day', { exact: true }).inputValue(), '25')
    assert.equal(await form.getByLabel('Month').inputValue(), '11')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Katarzyna Nowak' }).waitFor()
    const day = page
      .getByRole('region', { name: 'The gift year' })
      .getByRole('link', { name: /Katarzyna Nowak Name day/ })
    await day.waitFor()
    await page.goto(`${shop.origin}/user/center`)
    await day.waitFor()
  }))

test('the switch of reminders says when its change is saved', (t) =>
  withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, 'switches@example.com', '/user/setting')
    await page.getByLabel('Remind me of birthdays').uncheck()
    await page.getByText('Saved', { exact: true }).waitFor()
  }))
