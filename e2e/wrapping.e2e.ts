// Gift wrap and card are chosen on the product page. The cart, the buyer, the packer and the recipient see them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { openHydrated } from './steps.ts'
import { typefaceLoaded } from './typeface-loaded.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function print(...words: string[]): Promise<string> {
  const done = await runCommand(commands, words, Date.now(), (work) => work(shop.db))
  assert.equal(done.exitCode, 0, done.output)
  return done.output
}

const swatch = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function openChoice(page: Page): Promise<void> {
  await openHydrated(page, `${shop.origin}/chocolate-bunny`)
  assert.equal(await page.getByRole('group', { name: 'Ribbon' }).count(), 0)
  await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check()
  await page.locator('.wrap-box').waitFor()
}

/** The colour of the box's ribbon, and its angle. */
const box = (page: Page) =>
  page.locator('.wrap-box').evaluate((element) => {
    const style = getComputedStyle(element)
    return { band: style.getPropertyValue('--band'), turn: style.getPropertyValue('--turn') }
  })

/** On the packing slip, the cards and in the mail. */
async function assertInWords(number: string): Promise<void> {
  assert.match(await print('order', 'slip', number), /Gift wrap: Midnight, Gold ribbon/)
  const papers = await print('order', 'print', number, '--papers', 'pick-list,cards', '--language', 'de')
  assert.match(papers, /Geschenkverpackung: Mitternacht, Band in Gold \(1 ×\)/)
  assert.match(papers, /Merry Christmas!<br>Żółć/)
  const mail = await shop.mailText('wrap@example.com', `Thank you for your order ${number}`)
  if (mail !== null) assert.match(mail, /Gift wrap: Midnight, Gold ribbon/)
}

test('paper, ribbon and card are chosen, ordered, packed and unwrapped', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openChoice(page)
    await expectNoAxeViolations(page)
    // Not behind the bar at the bottom.
    await swatch(page, 'Kraft').evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    await swatch(page, 'Kraft').check({ force: true })
    await swatch(page, 'Gold').check({ force: true })
    const message = page.getByLabel('Gift message')
    await message.focus()
    await page.getByRole('button', { name: 'Merry Christmas!' }).click()
    assert.equal(await message.inputValue(), 'Merry Christmas!')
    await message.press('End')
    await message.pressSequentially(' Żółć')
    await page.evaluate(async () => document.fonts.ready)
    const fonts = await page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => family === 'Handwriting' && status === 'loaded')
          .length,
    )
    assert.equal(fonts, 2, 'the slices for Latin and for Polish letters')
    await expectNoAxeViolations(page)
    await screenshot(page, 'wrapping-product')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
    await drawer.getByText('Kraft, Gold ribbon').waitFor()
    await drawer.locator('blockquote', { hasText: 'Merry Christmas! Żółć' }).waitFor()

    await page.goto(`${shop.origin}/cart`)
    const line = page.locator('.cart-line')
    const written = line.locator('blockquote', { hasText: 'Merry Christmas! Żółć' })
    assert.match(await written.evaluate((card) => getComputedStyle(card).fontFamily), /^Handwriting/)
    await line.getByText('Kraft, Gold ribbon').waitFor()
    await line.locator('summary').click()
    await swatch(page, 'Midnight').evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    await swatch(page, 'Midnight').check({ force: true })
    await line.getByText('Midnight, Gold ribbon').waitFor()
    await line.getByText('Merry Christmas! Żółć').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'wrapping-cart')

    await goToCheckout(page, shop.origin)
    await page.locator('[data-part="folded"] summary').first().click()
    await page.locator('[data-part="folded"]').first().getByText('Gift wrap: Midnight, Gold ribbon').waitFor()
    await fillAddress(page, 'wrap@example.com')
    await page.getByRole('radio', { name: 'As soon as possible' }).waitFor()
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    await page.locator('.gift-parcel[data-paper="midnight"][data-ribbon="gold"]').waitFor()
    await page.getByText('Gift wrap: Midnight, Gold ribbon').waitFor()
    await screenshot(page, 'wrapping-placed')

    const { number, code } = (await shop.db.row<{ number: string; code: string }>(sql`
      select o.number, g.gift_code as code from orders o join shipment_group g on g.order_id = o.id`))!
    await page.locator('.order-placed .unbroken', { hasText: /^wrap@example\.com\.$/ }).waitFor()
    const giftPage = await page.getByRole('link', { name: 'See what Anna will see' }).getAttribute('href')
    assert.equal(giftPage, `/gift#${code}`)
    await page.goto(`${shop.origin}/orderDetail?number=${number}`)
    await page.getByRole('heading', { name: 'Getting it ready for Anna', level: 1 }).waitFor()
    await assertInWords(number)

    await openGiftSlowly(page, code)
    await page.locator('.gift-parcel[data-paper="midnight"]').waitFor()
    await screenshot(page, 'wrapping-gift-closed')
    await page.getByRole('button', { name: 'Show it right away' }).click()
    await page.locator('blockquote.handwritten', { hasText: 'Merry Christmas! Żółć' }).waitFor()
    assert.ok(!(await page.getByLabel('Gift code').isVisible()))
    await page.getByText('Not your gift?').click()
    await page.getByLabel('Gift code').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'wrapping-gift-open')
  })
})

/** The link of a card asks for no code while its gift loads. Its heading stays when the code of the parcel arrives. */
async function openGiftSlowly(page: Page, code: string): Promise<void> {
  const { promise: seen, resolve: release } = Promise.withResolvers<void>()
  const { promise: waited, resolve: releaseCode } = Promise.withResolvers<void>()
  await page.route(/GiftSheet[^/]*\.(js|css)/, async (route) => {
    await waited
    await route.continue()
  })
  await page.route(`**${apiPath}**`, async (route) => {
    await seen
    await route.continue()
  })
  await page.goto(`${shop.origin}/gift#${code}`)
  await page.locator('form[data-linked]').waitFor({ state: 'attached' })
  assert.ok(!(await page.getByLabel('Gift code').isVisible()))
  release()
  const heading = () =>
    page.locator('.gift-page header').evaluate((header) =>
      [...header.children].map((part) => {
        const { x, y, width } = part.getBoundingClientRect()
        return [x, y, width].map(Math.round)
      }),
    )
  await page.getByText('Not your gift?').waitFor()
  const loading = await heading()
  releaseCode()
  await page.locator('.gift-box').waitFor()
  assert.deepEqual(loading, await heading())
}

/** Records what moves without the shopper's action. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & {
      sources: { node: Node | null }[]
      value: number
      hadRecentInput: boolean
    }
    new PerformanceObserver((list) => {
      for (const { sources, value, hadRecentInput } of list.getEntries() as Shift[])
        for (const { node } of hadRecentInput ? [] : sources)
          shifts.push(`${value} ${(node as Element | null)?.outerHTML?.slice(0, 120) ?? node?.textContent}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

test('the pictures of the product show the chosen paper, also large', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await openChoice(page)
    const wrapped = page.locator('.gallery [data-part="strip"] .wrapped-box')
    await swatch(page, 'Forest stars').check({ force: true })
    await swatch(page, 'Gold').check({ force: true })
    await page.locator('.gallery .wrapped-box[data-paper="stars"][data-ribbon="gold"]').waitFor()
    assert.equal(await page.getByAltText('Gift wrap: Forest stars, Gold ribbon').count(), 1)
    await wrapped.click()
    const large = page.getByRole('dialog').locator('[data-part="strip"] .wrapped-box[data-paper="stars"]')
    await large.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).uncheck()
    await wrapped.waitFor({ state: 'detached' })
  })
})

test('the papers keep their size beside the facts of a tablet', async (t) => {
  await withPage(t, { width: 820 }, async (page) => {
    await openChoice(page)
    const labels = page.locator('.wrap-swatches').first().locator('label')
    const widths = await labels.evaluateAll((all) => all.map((label) => label.clientWidth))
    assert.deepEqual(widths, [44, 44, 44, 44, 44])
  })
})

test('the ribbon reaches the lower edge of the wall in front', async (t) => {
  await withPage(t, {}, async (page) => {
    await openChoice(page)
    await page.getByRole('slider', { name: /The gift, wrapped/ }).focus()
    for (let turn = -32; turn < -8; turn += 8) await page.keyboard.press('ArrowRight')
    const { x, y, width, height } = await page
      .locator('.wrap-box i')
      .first()
      .evaluate((wall) => wall.getBoundingClientRect().toJSON() as DOMRect)
    const pixel = { x: Math.round(x + width / 2), y: Math.round(y + height - 8), width: 1, height: 1 }
    const { data } = await sharp(await page.screenshot({ clip: pixel }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.ok(data[0]! - data[1]! > 60, `raspberry, not rgb(${[...data].join()})`)
  })
})

test('the box turns and the papers change by keyboard, and nothing moves when they arrive', async (t) => {
  await withPage(t, {}, async (page) => {
    await recordShifts(page)
    await openChoice(page)
    await page.getByText('Merry Christmas!').waitFor({ state: 'attached' })
    assert.deepEqual(await shiftsOf(page), [])
    const before = await box(page)
    await page.getByRole('slider', { name: /The gift, wrapped/ }).focus()
    await page.keyboard.press('ArrowRight')
    assert.notEqual((await box(page)).turn, before.turn)
    await page.keyboard.press('Tab')
    assert.ok(await swatch(page, 'Blush dots').evaluate((radio) => radio === document.activeElement))
    await page.keyboard.press('ArrowRight')
    assert.ok(await swatch(page, 'Cream stripes').isChecked())
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    assert.ok(await swatch(page, 'Ivory').isChecked())
    assert.notEqual((await box(page)).band, before.band)
  })
})

test('on the home page nothing moves when the handwriting arrives', async (t) => {
  await withPage(t, { width: 1440 }, async (page) => {
    await recordShifts(page)
    await openHydrated(page, shop.origin)
    await page.locator('.wrapped-gifts').scrollIntoViewIfNeeded()
    await page.locator('.wrapped-gifts .message-card').waitFor()
    await page.evaluate(async () => document.fonts.ready)
    assert.deepEqual(await shiftsOf(page), [])
  })
})

test('Japanese and Chinese cards are written by hand', async (t) => {
  const cards = [
    ['ja', 'お誕生日おめでとう', 'Klee One'],
    ['zh', '生日快乐', 'Ma Shan Zheng'],
  ] as const
  for (const [locale, text, typeface] of cards)
    await withPage(t, { width: 390 }, async (page) => {
      await openHydrated(page, `${shop.origin}/${locale}/chocolate-bunny`)
      const field = page.locator('.field-card textarea')
      await field.scrollIntoViewIfNeeded()
      await field.fill(text)
      await typefaceLoaded(page, typeface)
      await page.locator('.add-to-cart button').last().click()
      await page.getByRole('dialog').locator('blockquote', { hasText: text }).waitFor()
      await page.goto(`${shop.origin}/${locale}/cart`)
      await page.locator('.cart-line blockquote', { hasText: text }).waitFor()
      await typefaceLoaded(page, typeface)
      await screenshot(page, `wrapping-card-${locale}`)
    })
})
