// The personal text is drawn on the photograph while it is typed. It has the place and size of the photographed word.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import { sampleLettering } from '#sample/lettering.ts'
import { drawingPath } from '#services/lettering/drawing-link.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { stepTo } from './step-through.ts'
import { openHydrated } from './steps.ts'
import { typefaceLoaded } from './typeface-loaded.ts'

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
  'ring-dish': ['Mum', 38.75, 46.25, 56.58, 51.17],
  'scented-candle': ['Peony', 42.69, 54.7, 57.82, 61.62],
  'mothers-day-card': ["Mother's Day", 17.98, 55.79, 45.06, 61.73],
  'tote-bag': ['best mum', 36.31, 57.7, 66.22, 64.67],
} as const

const side = 1000
/** Not on the visited pages behind it. */
const shown = (page: Page) => page.locator('main > :not([data-kept])')
const field = (page: Page) => shown(page).locator('[name="personalText"]')
const drawn = (page: Page) => shown(page).locator('.gallery [data-part="strip"] .drawn-text').first()

/** Box of the letters in percent. Covers the page by a copy of its first drawing, in black, for a screenshot. */
async function drawnBox(page: Page): Promise<number[]> {
  const cover = await drawn(page).evaluateHandle(async (svg, px) => {
    const copy = svg.cloneNode(true) as SVGElement
    const length = `${px}px`
    const plain = { position: 'fixed', inset: '0', width: length, height: length, maxWidth: 'none' }
    const element = document.createElement('div')
    Object.assign(element.style, { ...plain, background: 'white', zIndex: '1000' })
    Object.assign(copy.style, { ...plain, mixBlendMode: 'normal' })
    Object.assign(copy.querySelector('text')!.style, { fill: 'black', filter: 'none' })
    element.append(copy)
    document.body.append(element)
    await document.fonts.ready
    return element
  }, side)
  const place = await cover.evaluate(({ firstElementChild }) => {
    const { left, top, width, height } = firstElementChild!.getBoundingClientRect()
    return [left, top, width, height]
  })
  assert.deepEqual(place, [0, 0, side, side])
  const box = await inkBox(await page.screenshot())
  await cover.evaluate((element) => element.remove())
  return box
}

/** Box of the dark pixels in percent: left, top, right, bottom. */
async function inkBox(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if (data[(y * info.width + x) * info.channels]! >= 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  return [left, top, right, bottom].map((px) => (px / side) * 100)
}

test('the drawn word covers the photographed word within one percent of the picture', async (t) => {
  await withPage(t, { width: side }, async (page) => {
    await page.setViewportSize({ width: side, height: side })
    await openHydrated(page, shop.origin)
    for (const [key, [word, ...box]] of Object.entries(photographed)) {
      await stepTo(page, `/${key}`)
      await field(page).fill(word)
      await drawn(page).getByText(word).waitFor()
      const deviations = (await drawnBox(page)).map((edge, at) => edge - box[at]!)
      t.diagnostic(`${key} "${word}": ${deviations.map((part) => `${part.toFixed(2)} %`).join(', ')}`)
      assert.ok(
        deviations.every((part) => Math.abs(part) <= 1),
        `${key}: ${deviations.join()}`,
      )
    }
  })
})

/** The outlines of the production file on the picture. */
function outlineBox(key: 'name-mug-oat' | 'personalised-name-egg' | 'linen-notebook', text: string) {
  const outlines = outlineText(text, { ...sampleLettering[key]!, sample: '' }, 'us')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">
    <path fill="#fff" d="M0 0h1000v1000h-1000z"/><path d="${outlines}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer().then(inkBox)
}

test('the outlines for production cover the drawn word within one percent, in every script', async (t) => {
  const drawings = [
    ['name-mug', 'name-mug-oat', 'Zoë & Łukasz'],
    ['name-mug', 'name-mug-oat', 'Ελένη'],
    ['name-mug', 'name-mug-oat', 'Юлия'],
    ['name-mug', 'name-mug-oat', 'أجمل أم'],
    ['name-mug', 'name-mug-oat', 'Ida & ليلى 2026'],
    ['name-mug', 'name-mug-oat', 'おかあさん', 'Klee One'],
    ['name-mug', 'name-mug-oat', '最棒的妈妈', 'Ma Shan Zheng'],
    ['name-mug', 'name-mug-oat', '하늘에게', 'Nanum Pen Script'],
    ['name-mug', 'name-mug-oat', 'שרה ודוד'],
    ['name-mug', 'name-mug-oat', 'דנה (רון) 24.12.'],
    ['name-mug', 'name-mug-oat', 'مُحَمَّد'],
    ['personalised-name-egg', 'personalised-name-egg', 'Bartholomew'],
    ['linen-notebook', 'linen-notebook', 'Noël'],
  ] as const
  await withPage(t, { width: side }, async (page) => {
    await page.setViewportSize({ width: side, height: side })
    await openHydrated(page, shop.origin)
    for (const [key, picture, text, typeface] of drawings) {
      if (new URL(page.url()).pathname !== `/${key}`) await stepTo(page, `/${key}`)
      await field(page).fill(text)
      await drawn(page).getByText(text).waitFor()
      if (typeface) await typefaceLoaded(page, typeface)
      const expected = await drawnBox(page)
      const deviations = (await outlineBox(picture, text)).map((edge, at) => edge - expected[at]!)
      t.diagnostic(`${key} "${text}": ${deviations.map((part) => `${part.toFixed(2)} %`).join(', ')}`)
      assert.ok(
        deviations.every((part) => Math.abs(part) <= 1),
        `${key} ${text}: ${deviations.join()}`,
      )
    }
  })
})

/** The picture below the field is low, as wide as the field, and shows the whole word. */
async function assertWordInPreview(page: Page): Promise<void> {
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
  const [input, preview, word] = await Promise.all(
    ['[name="personalText"]', '.inline-preview', '.inline-preview text'].map(boxOf),
  )
  assert.ok(Math.abs(preview!.width - input!.width) < 1 && preview!.height < preview!.width / 2)
  const gap = preview!.y - input!.y - input!.height
  assert.ok(gap > 0 && gap < 400, `below the field, its notes and the checkbox: ${gap}`)
  assert.ok(word!.y >= preview!.y && word!.y + word!.height <= preview!.y + preview!.height, 'the whole word')
}

test('the drawing follows the text, in the language of the page, and is in the cart', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await openHydrated(page, `${shop.origin}/ja/name-mug`)
    await drawn(page).getByText('ゆい').waitFor()
    assert.equal(await page.locator('.inline-preview').count(), 0, 'the gallery has the sample word')
    await field(page).fill('Ida 🐣')
    await drawn(page).getByText('Ida', { exact: true }).waitFor()
    await page.locator('.inline-preview .drawn-text').getByText('Ida').waitFor()
    await page.locator('.gallery [data-part="thumbnails"] .drawn-text').getByText('Ida').first().waitFor()
    await assertWordInPreview(page)
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

test('every gallery has three pictures or more, and the close-up shows the typed text', async (t) => {
  const keys = await shop.db.rows<{ key: string }>(sql`select key from product where status = 'active'`)
  for (const { key } of keys) {
    const html = await (await fetch(`${shop.origin}/${key}`)).text()
    const [, count] = /<[^>]* class="gallery[ "][^>]* data-count="(\d+)"/.exec(html) ?? []
    assert.ok(Number(count) >= 3, `${key}: ${count}`)
  }
  await withPage(t, {}, async (page) => {
    await openHydrated(page, `${shop.origin}/name-mug`)
    await page.getByRole('radio', { name: 'Sky' }).check({ force: true })
    await field(page).fill('Ida')
    const close = page.locator('.gallery [data-part="strip"] > li').nth(1)
    await close.locator('.drawn-text').getByText('Ida').waitFor()
    assert.match((await close.locator('picture img').getAttribute('src')) ?? '', /name-mug-sky-blank-close/)
    assert.equal(await page.getByRole('img', { name: /^Gift wrap: Blush dots/ }).count(), 1)
  })
})

/** The picture of the mail differs from the photograph where the outlines are. */
async function assertMailPicture(number: string): Promise<void> {
  const line = await shop.db.row<{ id: string; picture: string }>(sql`
    select l.id, l.picture from order_line l join orders o on o.id = l.order_id where o.number = ${number}`)
  const address = `${shop.origin}${drawingPath(shop.secret, line!.id)}`
  const mailed = await fetch(address)
  assert.equal(mailed.headers.get('content-type'), 'image/jpeg')
  assert.match(mailed.headers.get('x-robots-tag') ?? '', /noindex/)
  const [drawing, photograph] = await Promise.all(
    [mailed, await fetch(`${shop.origin}/media/${line!.picture}-480.jpg`)].map(async (answer) =>
      sharp(await answer.arrayBuffer())
        .resize(side, side)
        .toBuffer(),
    ),
  )
  const changed = await sharp(photograph)
    .composite([{ input: drawing!, blend: 'difference' }])
    .toBuffer()
  const ink = await sharp(changed).greyscale().linear(4).negate().png().toBuffer()
  const expected = await outlineBox('name-mug-oat', 'Ida')
  const deviations = (await inkBox(ink)).map((edge, at) => edge - expected[at]!)
  assert.ok(
    deviations.every((part) => Math.abs(part) <= 1),
    deviations.join(),
  )
  const changedAddress = address.replace(line!.id.slice(0, 8), '00000000')
  assert.equal((await fetch(changedAddress)).status, 404)
}

test('the drawing is on checkout, confirmation, order, gift and mail, and staff save it in millimetres', async (t) => {
  let number = ''
  await withPage(t, {}, async (page) => {
    const drawnIn = (place: string) => page.locator(`${place} .drawn-text`).getByText('Ida')
    await openHydrated(page, `${shop.origin}/name-mug`)
    await field(page).fill('Ida')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog').locator('.drawn-text').waitFor()
    await goToCheckout(page, shop.origin)
    await drawnIn('.checkout-summary').waitFor()
    // The returns promise does not cover what is made with a text.
    await page.locator('.order-button').getByText('Gifts with a personal text are excluded').waitFor()
    await fillAddress(page, 'ida@example.com')
    await order(page)
    await choosePayment(page, 'Approve')
    number = await seeThanks(page)
    await drawnIn('.order-placed').waitFor()
    await drawnIn('.order-sheet section').waitFor()
    await expectNoAxeViolations(page)
    const gift = await shop.db.row<{ code: string }>(sql`
      select gift_code as code from shipment_group g join orders o on o.id = g.order_id where o.number = ${number}`)
    await page.goto(`${shop.origin}/gift#${gift!.code}`)
    await drawnIn('.gift-box').waitFor()
    await page.getByRole('button', { name: 'Show it right away' }).click()
    await page.locator('.gift-content').waitFor()
    await drawnIn('.gift-box').waitFor()
  })
  await assertMailPicture(number)
  await withStaffPage(t, shop, { width: 1440 }, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Production file', exact: true }).click()
    const file = await saving
    assert.equal(file.suggestedFilename(), `${number}-1.svg`)
    assert.match(await readFile(await file.path(), 'utf8'), /^<svg [^>]*width="70\.00mm".*<path d="M/)
    const savingAll = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Production files (ZIP)' }).click()
    const archive = await savingAll
    assert.equal(archive.suggestedFilename(), `${number}.zip`)
    const files = Object.keys(unzipSync(await readFile(await archive.path())))
    assert.deepEqual(files, [`${number}-1.svg`, 'texts.csv'])
    // Elsewhere the head of the page may cover a part of a button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoAxeViolations(page)
  })
})
