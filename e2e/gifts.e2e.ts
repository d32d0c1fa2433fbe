// Orders for several recipients: delivery dates, cards, parcels, gift codes, exchanges.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { addDays, type PlainDate } from '#domain/calendar/calendar.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny, choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { bringCart, milkBunny, type Item } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder } from './placed-order.ts'
import { addCard, choice, fillPerson, openForm } from './recipient-card.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function ops(...words: string[]): Promise<unknown> {
  const done = await runCommand(commands, [...words, '--json'], Date.now(), (work) => work(shop.db))
  assert.equal(done.exitCode, 0, done.output)
  return JSON.parse(done.output)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

// In the middle of a month, six weeks ahead or more: the working day before is in the same month.
const wished = new Date()
wished.setUTCMonth(wished.getUTCMonth() + 2, 15)
const wishedDay = wished.toISOString().slice(0, 10)
const wishedMonth = wished.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })

async function orderForTwo(page: Page): Promise<string> {
  await bringCart(page, shop, [milkBunny, milkBunny])
  await goToCheckout(page, shop.origin)
  await page.getByRole('button', { name: 'Send to several people' }).click()
  await page.getByRole('main').getByLabel('Email').fill('greta@example.com')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Greta Petersen')
  const [layla, hana] = [page.locator('.recipient-card').nth(0), page.locator('.recipient-card').nth(1)]
  await fillPerson(
    layla,
    'United Arab Emirates',
    { 'First name': 'ليلى', 'Last name': 'المنصوري', 'Street address': 'شارع الشيخ زايد 12' },
    'DU',
  )
  await order(page)
  await page.locator('.notice', { hasText: /Please check \d+ fields/ }).waitFor()
  await fillPerson(
    hana,
    'Japan',
    {
      'First name': '花',
      'Last name': '山田',
      'Postal code': '100-0001',
      City: '千代田区',
      'Street address': '千代田1-1',
    },
    '13',
  )
  await choice(hana, 'On a special day').check()
  await hana.getByLabel('Deliver on a specific day').fill(wishedDay)
  await choice(hana, new RegExp(`^On a special day.*${wishedMonth}`)).waitFor()
  await addCard(hana, 'おめでとう')
  await hana
    .getByText(new RegExp(`^Arrives .*${wishedMonth}`))
    .last()
    .waitFor()
  await openForm(layla)
  assert.equal(await choice(layla, 'As soon as possible').isChecked(), true)
  await addCard(layla, 'With love, Greta')
  await expectNoAxeViolations(page)
  await screenshot(page, 'checkout-several')
  await order(page)
  await choosePayment(page, 'Approve')
  return seeThanks(page)
}

test('an order for two recipients is paid once and sent in two parcels, and a recipient exchanges a gift', async (t) => {
  let number = ''
  await withPage(t, {}, async (page) => {
    number = await orderForTwo(page)
    await page.getByRole('heading', { name: 'For 山田 花' }).waitFor()
    await ops('order', 'advance', number, 'shipped', '--to', '1', '--carrier', 'DHL', '--tracking', 'JD01')
    await page.reload()
    await page.getByText('Being prepared').waitFor()
    await ops('order', 'advance', number, 'shipped', '--to', '2', '--carrier', 'UPS', '--tracking', '1Z02')
    await page.reload()
    await page.getByRole('button', { name: 'The parcel for ليلى المنصوري has arrived' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm delivery' }).click()
    await page.getByRole('button', { name: 'Return gifts' }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-several')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Gift receipt · For 山田 花' }).click()
    const paper = await opening
    await paper.getByText('おめでとう').waitFor()
    const text = await paper.getByRole('article').innerText()
    assert.ok(!/€|\$|المنصوري|greta/.test(text), text)
    await paper.getByText(/^A gift for 花/).waitFor()
    await screenshot(paper, 'paper-gift-receipt-several')
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1')
    assert.match(pdf, /MediaBox \[0 0 29[78][.\d]* 4(?:19|20)/, 'a card of A6')
    assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1, 'no empty page follows')
  })
  const subjects = await until(
    () => shop.mailsTo('greta@example.com'),
    (mails) => mails.length === 4,
  )
  assert.ok(
    subjects.some((subject) => subject.includes('山田 花 are on their way')),
    subjects.join(),
  )
  await openOnPhone(t, number)
})

async function openOnPhone(t: Parameters<typeof withPage>[0], number: string): Promise<void> {
  const { deliveries } = (await ops('order', 'show', number)) as StoredOrder
  await withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/gift\.exchange|ERR_FAILED/)
    await page.goto(`${shop.origin}/de/gift#${deliveries[0]!.giftCode}`)
    await screenshot(page, 'gift-closed-de')
    await page.locator('.gift-box').getByRole('button', { name: 'Mein Geschenk öffnen' }).click()
    await page.getByText('Dein Geschenk ist da.').waitFor()
    assert.ok(!page.url().includes('#'), 'the code leaves the address bar')
    await page.getByRole('button', { name: 'Danke sagen' }).click()
    await page.getByText('Wir richten deinen Dank aus.').waitFor()
    const shown = await page.getByRole('main').innerText()
    assert.ok(!/[€$]|greta@|Petersen|Gesamt|JD01/.test(shown), shown)
    await screenshot(page, 'gift-opened-de')
    await page.getByRole('button', { name: 'Geschenk umtauschen' }).click()
    await page.getByRole('button', { name: 'Umtausch anfragen' }).click()
    await page.getByText('Bitte wähle, was du stattdessen möchtest.').waitFor()
    const dialog = page.getByRole('dialog')
    await dialog.locator('select').first().selectOption('voucher')
    await dialog.getByLabel('Deine E-Mail-Adresse').fill('layla@example.com')
    await expectNoAxeViolations(page)
    await screenshot(page, 'gift-exchange-de')
    await page.route(`**${apiPath}**`, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Umtausch anfragen' }).click()
    await dialog
      .getByRole('alert')
      .getByText(/konnten den Shop nicht erreichen/)
      .waitFor()
    assert.equal(await dialog.getByLabel('Deine E-Mail-Adresse').inputValue(), 'layla@example.com')
    await page.unroute(`**${apiPath}**`)
    await dialog.getByRole('button', { name: 'Umtausch anfragen' }).click()
    await page.getByText(`Umtausch ${number}-R1`).waitFor()
    await ops('return', 'approve', `${number}-R1`)
    // The link of the card is opened again.
    await page.goto('about:blank')
    await page.goto(`${shop.origin}/de/gift#${deliveries[0]!.giftCode}`)
    await page.getByRole('button', { name: 'Gleich zeigen' }).click()
    await page.getByText('Freigegeben: Wir bereiten vor, was du dir gewünscht hast.').waitFor()
    await expectNoAxeViolations(page)
  })
  const subjects = await until(
    () => shop.mailsTo('layla@example.com'),
    (mails) => mails.length === 2,
  )
  assert.deepEqual(subjects, [
    `Dein Umtauschwunsch ${number}-R1 ist da`,
    `Dein Umtausch ${number}-R1 ist freigegeben`,
  ])
  const messages = await until(
    () => shop.mailsTo('greta@example.com'),
    (mails) => mails.length === 5,
  )
  assert.equal(
    messages.at(-1),
    'ليلى says thank you',
    'the buyer gets a mail about the thanks, not about the exchange',
  )
}

test('an order for one recipient has a delivery date; a date that is too early shows the earliest one', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'ida@example.com')
    await page.getByRole('radio', { name: 'On a special day' }).check()
    const day = page.getByLabel('Deliver on a specific day')
    await day.fill(new Date().toISOString().slice(0, 10))
    await page.getByText(/The first possible day is/).waitFor()
    await order(page)
    assert.equal(await day.evaluate((field) => field === document.activeElement), true)
    // Without a day the order would arrive as soon as possible.
    await day.fill('')
    await page.getByText(/The first possible day is/).waitFor()
    await order(page)
    assert.equal(await day.evaluate((field) => field === document.activeElement), true)
    await day.fill(addDays(new Date().toISOString().slice(0, 10) as PlainDate, 60))
    await screenshot(page, 'checkout-wishes')
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await page.getByText(/Requested for/).waitFor()
    const { deliveries } = (await ops('order', 'show', number)) as StoredOrder
    assert.ok(deliveries[0]!.arriveOn! >= deliveries[0]!.latest)
  })
})

test('order mails go to the buyer, not to the recipients', async (t) => {
  const email = 'cora@example.com'
  await withPage(t, { width: 390 }, async (page) => {
    await openSignedIn(page, shop, email, '/user/address')
    await button(page, 'Add an address').click()
    const form = page.getByRole('dialog', { name: 'New address' })
    assert.equal(await form.getByLabel('Email').inputValue(), email, 'what is known is filled in')
    await form.getByLabel('Country').selectOption({ label: 'Germany' })
    for (const [label, text] of [
      ['First name', 'Anna'],
      ['Last name', 'Petersen'],
      ['Street address', 'Gartenweg 3'],
      ['Postal code', '26133'],
      ['City', 'Oldenburg'],
      ['Email', 'bob@example.com'],
    ] as const)
      await form.getByLabel(label).fill(text)
    await form.getByLabel('Save as default').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Default address').waitFor()
    await addBunny(page, shop.origin)
    await goToCheckout(page, shop.origin)
    const contact = page.getByRole('region', { name: 'Contact' }).getByLabel('Email')
    assert.equal(await page.getByLabel('Street address').inputValue(), 'Gartenweg 3')
    assert.equal(await contact.inputValue(), email)
    const name = page.getByRole('textbox', { name: 'Your name' })
    assert.equal(await name.inputValue(), 'Anna Petersen', 'of the default address')
    await contact.fill('cora.at.work@example.com')
    await page.getByLabel('Another address').check()
    await page.getByRole('radio', { name: /Anna Petersen/ }).check()
    assert.equal(await contact.inputValue(), 'cora.at.work@example.com', 'what was typed stays')
    await contact.fill(email)
    await order(page)
    await choosePayment(page, 'Approve')
    await seeThanks(page)
    const subjects = await until(
      () => shop.mailsTo(email),
      (found) => found.length > 2,
    )
    assert.ok(subjects.length > 2)
    assert.deepEqual(await shop.mailsTo('bob@example.com'), [])
  })
})

test('returns and reviews distinguish two items of one product by their personal texts', async (t) => {
  const items = ['Emma', 'Oskar'].map((personalisation) => ({ sku: 'MUG-OAT', personalisation }))
  const placed = await paidOrder(shop, 'two-mugs@example.com', { items })
  const { number } = placed
  await withPage(t, { width: 390 }, async (page) => {
    await ops('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD01')
    await ops('order', 'advance', number, 'delivered')
    await seeGifts(page, [milkBunny, { sku: 'CHB-DAR' }, ...items])
    await page.goto(shop.origin + orderPage(placed))
    for (const name of ['Emma', 'Oskar']) {
      await page.locator('summary', { hasText: new RegExp(`Oat.*“${name}”`) }).waitFor()
    }
    await button(page, 'Return gifts').click()
    for (const name of ['Emma', 'Oskar'])
      await page.getByRole('checkbox', { name: new RegExp(`“${name}”`) }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-return-two')
    await page.getByRole('checkbox', { name: /“Oskar”/ }).check()
    await button(page, 'Request the return').click()
    await page.getByText('Choose a reason.').waitFor()
    await page.getByRole('radio', { name: 'Arrived damaged' }).check()
    await button(page, 'Request the return').click()
    await page.getByText('Stick the label on the parcel').waitFor()
    const back = await shop.db.row<{ personalisation: string }>(
      sql`select l.personalisation from return_line r join order_line l on l.id = r.order_line_id join orders o on o.id = l.order_id where o.number = ${number}`,
    )
    assert.equal(back?.personalisation, 'Oskar')
  })
})

/** One card for each gift that looks different. The days of an exchange count from the delivery. */
async function seeGifts(page: Page, items: Item[]): Promise<void> {
  const { number } = await paidOrder(shop, 'gifts@example.com', { items })
  const { deliveries } = (await ops('order', 'show', number)) as StoredOrder
  const openGift = async (period: RegExp, state: string, ...parcel: string[]) => {
    await ops('order', 'advance', number, state, ...parcel)
    await page.goto(`${shop.origin}/gift?${state}#${deliveries[0]!.giftCode}`)
    await page.locator('.gift-box').getByRole('button', { name: 'Open my gift' }).click()
    await page.getByText(period).waitFor()
  }
  await openGift(/^You can exchange a gift within 99 days/, 'shipped', '--carrier', 'DHL', '--tracking', 'JD')
  await openGift(/^You can exchange a gift until /, 'delivered')
  assert.equal(await page.locator('.gift-content li').getByText('Made just for you').count(), 2)
  assert.equal(await page.locator('.gift-parcel .picture').count(), 3)
  await page.getByRole('main').getByRole('link', { name: 'Legal notice' }).waitFor()
  await expectNoAxeViolations(page)
}
