// The owner of a new shop answers the first questions and changes colours and markets. The shop shows it at once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { sql } from '#data/database.ts'
import { addDays, plainDateIn } from '#domain/calendar/calendar.ts'
import { sampleSeller } from '#domain/markets/seller.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, save, withStaffPage } from './backoffice-steps.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function shopPage(path: string): Promise<string> {
  return (await fetch(`${shop.origin}${path}`, { headers: { 'accept-language': 'en' } })).text()
}

test('the first questions name the shop, and a wrong answer is marked', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/setup')
    // The products have prices in the currency of the shop, whatever the language of the screen.
    await page.getByText('Prices in EUR').waitFor()
    assert.equal(await page.getByLabel('Name and address').inputValue(), sampleSeller.lines.join('\n'))
    await page.getByLabel('Name of the shop').fill('Vasenhaus')
    await page.getByLabel('Home language').selectOption('de')
    await page.getByLabel('Name and address').fill('Vasenhaus Meyer\nHafenstraße 1')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Contact email for customers').fill('hallo@vasen.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('This is empty, too long, or incomplete').waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Name and address').fill('Vasenhaus Meyer\nHafenstraße 1\n20095 Hamburg')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Vasenhaus' }).waitFor()
    const home = await shopPage('/')
    assert.match(home, /<title>Vasenhaus<\/title>/)
    assert.match(home, /Vasenhaus Meyer/)
    // Only Germany is a market now, also for a visitor who asks for another one.
    assert.match(await shopPage('/?ce=JP'), /"country":"DE"/)
  })
})

test('the first questions begin with the language of the shop, not of the screen', async (t) => {
  await withStaffPage(t, shop, {}, async (page) => {
    await page.addInitScript(() => localStorage.setItem('backoffice-language', 'ja'))
    await openScreen(page, shop, '/setup')
    const language = page.getByLabel('基本の言語')
    await language.waitFor()
    assert.equal(await language.inputValue(), 'de', 'as saved in the test before')
  })
})

test('a number that cannot be read is marked, and the shop keeps the stored one', async (t) => {
  await withStaffPage(t, shop, {}, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/settings/shop')
    const lowStock = page.getByLabel('Show “only a few left” below')
    for (const typed of ['six', '1.5', '']) {
      await lowStock.fill(typed)
      await pressSave(page)
      await page.locator('[aria-invalid="true"]').waitFor()
      assert.equal(await lowStock.getAttribute('aria-invalid'), 'true', typed)
    }
    await lowStock.fill('8')
    await save(page)
    await page.reload()
    await until(
      () => lowStock.inputValue(),
      (shown) => shown === '8',
    )
  })
})

test('colours are checked while they are chosen, and the shop has them at once', async (t) => {
  await withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, '/settings/look')
    await page.getByLabel('Own colors').check()
    await page.getByLabel('Links and buttons').fill('#ffcc00')
    await page.getByText(/Hard to read/).waitFor()
    await page.getByLabel('Links and buttons').fill('#0b6e4f')
    await page.getByLabel('Background').fill('#ffffff')
    await page.getByText(/Easy to read/).waitFor()
    await expectNoAxeViolations(page)
    await save(page)
    await page.goto(`${shop.origin}/`)
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.setProperty('color', 'var(--accent)')
      return getComputedStyle(probe).color
    })
    assert.equal(accent, 'rgb(11, 110, 79)')
  })
})

test('a market with another currency gets prices by rate and ending, as the example shows', async (t) => {
  await withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, '/settings/markets')
    await page.getByLabel('Poland').check()
    await page.getByLabel('PLN for 1 EUR').fill('4,25')
    await page.getByLabel('Price ending in PLN').selectOption('ninety-nine')
    await page.getByText(/€20\.00 becomes zł.84\.99/).waitFor()
    // The bar with the button covers no part of a checkbox there.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectNoAxeViolations(page)
    await save(page)
    assert.match(await shopPage('/?ce=PL'), /"country":"PL"/)
  })
})

test('the account for bank transfers is checked, and its markets offer it', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/settings/payments')
    await page.getByText('Test payments: no money moves.').waitFor()
    await page.getByLabel('Offer bank transfer').check()
    await page.getByLabel('Account holder').fill('Vasenhaus Meyer')
    await page.getByLabel('IBAN').fill('DE89370400440532013001')
    await pressSave(page)
    await page.getByText('Check the IBAN').waitFor()
    await page.getByLabel('IBAN').fill('de89 3704 0044 0532 0130 00')
    await page.getByLabel('Offer pay on invoice').check()
    await page.getByLabel(/Most that a customer may owe/).fill('500')
    await expectNoAxeViolations(page)
    await save(page)
    const payments = await shop.db.row<{ value: unknown }>(
      sql`select jsonb_build_array(value->'transfer'->>'iban', value->'invoice'->'limit') as value from shop_settings`,
    )
    assert.deepEqual(payments?.value, ['DE89 3704 0044 0532 0130 00', 50_000])
  })
})

test('the home page has the sections and the footer the links that the owner has arranged', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/settings/menus')
    await page.getByLabel('Automatic').nth(2).uncheck()
    await page.getByRole('button', { name: 'Remove: Picture of the season' }).click()
    await page.getByRole('button', { name: 'Add a section' }).click()
    await page.getByLabel('Heading', { exact: true }).fill('Frisch aus dem Ofen')
    await page.getByLabel('Text', { exact: true }).fill('Sechs neue Glasuren.')
    await page.getByLabel('Button', { exact: true }).fill('Ansehen')
    await page.getByLabel('Link', { exact: true }).fill('https://elsewhere.example')
    await pressSave(page)
    await page.getByText('Write a path like /rich/about').waitFor()
    await page.getByLabel('Link', { exact: true }).fill('/search')
    await page.getByRole('button', { name: 'Move up: Frisch aus dem Ofen' }).click()
    await expectNoAxeViolations(page)
    await save(page)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits a phone')
    assert.match(await shopPage('/'), /<h1>Frisch aus dem Ofen<\/h1>/)
    // The owner writes the same banner in another language; the home language stays.
    await page.getByLabel('Language of the texts').selectOption('fr')
    await page.getByLabel('Heading', { exact: true }).fill('Tout juste sorti du four')
    await save(page)
    assert.match(await shopPage('/fr'), /<h1>Tout juste sorti du four<\/h1>/)
    assert.match(await shopPage('/pl'), /<h1>Frisch aus dem Ofen<\/h1>/)
  })
})

test('words of search find products by a synonym, lead to a page, and lose their defaults', async (t) => {
  await shop.db.run(sql`
    insert into search_miss (day, words, locale) values (current_date, 'humpen', 'de') on conflict do nothing`)
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/settings/search')
    await page.getByRole('button', { name: 'humpen' }).click()
    const synonyms = page.getByLabel('Words with one meaning')
    assert.equal(await synonyms.inputValue(), 'humpen, ')
    await pressSave(page)
    await page.getByText('Line 1: Check this line').waitFor()
    await synonyms.fill('Becher, humpen\n- Wunschzettel\n- Tasse')
    await page.getByLabel('Words that lead to a page').fill('porto = /rich/delivery')
    await page.getByLabel('Products that come first').fill('humpen = linen-notebook')
    // What the search of the language already knows.
    const known = page.locator('.panel', { hasText: 'Words the search already knows' })
    await known.locator('summary').first().click()
    await known.getByText('Becher, Tasse').waitFor()
    await known.locator('summary').last().click()
    await known.getByText(/^Wunschliste, Wunschzettel, .+ → \/wishlist$/).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'search-words')
    await save(page)
    await known.getByText('Becher, Tasse').waitFor({ state: 'detached' })
    await known.locator('summary').last().click()
    await known.getByText(/^Wunschliste, Merkliste, .+ → \/wishlist$/).waitFor()
    await page.goto(`${shop.origin}/de/search?query=humpen`)
    const [first, second] = await page.getByRole('article').getByRole('link').all()
    assert.match((await first!.getAttribute('href')) ?? '', /linen-notebook|notizbuch/)
    assert.ok(second)
    await page.goto(`${shop.origin}/de/search?query=Porto`)
    assert.match(page.url(), /\/de\/rich\/lieferung/)
    await page.goto(`${shop.origin}/de/search?query=Merkliste`)
    assert.match(page.url(), /\/de\/wishlist/)
    await page.goto(`${shop.origin}/de/search?query=Wunschzettel`)
    assert.match(page.url(), /\/de\/search/)
  })
})

test('an occasion of the merchant’s own is on the home page of its country, and another one leaves it', async (t) => {
  const day = addDays(plainDateIn(Date.now(), 'Europe/Berlin'), 20).slice(5)
  await withStaffPage(t, shop, { width: 390 }, async (page, faults) => {
    faults.allow(/422/)
    await openScreen(page, shop, '/settings/occasions')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByRole('button', { name: 'Add an occasion' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Village fair')
    await page.getByRole('button', { name: 'Done' }).click()
    const days = page.getByRole('textbox', { name: /^Days.*Village fair/ })
    await days.fill('some day')
    await pressSave(page)
    await page.getByText('Write days like 12-25').first().waitFor()
    await days.fill(day)
    await page.getByRole('checkbox', { name: /^Shown.*Christmas/ }).uncheck()
    // The bar at the top covers nothing there.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoAxeViolations(page)
    await save(page)
    const german = await shopPage('/de?ce=DE')
    assert.match(german, /<h3><a href="\/de\/classify\/[a-z-]+">Village fair/)
    assert.doesNotMatch(german, /<h3><a [^>]+>(?:Weihnachten|Heiligabend)</)
  })
})

test('by keyboard, the heading of the next screen has the focus', async (t) => {
  await withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, '/settings')
    const heading = page.locator('main h1')
    await heading.waitFor()
    assert.ok(!(await isFocused(heading)), 'the first screen leaves the focus alone')
    await page.locator('nav a[href="/_shop/products"]').press('Enter')
    await page.waitForURL('**/_shop/products')
    await until(() => isFocused(heading), Boolean)
    await page.goBack()
    await page.waitForURL('**/_shop/settings')
    await until(() => isFocused(heading), Boolean)
  })
})

const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement)
