// The pictures of a product in the back office: by keyboard on a phone, by mouse on a desktop.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { pictureUploadPath } from '#contract/picture-upload.ts'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const pictureOf = async (background: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function openEditor(page: Page): Promise<void> {
  const product = await shop.db.row<{ id: string }>(sql`select id from product where key = 'name-mug'`)
  await openScreen(page, shop, `/products/${product!.id}`)
  await tiles(page).first().waitFor()
}

const tiles = (page: Page) => page.locator('.picture-field li[draggable]')
const sources = (page: Page): Promise<string[]> =>
  page
    .locator('.picture-field li img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')!))
const save = async (page: Page): Promise<void> => {
  await pressSave(page)
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
}

test('on a phone, pictures are added, described, moved by keyboard, assigned, and shown in the shop', async (t) => {
  await withStaffPage(t, shop, { role: 'manager', width: 390, pictures: true }, async (page) => {
    await openEditor(page)
    await expectNoAxeViolations(page)
    const before = await tiles(page).count()
    const input = page.locator('.picture-field input[multiple]')
    await input.setInputFiles([
      await pictureOf('#a43', 'red.png'),
      await pictureOf('#2a6', 'green.png'),
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ])
    await page.getByRole('alert').getByText('not a picture').waitFor()
    await tiles(page)
      .nth(before + 1)
      .waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    const added = (await sources(page)).slice(before)
    assert.equal(new Set(added).size, 2)

    await page.getByRole('button', { name: `Move picture ${before + 1} forward` }).focus()
    for (let at = before; at > 0; at -= 1) await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('position 1').waitFor({ state: 'attached' })
    assert.equal((await sources(page))[0], added[0])

    await page.getByRole('button', { name: 'Edit picture 1', exact: true }).click()
    await page.getByLabel('Description (English)').fill('A red mug')
    await page.getByRole('checkbox').first().check()
    await expectNoAxeViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: `Remove picture ${before + 2}` }).click()
    await save(page)
    await page.goto(`${shop.origin}/name-mug`)
    await page.getByRole('img', { name: 'A red mug' }).first().waitFor()
  })
})

test('on a desk, pictures are dropped, pasted and dragged', async (t) => {
  await withStaffPage(t, shop, { role: 'manager', width: 1440, pictures: true }, async (page) => {
    await openEditor(page)
    const before = await sources(page)
    for (const [kind, colour] of [
      ['drop', '#36c'],
      ['paste', '#c93'],
    ] as const) {
      const { buffer } = await pictureOf(colour, 'a.png')
      await page.locator('.picture-field').evaluate(
        (field, { kind: type, bytes }) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }))
          field.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
        },
        { kind, bytes: [...buffer] },
      )
      await tiles(page)
        .nth(before.length + (kind === 'drop' ? 0 : 1))
        .waitFor()
    }
    // Cells of a spreadsheet come with a picture of them.
    const isTaken = await page.getByLabel('Title', { exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Mug')
      clipboardData.items.add(new File(['x'], 'cells.png', { type: 'image/png' }))
      return !field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    assert.equal(isTaken, false, 'the text goes into the field')
    const [dropped, pasted] = (await sources(page)).slice(before.length)
    // To a tile near it: a drag does not scroll the page.
    const last = before.length - 1
    await tiles(page)
      .nth(before.length + 1)
      .dragTo(tiles(page).nth(last))
    const ordered = [...before.slice(0, last), pasted, before[last], dropped]
    assert.deepEqual(await sources(page), ordered)
    await save(page)
    await page.reload()
    await tiles(page).first().waitFor()
    assert.deepEqual(await sources(page), ordered)
  })
})

test('a stalled upload ends with a message, and the same file can be chosen again', async (t) => {
  await withStaffPage(t, shop, { pictures: true }, async (page, faults) => {
    faults.allow(/ERR_ABORTED|answer 401/)
    await page.clock.install()
    await openScreen(page, shop, '/settings/look')
    const input = page.locator('.one-picture-field input')
    const logo = await pictureOf('#639', 'logo.png')
    let isHeld = true
    await page.route(`**${pictureUploadPath}`, (route) => (isHeld ? undefined : route.continue()))
    const held = page.waitForRequest(`**${pictureUploadPath}`)
    await input.setInputFiles(logo)
    await held
    await page.clock.fastForward(61_000)
    await page.getByText('could not be reached').waitFor()
    isHeld = false
    assert.equal(await input.inputValue(), '', 'choosing the same file is a change')
    await input.setInputFiles(logo)
    await page.locator('.one-picture-field img').waitFor()
  })
})

test('a picture that is sent when the session has ended asks for the sign-in', async (t) => {
  await withStaffPage(t, shop, { pictures: true }, async (page, faults) => {
    faults.allow(/answer 401/)
    await openEditor(page)
    await shop.db.run(sql`delete from staff_session`)
    await page.locator('.picture-field input[multiple]').setInputFiles([await pictureOf('#639', 'a.png')])
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })
})
