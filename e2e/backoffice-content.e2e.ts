// A page of the merchant: written in two languages, published, seen in the shop, moved and deleted.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function answerOf(path: string): Promise<{ status: number; location: string | null; body: string }> {
  const response = await fetch(shop.origin + path, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: await response.text(),
  }
}

test('a page is written in two languages with a preview, published, moved to another address and deleted', async (t) => {
  await withStaffPage(t, shop, { width: 1440 }, async (page) => {
    await openScreen(page, shop, '/content')
    await page.getByRole('link', { name: 'New page' }).click()
    await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
    await page.getByLabel('Summary').fill('Who we are')
    await pressSave(page)
    await page.getByText('Required', { exact: true }).first().waitFor()
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
      'true',
      'the first field with an error has the focus',
    )
    await page.getByLabel('Title', { exact: true }).fill('About our shop')
    await page.getByLabel('Text', { exact: true }).fill('We pack **every** gift by hand.')
    await page.locator('.text-preview strong', { hasText: 'every' }).waitFor()
    await page.getByLabel('Beside it').selectOption('de')
    const german = page.getByRole('group', { name: 'Deutsch' })
    await german.getByLabel('Title').fill('Über uns')
    await german.getByLabel('Text', { exact: true }).fill('Wir packen **jedes** Geschenk von Hand.')
    await page.locator('.text-preview strong', { hasText: 'jedes' }).waitFor()
    await expectNoAxeViolations(page)
    await pressSave(page)
    await page.waitForURL(/\/content\/about-our-shop$/)
    assert.equal((await answerOf('/rich/about-our-shop')).status, 404, 'a draft is shown to nobody')

    await page.getByLabel('Status').selectOption('active')
    await pressSave(page)
    await page.getByRole('link', { name: 'View in shop' }).waitFor()
    await until(
      () => answerOf('/de/rich/about-our-shop'),
      ({ body }) => body.includes('<strong>jedes</strong>'),
    )

    await page.getByLabel(/^Address \(\/rich/).fill('who-we-are')
    await pressSave(page)
    await page.waitForURL(/\/content\/who-we-are$/)
    const moved = await until(
      () => answerOf('/de/rich/about-our-shop'),
      ({ status }) => status === 301,
    )
    assert.equal(moved.location, '/de/rich/who-we-are')
    assert.match((await answerOf('/rich/who-we-are')).body, /<strong>every<\/strong>/)

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/content$/)
    await page.getByRole('table', { name: 'Pages' }).waitFor()
    await expectNoAxeViolations(page)
    await until(
      () => answerOf('/rich/who-we-are'),
      ({ status }) => status === 404,
    )
  })
})

test('an answer to a review is shown below it, and removed again', (t) =>
  withStaffPage(t, shop, { width: 390 }, async (page) => {
    await openScreen(page, shop, '/reviews?list=shown')
    const review = page.locator('.panel').first()
    const product = await review.getByRole('link').getAttribute('href')
    await review.getByLabel('Answer').fill('Thank you, we passed it on.')
    await review.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    await page.goto(shop.origin + product)
    const answer = page.getByRole('region', { name: 'Reviews' }).locator('[data-part="answer"]')
    await answer.getByText('Answer of the shop').waitFor()
    await answer.getByText('Thank you, we passed it on.').waitFor()
    await openScreen(page, shop, '/reviews?list=shown')
    await review.getByLabel('Answer').fill('')
    await review.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    await until(
      () => answerOf(product!),
      ({ body }) => !body.includes('Answer of the shop'),
    )
  }))

test('a review of the second page is answered and shown, and leaves the list', (t) =>
  withStaffPage(t, shop, { width: 820 }, async (page) => {
    await shop.db.run(sql`
      insert into review (id, product_id, locale, author, stars, text, status, written_at)
      select gen_random_uuid(), (select id from product limit 1), 'us', 'Ada', 5, 'Review ' || n, 'refused',
        now() - n * interval '1 minute' from generate_series(1, 60) as n`)
    await openScreen(page, shop, '/reviews?list=refused')
    await page.getByText('Review 50', { exact: true }).waitFor()
    const panels = page.getByRole('main').locator('.panel')
    assert.equal(await panels.count(), 50)
    await page.getByRole('button', { name: 'Show more' }).click()
    const last = panels.filter({ has: page.getByText('Review 60', { exact: true }) })
    await last.getByLabel('Answer').fill('Thank you.')
    const save = last.getByRole('button', { name: 'Save' })
    await save.click()
    // What is saved cannot be saved again.
    await save.and(page.locator(':disabled')).waitFor()
    await last.getByRole('button', { name: 'Show in the shop' }).click()
    await last.waitFor({ state: 'detached' })
    assert.equal(await panels.count(), 59)
  }))

test('an answer that is typed before the review is shown is saved with the decision', (t) =>
  withStaffPage(t, shop, {}, async (page) => {
    await shop.db.run(sql`
      insert into review (id, product_id, locale, author, stars, text, status, written_at)
      values (gen_random_uuid(), (select id from product limit 1), 'us', 'Bo', 4, 'Arrived early', 'waiting', now())`)
    const panel = page.getByRole('main').locator('.panel', { hasText: 'Arrived early' })
    await openScreen(page, shop, '/reviews')
    await panel.getByLabel('Answer').fill('Glad to hear it.')
    await panel.getByRole('button', { name: 'Show in the shop' }).click()
    await panel.waitFor({ state: 'detached' })
    await openScreen(page, shop, '/reviews?list=shown')
    await panel.waitFor()
    assert.equal(await panel.getByLabel('Answer').inputValue(), 'Glad to hear it.')
  }))

test('a category is removed after a question that names it', (t) =>
  withStaffPage(t, shop, { role: 'manager' }, async (page) => {
    await openScreen(page, shop, '/categories')
    const remove = page.getByRole('button', { name: 'Remove: Sinterklaas' })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: 'Remove: Sinterklaas' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await remove.click()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await remove.waitFor({ state: 'detached' })
  }))

test('the variants of a product have their names in the language of the texts', (t) =>
  withStaffPage(t, shop, { width: 820, role: 'manager' }, async (page) => {
    const product = await shop.db.row<{ id: string }>(sql`select id from product where key = 'name-mug'`)
    await openScreen(page, shop, `/products/${product!.id}`)
    await page.getByRole('rowheader', { name: 'Sky' }).waitFor()
    await page.getByLabel('Language', { exact: true }).selectOption('de')
    await page.getByRole('rowheader', { name: 'Himmelblau' }).waitFor()
    // The options themselves are written in the home language.
    await page.getByLabel('Option (English)', { exact: true }).waitFor()
    // An English description keeps its direction above an Arabic one.
    await page.getByLabel('Language', { exact: true }).selectOption('ar')
    const hint = page.locator('.translation [data-part="hint"]').first()
    assert.equal(await hint.evaluate((element) => getComputedStyle(element).unicodeBidi), 'plaintext')
  }))
