// Personalised products: with a text, or without one by choice but never by mistake. Gift messages and related pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { holdScripts, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const addButton = (page: Page) => page.locator('.add-to-cart').getByRole('button', { name: 'Add to cart' })
const nameField = (page: Page) => page.getByLabel('Name or word on the mug')
const withoutName = (page: Page) => page.getByRole('checkbox', { name: 'Without a name or text' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' })

async function slipOf(number: string): Promise<string> {
  const words = ['order', 'slip', number]
  const done = await runCommand(commands, words, Date.now(), (work) => work(shop.db))
  assert.equal(done.exitCode, 0, done.output)
  return done.output
}

test('a personalised product is not added without its text by mistake, at any width', async (t) => {
  for (const width of [390, 1440])
    await withPage(t, { width }, async (page) => {
      await openHydrated(page, `${shop.origin}/name-mug`)
      await addButton(page).click()
      await page.getByText('Type the text for your gift, or choose “Without a name or text”').waitFor()
      await until(() => nameField(page).evaluate((input) => input === document.activeElement), Boolean)
      assert.equal(await drawer(page).count(), 0)
      assert.equal(await page.getByRole('link', { name: 'Cart', exact: true }).count(), 1)
      await expectNoAxeViolations(page)
      await screenshot(page, `personal-missing-${width}`)
      // The choice and the text exclude each other; a typed text comes back.
      await nameField(page).fill('Ida')
      await withoutName(page).check()
      assert.equal(await nameField(page).inputValue(), '')
      await withoutName(page).uncheck()
      assert.equal(await nameField(page).inputValue(), 'Ida')
      await withoutName(page).check()
      await nameField(page).fill('Bo')
      assert.equal(await withoutName(page).isChecked(), false)
      await nameField(page).press('Enter')
      await drawer(page)
        .getByText(/\bBo\b/)
        .first()
        .waitFor()
    })
})

test('a line about returns is below the field, and a typed text above it; the exception of the law is named where it applies', async (t) => {
  for (const [language, details, exception] of [
    ['', 'Details', null],
    ['/de', 'Details', 'Ausnahme vom Widerrufsrecht'],
  ] as const)
    await withPage(t, { width: 390 }, async (page) => {
      await openHydrated(page, `${shop.origin}${language}/name-mug`)
      const link = page.locator('.personal-text').getByRole('link', { name: details })
      await link.waitFor()
      await page.locator('[name="personalText"]').fill('Ida')
      const drawn = page.locator('.inline-preview')
      await drawn.waitFor()
      const tops = [drawn, link, page.locator('[name="withoutText"]')].map(
        async (each) => (await each.boundingBox())!.y,
      )
      const [picture, line, without] = await Promise.all(tops)
      assert.ok(picture! < line! && line! < without!, 'field, picture, line, and the way without a text')
      const facts = page.locator('.product-facts')
      await link.click()
      await until(() => facts.locator('[id^="returns-"]').isVisible(), Boolean)
      assert.equal(await facts.getByText(exception ?? 'withdrawal').count(), exception ? 1 : 0)
      // The days to return are those of a gift without a text. Damage is promised once.
      const returnDays = facts.locator('p', { hasText: /99 (days|Tagen)/ })
      assert.match(
        await returnDays.innerText(),
        /^(Ordered without a name or text, it can be|Ohne Namen oder Text bestellt, kannst du es) /,
      )
      assert.equal(await facts.getByText(/Quality guarantee|Qualitätsgarantie/).count(), 0)
    })
})

test('on a laptop the whole add button is in the first view', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await page.setViewportSize({ width: 1440, height: 790 })
    await openHydrated(page, `${shop.origin}/name-mug`)
    const { y, height } = (await addButton(page).boundingBox())!
    assert.ok(y + height <= 790, `ends at ${y + height}`)
  })
})

test('the possible characters are listed once a character is refused', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/plush-teddy`)
    const field = page.locator('[name="personalText"]')
    const list = page.getByText(/Letters: .*Signs: /)
    await field.fill('Ida')
    await page.getByText('3 of ').waitFor()
    assert.equal(await list.count(), 0)
    await field.fill('Ida 🐣')
    await list.waitFor()
  })
})

test('a line without personalisation is marked, and its gift message appears from cart to packing slip', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    const email = 'no-name@example.com'
    await openHydrated(page, `${shop.origin}/name-mug`)
    await withoutName(page).check()
    await page.getByRole('textbox', { name: 'Gift message' }).fill('For the best mother')
    await addButton(page).click()
    await drawer(page).getByText('Without a name or text').waitFor()
    await page.goto(`${shop.origin}/cart`)
    await page.locator('.cart-line').getByText('Without a name or text').waitFor()
    await goToCheckout(page, shop.origin)
    const summary = page.locator('.checkout-summary')
    await summary.getByText('Without a name or text').waitFor()
    assert.equal(await page.getByText('Gifts with a personal text are excluded').count(), 0)
    await summary.getByText('For the best mother').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'checkout-gift-message')
    await fillAddress(page, email)
    await order(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await page.goto(`${shop.origin}/orderDetail?number=${number}`)
    await page.getByText('Without a name or text').waitFor()
    assert.match(await slipOf(number), /Without a name or text/)
    const paid = await until(
      () => shop.mailText(email, `We’ve received your payment for order ${number}`),
      (text) => text !== null,
    )
    assert.match(paid ?? '', /Without a name or text.*\nGift message\nFor the best mother/)
  })
})

test('the text of a gift in the cart is edited by keyboard, and its picture follows', async (t) => {
  const mug = (await shop.db.row<{ sku: string }>(
    sql`select sku from variant where product_id = (select id from product where key = 'name-mug') order by position limit 1`,
  ))!
  await withPage(t, { width: 390 }, async (page, faults) => {
    await bringCart(page, shop, [
      { ...mug, personalisation: 'Ada' },
      { ...mug, personalisation: 'Bo' },
    ])
    await openHydrated(page, `${shop.origin}/cart`)
    const lines = page.locator('.cart-line')
    const last = lines.last()
    const edit = last.getByRole('button', { name: 'Edit text' })
    const field = last.getByRole('textbox', { name: 'Personal text' })
    const drawn = last.locator('[data-part="picture"] text')
    const isFocused = (control: Locator) =>
      until(() => control.evaluate((element) => element === document.activeElement), Boolean)
    await edit.focus()
    await page.keyboard.press('Enter')
    await isFocused(field)
    assert.equal(await field.inputValue(), 'Bo')
    await expectNoAxeViolations(page)
    await field.fill('')
    await field.press('Enter')
    await last.getByText('Type the text for your gift, or choose “Without a name or text”').waitFor()
    await field.fill('Cleo')
    await until(
      () => drawn.textContent(),
      (text) => text === 'Cleo',
    )
    // What is typed survives a lost connection.
    faults.allow(/ERR_FAILED/)
    await page.route(`**${apiPath}**`, (route) => route.abort())
    await field.press('Enter')
    await last.getByText('nothing was changed').waitFor()
    assert.equal(await field.inputValue(), 'Cleo')
    await page.unrouteAll()
    await field.press('Enter')
    await last.getByText('“Cleo”').waitFor()
    await isFocused(edit)
    await edit.press('Enter')
    await field.fill('Ada')
    await last.getByRole('button', { name: 'Save' }).click()
    await until(
      () => lines.count(),
      (count) => count === 1,
    )
    await last.getByText('“Ada”').waitFor()
    await page.getByText('2 items').waitFor()
    await edit.press('Enter')
    await last.getByRole('checkbox', { name: 'Without a name or text' }).check()
    await last.getByRole('button', { name: 'Save' }).click()
    await last.locator('[data-part="options"]', { hasText: 'Without a name or text' }).waitFor()
    await until(
      () => drawn.count(),
      (count) => count === 0,
    )
  })
})

test('the choice of no personalisation counts before hydration', async (t) => {
  await withPage(t, {}, async (page) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(`${shop.origin}/name-mug`, { waitUntil: 'commit' })
    await withoutName(page).check()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    releaseScripts()
    await drawer(page).getByText('Without a name or text').waitFor()
  })
})

test('the service menu links to the payment methods and shows their brands', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await openHydrated(page, shop.origin)
    const menu = page.locator('.service-menu')
    await menu.getByRole('button').click()
    await menu.getByRole('list', { name: 'Payment methods' }).getByAltText('Visa').waitFor()
    await screenshot(page, 'service-menu')
    await menu.getByRole('link', { name: 'Payment methods' }).click()
    await page.getByRole('heading', { name: 'Ways to pay', level: 1 }).waitFor()
  })
})

test('a product page recommends gifts once', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await openHydrated(page, `${shop.origin}/name-mug`)
    const related = page.getByRole('region', { name: 'You might also like' })
    await related.scrollIntoViewIfNeeded()
    assert.ok((await related.locator('.product-card').count()) > 0)
    assert.equal(await page.getByRole('heading', { name: 'Best sellers' }).count(), 0)
    await expectNoAxeViolations(page)
  })
})
