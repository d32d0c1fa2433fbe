// The personal text is drawn on the photograph while it is typed, at the place and size of the photographed word.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

/** The photographed word and its box on the photograph: left, top, right, bottom in percent of the width. */
const photographed = {
  'name-mug': ['Mum', 25.47, 48.77, 54.22, 61.65],
  'embroidered-cushion': ['Mum', 36.72, 34.25, 72.29, 50.39],
  'glass-bauble-set': ['Emma', 47.14, 65.84, 61.24, 71.28],
  'iced-sugar-cookies': ['mum', 13.41, 60.58, 24.95, 63.99],
  'knitted-stocking': ['Noah', 36, 31.65, 54.68, 39.79],
  'linen-notebook': ['Emma', 36.67, 37.36, 56.99, 45.76],
  'name-tumbler': ['Emma', 39.52, 47.58, 60.15, 55.51],
  'personalised-name-egg': ['Emma', 36.17, 53.96, 64.93, 64.27],
  'tote-bag': ['best mum', 36.31, 57.7, 66.22, 64.67],
} as const

const side = 1000
const field = (page: Page) => page.locator('[name="personalText"]')
const drawn = (page: Page) => page.locator('.gallery [data-part="strip"] .drawn-text').first()

/** Box of the letters in percent. Replaces the page by its first drawing, in black. */
async function drawnBox(page: Page): Promise<number[]> {
  const shown = await drawn(page).evaluate(async (svg, px) => {
    const length = `${px}px`
    const plain = {
      position: 'fixed',
      width: length,
      height: length,
      maxWidth: 'none',
      mixBlendMode: 'normal',
    }
    Object.assign((svg as SVGElement).style, plain)
    Object.assign(svg.querySelector('text')!.style, { fill: 'black', filter: 'none' })
    await document.fonts.ready
    document.documentElement.style.scrollbarGutter = 'auto'
    document.body.style.background = 'white'
    document.body.replaceChildren(svg)
    const { left, top, width, height } = svg.getBoundingClientRect()
    return [left, top, width, height]
  }, side)
  assert.deepEqual(shown, [0, 0, side, side])
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((at) => at % info.channels === 0 && data[at]! < 128)
  const xs = dark.map((at) => (at / info.channels) % info.width)
  const ys = dark.map((at) => Math.floor(at / info.channels / info.width))
  xs.sort((a, b) => a - b)
  ys.sort((a, b) => a - b)
  return [xs[0]!, ys[0]!, xs.at(-1)! + 1, ys.at(-1)! + 1].map((px) => (px / side) * 100)
}

test('the drawn word covers the photographed word within one percent of the picture', async (t) => {
  for (const [key, [word, ...box]] of Object.entries(photographed))
    await withPage(t, { width: side }, async (page) => {
      await page.setViewportSize({ width: side, height: side })
      await openHydrated(page, `${shop.origin}/${key}`)
      await field(page).fill(word)
      await drawn(page).getByText(word).waitFor()
      const deviations = (await drawnBox(page)).map((edge, at) => edge - box[at]!)
      t.diagnostic(`${key} "${word}": ${deviations.map((part) => `${part.toFixed(2)} %`).join(', ')}`)
      assert.ok(
        deviations.every((part) => Math.abs(part) <= 1),
        `${key}: ${deviations.join()}`,
      )
    })
})

test('the drawing follows the text, in the language of the page, and is in the cart', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/ja/name-mug`)
    await drawn(page).getByText('お母さん').waitFor()
    await field(page).fill('Ida 🐣')
    await drawn(page).getByText('Ida', { exact: true }).waitFor()
    await page.locator('.personal-echo .drawn-text').getByText('Ida').waitFor()
    await expectNoAxeViolations(page)
    const size = () => drawn(page).locator('text').getAttribute('font-size')
    const short = Number(await size())
    await field(page).fill('Bartholomew ')
    await drawn(page).getByText('Bartholomew').waitFor()
    assert.ok(Number(await size()) < short)
    await page.locator('[name="withoutText"]').check()
    await drawn(page).waitFor({ state: 'detached' })
    await field(page).fill('Ida')
    await page.locator('.add-to-cart button').last().click()
    await page.getByRole('dialog').locator('.drawn-text').getByText('Ida').waitFor()
    await page.goto(`${shop.origin}/ja/cart`)
    await page.locator('.cart-line .drawn-text').getByText('Ida').waitFor()
  })
})

test('the drawing is on checkout, confirmation, order and gift', async (t) => {
  await withPage(t, {}, async (page) => {
    const drawnIn = (place: string) => page.locator(`${place} .drawn-text`).getByText('Ida')
    await openHydrated(page, `${shop.origin}/name-mug`)
    await field(page).fill('Ida')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').locator('.drawn-text').waitFor()
    await goToCheckout(page, shop.origin)
    await drawnIn('.checkout-summary').waitFor()
    await fillAddress(page, 'ida@example.com')
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await drawnIn('.order-placed').waitFor()
    await drawnIn('.order-sheet section').waitFor()
    await expectNoAxeViolations(page)
    const gift = await shop.db.row<{ code: string }>(sql`
      select gift_code as code from shipment_group g join orders o on o.id = g.order_id where o.number = ${number}`)
    await page.goto(`${shop.origin}/gift#${gift!.code}`)
    await drawnIn('.gift-box').waitFor()
    await page.getByRole('button', { name: 'Skip' }).click()
    await drawnIn('.gift-content').waitFor()
  })
})
