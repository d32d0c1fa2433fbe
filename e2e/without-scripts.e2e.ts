// Without JavaScript: a notice, no controls without effect, and plain forms that reach the same operations.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { translateFor } from '#messages/load.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { paidOrder } from './placed-order.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('without scripts a notice appears, and no button is without effect', async (t) => {
  await withPage(t, { javaScript: false, width: 390 }, async (page) => {
    // The text of a noscript element is found only by its position.
    const notice = page.locator('noscript .plain-notice')
    for (const path of ['/name-mug', '/cart', '/checkout', '/user/center', '/wishlist']) {
      await page.goto(shop.origin + path)
      await notice.filter({ hasText: 'JavaScript is turned off in your browser.' }).waitFor()
      assert.deepEqual(await page.getByRole('main').getByRole('button').allInnerTexts(), [], path)
    }
    await page.goto(`${shop.origin}/de/cart`)
    await notice.filter({ hasText: 'In deinem Browser ist JavaScript ausgeschaltet.' }).waitFor()
  })
})

test('without scripts contact form, newsletter and order tracking work, in the language of the page', async (t) => {
  const email = 'plain@example.com'
  const { number } = await paidOrder(shop, email)
  await withPage(t, { javaScript: false, width: 390 }, async (page, faults) => {
    faults.allow(/answer 4\d\d POST/)
    const main = page.getByRole('main')
    await page.goto(`${shop.origin}/de/trackOrder`)
    await main.getByLabel('E-Mail').fill(email)
    await main.getByLabel('Bestellnummer').fill('nothing')
    await main.getByRole('button', { name: 'Bestellung finden' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await main.getByLabel('E-Mail').fill(email)
    await main.getByText('Bestellnummer nicht zur Hand?').click()
    await main.getByRole('button', { name: 'Links zuschicken' }).click()
    await page.getByText('Wenn mit dieser Adresse bestellt wurde').waitFor()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await main.getByLabel('E-Mail').fill(email)
    await main.getByLabel('Bestellnummer').fill(number)
    await main.getByRole('button', { name: 'Bestellung finden' }).click()
    await page.getByRole('heading', { name: number, level: 1 }).waitFor()
    assert.equal(await page.getByText('Gartenweg').count(), 0, 'the address is not shown')

    await page.goto(`${shop.origin}/contact-us`)
    await main.getByLabel('Your name').fill('Plain Petersen')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Subject').selectOption('Something else')
    await main.getByLabel('Message').fill('Do you deliver on Sundays?')
    await main.getByRole('button', { name: 'Send' }).click()
    await page.getByText(`We’ll answer at ${email}.`).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('textbox').fill(email)
    await foot.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText(`We sent a link to ${email}.`).waitFor()
  })
  await until(
    () => shop.mailsTo(email),
    (subjects) => subjects.some((subject) => /newsletter/i.test(subject)),
  )
})

test('without scripts the newsletter is ordered on its page, confirmed by mail and unsubscribed by mail', async (t) => {
  const email = 'paper@example.com'
  const linkIn = (subject: string): Promise<string> =>
    until(
      async () => (await shop.linkIn(email, subject)) ?? '',
      (found) => found !== '',
    )
  const subscription = () =>
    shop.db.row<{ id: string; subscribed: boolean }>(
      sql`select id, subscribed from newsletter_subscription where email = ${email}`,
    )
  await withPage(t, { javaScript: false, width: 390 }, async (page, faults) => {
    faults.allow(/answer 4\d\d POST/)
    const press = (name: string) => page.getByRole('button', { name }).click()
    await page.goto(`${shop.origin}/de/newsletter`)
    assert.equal(await page.locator('.newsletter-form').count(), 1, 'the footer does not repeat the form')
    const main = page.getByRole('main')
    await main.getByText(translateFor('de')('newsletter.oftenText')).waitFor()
    await main.getByRole('heading', { name: translateFor('de')('year.title') }).waitFor()
    await main.getByLabel('E-Mail').fill(email)
    await main.getByRole('button', { name: translateFor('de')('newsletter.send') }).click()
    await page.getByText(`an ${email}`).waitFor()
    const link = await linkIn(translateFor('de')('mail.newsletter.subject'))

    await page.goto(link.replace('/confirm/', '/confirm/x'))
    await press('Ja, schickt mir den Newsletter')
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: translateFor('de')('newsletter.send') }).click()
    await main.getByLabel('E-Mail').waitFor()

    await page.goto(link)
    assert.equal((await subscription())?.subscribed, false, 'to open the page is no yes')
    await press('Ja, schickt mir den Newsletter')
    await page.getByRole('heading', { name: translateFor('de')('newsletter.confirmed') }).waitFor()
    const { id, subscribed } = (await subscription())!
    assert.equal(subscribed, true)

    await shop.db.run(sql`
      insert into newsletter_issue (key, contents, sent_at) values ('june', '{"us":{"subject":"June","text":"Hello."}}', now())`)
    await shop.db.run(sql`
      insert into job (id, kind, data, run_at, created_at)
      select gen_random_uuid(), 'newsletter-mail', jsonb_build_object('template', 'newsletter', 'issue', 'june', 'subscriptionId', ${id}::text), now(), now()`)
    await page.goto(await linkIn('June'))
    await press(translateFor('de')('newsletter.unsubscribe'))
    await page.getByRole('heading', { name: translateFor('de')('newsletter.unsubscribed') }).waitFor()
    assert.equal((await subscription())?.subscribed, false)
  })
})

test('a form from another site is rejected', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${shop.origin}/_forms/newsletter?lang=us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'email=victim@example.com',
    })
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
    assert.equal((await post(headers)).status, 403)
  assert.equal((await post({ origin: shop.origin })).status, 200)
  const opened = await fetch(`${shop.origin}/_forms/track?lang=de`, { redirect: 'manual' })
  assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/de/trackOrder'])
})

test('a price in the query can be removed, a correction be undone; best sellers fill an empty result', (t) =>
  withPage(t, { javaScript: false, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/search?query=mug+under+$20`)
    assert.ok((await page.locator('main article').count()) > 0)
    await page.getByRole('link', { name: 'Remove filter: Up to $20.00' }).click()
    await page.waitForURL(/\/search\?query=mug$/)
    await page.goto(`${shop.origin}/search?query=choclate`)
    await page.getByRole('heading', { name: 'Results for “chocolate”' }).waitFor()
    await page.getByRole('link', { name: 'Search exactly as typed' }).click()
    await page.getByText('Nothing found for “"choclate"”').waitFor()
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    assert.equal(await page.locator('main article').count(), 8)
    await page.goto(`${shop.origin}/search?query=returns`)
    await page.locator('.search-screen nav a').first().click()
    await page.waitForURL(/\/rich\//)
  }))
