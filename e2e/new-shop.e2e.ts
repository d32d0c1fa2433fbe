// A new shop: a merchant in Germany starts it without sample products, joins, names the shop and publishes a product. A
// shopper buys it. Counts the merchant's answers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectNoAxeViolations } from './axe.ts'
import { openInvitation, openScreen, passkeyOrigin, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop(undefined, { SAMPLE: 'off' })))
after(() => shop.close())

const maxAnswers = 12
const maxMs = 10 * 60_000

async function answerEverything(page: Page): Promise<number> {
  let answers = 0
  const answer = async (field: Locator, give: (field: Locator) => Promise<unknown>): Promise<void> => {
    answers += 1
    await give(field)
  }
  const type = (label: string, text: string) =>
    answer(page.getByLabel(label, { exact: true }), (field) => field.fill(text))

  await type('Dein Name', 'Erika')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  await page.getByRole('link', { name: 'Name, Sprache und Verkäufer' }).click()
  // Language, country and e-mail are known.
  await type('Name des Shops', 'Blumenladen Erika')
  await type('Dein Name und deine Anschrift (auf Rechnungen)', 'Erika Muster\nGartenweg 3\n26133 Oldenburg')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('Erledigt').first().waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Erstes Produkt veröffentlichen' }).click()
  await type('Titel', 'Tulpenstrauß')
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c46' } })
    .png()
    .toBuffer()
  await answer(page.locator('.picture-field input[multiple]'), (field) =>
    field.setInputFiles({ name: 'tulpen.png', mimeType: 'image/png', buffer: picture }),
  )
  await page.locator('.picture-field li[draggable]').waitFor()
  await type('Preis (EUR)', '29,90')
  await type('Bestand', '5')
  await page.getByRole('button', { name: 'Neue Kategorie' }).click()
  const dialog = page.getByRole('dialog')
  await answer(dialog.getByLabel('Name', { exact: true }), (field) => field.fill('Sträuße'))
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('button', { name: 'Sträuße entfernen', includeHidden: true })
    .waitFor({ state: 'attached' })
  await answer(page.getByLabel('Status'), (field) => field.selectOption('active'))
  await expectNoAxeViolations(page)
  await screenshot(page, 'new-product')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/_shop\/products\/[0-9a-f-]{36}$/)
  return answers
}

test('a merchant sells a first product after at most twelve answers and ten minutes', async (t) => {
  const started = Date.now()
  await withPage(t, { locale: 'de-DE' }, async (page, faults) => {
    faults.allow(/401/)
    await page.goto(shop.origin)
    await page.getByRole('heading', { name: /noch leer/ }).waitFor()
    await screenshot(page, 'empty-shop')
    await page.goto(`${shop.origin}/de/contact-us`)
    const contact = await page.content()
    for (const wrong of ['Lindenallee', 'hello@posy.example', 'DE123456788'])
      assert.ok(!contact.includes(wrong), wrong)
    assert.equal(await page.getByRole('heading', { name: 'Anbieter' }).count(), 0)
    await openInvitation(page, shop, 'erika@blumenladen.example', 'owner')
    const answers = await answerEverything(page)
    t.diagnostic(`${answers} answers`)
    assert.ok(answers <= maxAnswers)
    await page.goto(`${passkeyOrigin(shop)}/_shop/import`)
    const table = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Handle,Title') }
    // The field of the translations may be there first.
    await page.getByLabel('CSV-Datei', { exact: true }).setInputFiles(table)
    assert.equal(await page.getByLabel('Sprache der Texte').inputValue(), 'de')
    assert.equal(await page.getByLabel('Währung der Preise').inputValue(), 'EUR')
  })
  await withPage(t, {}, async (page) => {
    await page.goto(shop.origin)
    await screenshot(page, 'first-product')
    assert.equal(await page.getByRole('main').getByRole('link', { name: 'Tulpenstrauß' }).count(), 1)
    assert.ok(!(await page.locator('body').innerText()).includes('Posy'))
    await page.getByRole('link', { name: 'Sträuße' }).filter({ visible: true }).first().click()
    await page.waitForURL(/classify/)
    // The address changes before the page does.
    await page.getByRole('heading', { name: 'Sträuße', level: 1 }).filter({ visible: true }).waitFor()
    await page.getByRole('link', { name: 'Tulpenstrauß' }).filter({ visible: true }).first().click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'shopper@example.com')
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
  })
  assert.ok(Date.now() - started < maxMs)
})

test('the dashboard lists what a shop with products still lacks; a published legal page is in the footer', async (t) => {
  await withStaffPage(t, shop, { locale: 'de-DE' }, async (page) => {
    await openScreen(page, shop, '')
    await page.getByText('Bisher nimmt der Shop nur Testzahlungen an.').waitFor()
    await page.getByRole('link', { name: 'Impressum' }).click()
    await page.getByText('Er bleibt ein Entwurf, bis du ihn veröffentlichst.').waitFor()
    await page.getByLabel('Titel').first().fill('Impressum')
    await page.getByLabel('Text', { exact: true }).first().fill('Erika Muster, Oldenburg')
    await page.getByLabel('Status').selectOption('active')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.waitForURL(/content\/imprint$/)
    await openScreen(page, shop, '')
    await page.getByRole('link', { name: 'AGB' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Impressum' }).count(), 0)
  })
  await withPage(t, { locale: 'de-DE' }, async (page) => {
    await page.goto(`${shop.origin}/de/cart`)
    const footer = page.locator('footer')
    assert.equal(await footer.getByRole('link', { name: 'Datenschutz' }).count(), 0)
    await footer.getByRole('link', { name: 'Impressum' }).click()
    await page.getByText('Erika Muster, Oldenburg').waitFor()
  })
})

test('in a new shop, every link of the home page leads somewhere', async (t) => {
  await withPage(t, { locale: 'de-DE' }, async (page) => {
    await page.goto(shop.origin)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!))])
    for (const link of links) assert.equal((await page.request.get(link)).status(), 200, link)
  })
})
