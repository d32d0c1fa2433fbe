// The page of an order as its buyer and others see it: its columns, and masked in another browser.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder, unpaidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { declareWithdrawal } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('an order is one column: status, gifts, addresses, changes; wide pages have the gifts beside them', async (t) => {
  const placed = await paidOrder(shop, 'ina@example.com')
  for (const width of [390, 1440])
    await withPage(t, { width }, async (page) => {
      for (const address of [
        orderPage(placed, true),
        orderPage(placed),
        `/trackOrder?number=${placed.number}`,
      ]) {
        await page.goto(shop.origin + address)
        if (address.startsWith('/track')) {
          await page.getByLabel('Email').fill('ina@example.com')
          await button(page, 'Find my order').click()
        }
        await page.locator('.order-sheet').waitFor()
        const parts = page.locator('.order-sheet > div')
        const [now, summary, delivery, more] = await parts.evaluateAll((shown) =>
          shown.map((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect()
            return { top, bottom, left, right }
          }),
        )
        assert.ok(now && summary && delivery && more)
        if (width === 390) {
          assert.ok(summary.top >= now.bottom, `${address}: the gifts are below the status`)
          assert.ok(delivery.top >= summary.bottom, `${address}: the addresses are below the gifts`)
          assert.ok(more.top >= delivery.bottom, `${address}: the changes are below the addresses`)
        } else {
          assert.ok(Math.abs(summary.top - now.top) < 1, `${address}: the gifts begin with the status`)
          assert.ok(summary.left > now.right, `${address}: the gifts are beside the status`)
          for (const [before, after] of [
            [now, delivery],
            [delivery, more],
          ] as const)
            assert.ok(
              after.top >= before.bottom && after.top - before.bottom < 64,
              `${address}: addresses and changes follow the status`,
            )
          assert.equal(more.left, now.left, `${address}: the changes are in the column of the status`)
        }
        const headings = await page.locator('.order-sheet > div:not([data-part="now"]) h2').allInnerTexts()
        assert.match(headings.join(), /^Your gifts,(Documents,)?Delivery/)
        await page.goto('about:blank')
      }
    })
})

test('a long list of gifts is folded, so that the sums stay near; it opens at the first gift that was hidden', async (t) => {
  const items = Array.from('abcdefghi', (personalisation) => ({ sku: 'MUG-OAT', personalisation }))
  const placed = await paidOrder(shop, 'olga@example.com', { items })
  await withPage(t, { width: 1440 }, async (page) => {
    const gifts = page.getByRole('region', { name: 'Your gifts' }).locator('ul > li:visible')
    await page.goto(shop.origin + orderPage(placed))
    await button(page, '4 more').waitFor()
    assert.equal(await gifts.count(), 5)
    await button(page, '4 more').press('Enter')
    assert.equal(await gifts.count(), 9)
    await gifts.nth(5).locator('a:focus').waitFor()
  })
})

test('a tracked order says when it arrives and what it costs, and the form for another order keeps the address', async (t) => {
  const { number } = await paidOrder(shop, 'lea@example.com')
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/trackOrder?number=${number}`)
    await page.getByLabel('Email').fill('lea@example.com')
    await button(page, 'Find my order').click()
    const found = page.getByRole('region', { name: `Order ${number}` })
    await found.getByText('Expected to arrive').waitFor()
    await found.getByText('A. P.').waitFor()
    await found.locator('[data-part="sums"]').getByText('Total', { exact: true }).waitFor()
    await button(page, 'Track another order').press('Enter')
    await found.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Email').inputValue(), 'lea@example.com')
    assert.equal(await page.evaluate(() => getSelection()?.toString()), number, 'typing replaces the number')
  })
})

test('an unpaid order offers to add a gift message; once it is paid, it leads to the page of the recipient', async (t) => {
  const unpaid = await unpaidOrder(shop, 'nele@example.com')
  const paid = await paidOrder(shop, 'nora@example.com')
  await withPage(t, { width: 390 }, async (page) => {
    const preview = page.locator('.order-head').getByRole('link', { name: /^Preview/ })
    await page.goto(shop.origin + orderPage(unpaid))
    await page.locator('summary', { hasText: 'Add a gift message' }).waitFor()
    await page.locator('.order-head').getByText('Pay now and it arrives').waitFor()
    assert.equal(await preview.count(), 0)
    await page.goto(shop.origin + orderPage(paid))
    await preview.waitFor()
  })
})

test('in another browser, tracking shows the order masked and mails a link to the whole order', async (t) => {
  const { number } = await paidOrder(shop, 'finn@example.com')
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/de/trackOrder?number=${number}`)
    await page.getByLabel('E-Mail').fill('finn@example.com')
    await button(page, 'Bestellung finden').click()
    await page.getByRole('link', { name: 'Bestellung ansehen' }).click()
    await button(page, 'Vertrag hier widerrufen').waitFor()
    assert.equal(await button(page, 'Bestellung stornieren').count(), 0)
    await declareWithdrawal(page)
    await page.getByRole('heading', { name: 'Widerruf eingegangen' }).waitFor()
    assert.equal(await button(page, 'Vertrag hier widerrufen').count(), 0, 'one request at a time')
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-declared-masked')
    await button(page, 'Link zuschicken').click()
    await page.getByText('Der Link ist unterwegs.').waitFor()
    const link = await until(
      () => shop.linkIn('finn@example.com', `Your link to order ${number}`),
      (found) => found !== null,
    )
    await page.goto(link!)
    await page.getByRole('heading', { name: 'Withdrawal received, not confirmed yet' }).waitFor()
    assert.equal(await button(page, /^(Cancel order|Withdraw from)/).count(), 0, 'one way out at a time')
    await page.getByText('Gartenweg 3').waitFor()
    assert.ok(!page.url().includes('access'), 'the link leaves the address bar')
    const confirm = await shop.linkIn('finn@example.com', `Please confirm your withdrawal ${number}-R1`)
    await page.goto(`${shop.origin}/cart`)
    await page.goto(confirm!)
    await page.getByText('It isn’t in effect yet.').waitFor()
    await screenshot(page, 'order-declared')
    await button(page, 'Confirm withdrawal').click()
    await page.getByText('This order is canceled').waitFor()
  })
})

test('the last minutes of an unpaid order count in seconds, without layout shift or announcements', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    const placed = await unpaidOrder(shop, 'greta@example.com')
    await page.goto(shop.origin + orderPage(placed))
    const left = page.locator('[data-part="left"]')
    await page.getByText(/^Reserved for you until .* today\. After that, the order is canceled/).waitFor()
    assert.equal(await left.count(), 0, 'the time is enough')
    const place = () => button(page, /^Pay /).first().boundingBox()
    const before = await place()
    await shop.db.run(sql`update orders set held_until = now() + interval '4 minutes 40 seconds'
      where number = ${placed.number}`)
    await page.reload()
    const clock = left.locator('[aria-hidden="true"]')
    await clock.waitFor()
    const first = await clock.innerText()
    assert.match(first, /^4:\d\d left\.$/)
    assert.equal((await place())?.y, before?.y)
    await until(
      () => clock.innerText(),
      (text) => text !== first,
    )
    assert.equal((await place())?.y, before?.y)
    assert.equal(await left.getAttribute('aria-live'), 'off')
  })
})
