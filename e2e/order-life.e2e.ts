// The life of an order as a guest sees it, with the merchant's commands in between.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { bunny } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { endings, progressOf } from './order-progress.ts'
import { orderPage, paidOrder, unpaidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function ops(...words: string[]): Promise<unknown> {
  const done = await runCommand(commands, [...words, '--json'], Date.now(), (work) => work(shop.db))
  assert.equal(done.exitCode, 0, done.output)
  return JSON.parse(done.output)
}

/** Opens the page of a paid order, as after the payment. */
async function openPaid(page: Page, email: string): Promise<string> {
  const placed = await paidOrder(shop, email)
  await page.goto(shop.origin + orderPage(placed, true))
  return placed.number
}

/** The shop asks for confirmation, because this cannot be undone. */
async function confirmArrival(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Has everything arrived?' })
  await button(page, 'Confirm delivery').click()
  await question.getByText('This can’t be undone.').waitFor()
  await button(page, 'Not yet').click()
  await question.waitFor({ state: 'hidden' })
  await button(page, 'Confirm delivery').click()
  await expectNoAxeViolations(page)
  await screenshot(page, 'order-arrived-asked')
  await question.getByRole('button', { name: 'Confirm delivery' }).click()
}

test('a guest cancels an order before it is packed and gets a refund', async (t) => {
  await withPage(t, { width: 390 }, async (page) => {
    const number = await openPaid(page, 'dora@example.com')
    await seeWhatWasPlaced(page)
    await button(page, 'Cancel order').click()
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await question.getByText(/you get .* back within 3–5 business days/).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-cancel-asked')
    await button(page, 'Keep order').click()
    await question.waitFor({ state: 'hidden' })
    await button(page, 'Cancel order').click()
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('This order is canceled').waitFor()
    const subjects = await until(
      () => shop.mailsTo('dora@example.com'),
      (mails) => mails.some((subject) => subject.startsWith('Your refund')),
    )
    assert.deepEqual(subjects.filter((subject) => /canceled|refund/.test(subject)).sort(), [
      `Your order ${number} is canceled`,
      `Your refund for order ${number}`,
    ])
    await page.reload()
    await page
      .locator('.order-head')
      .getByText(/We sent .* back on .*\./)
      .waitFor()
    assert.equal(await page.getByText(/We sent .* back/).count(), 1, 'the refund is told once')
    const sums = await page.locator('[data-part="paid-back"] > p').allInnerTexts()
    assert.match(sums.join(), /^Refund\s+.€[\d.]+,Paid after refund\s+€0\.00$/)
    assert.deepEqual(await progressOf(page), ['Paid', 'Canceled', 'Refund sent'])
    assert.deepEqual(await endings(page), ['Canceled'])
    await button(page, 'Order again').waitFor()
    await page.locator('.order-head').getByText('Visa •••• 4242').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Gift receipt' }).count(), 0)
    await page.getByRole('link', { name: 'Invoice' }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'order-cancelled')
  })
})

/** Thanks by name, product and delivery date come first; cancelling is at the bottom. */
async function seeWhatWasPlaced(page: Page): Promise<void> {
  const placed = page.locator('.order-placed')
  await page.getByRole('list', { name: 'Order status' }).getByText('Getting ready', { exact: true }).waitFor()
  await placed.getByRole('heading', { name: 'Thank you, Anna' }).waitFor()
  await placed.getByText('Expected to arrive').waitFor()
  await placed.locator('.gift-parcel', { hasText: 'For Anna' }).waitFor()
  await page.getByRole('link', { name: 'Gift receipt' }).waitFor()
  await page.getByRole('button', { name: 'Save your details' }).click()
  await page
    .getByRole('dialog')
    .getByText(/sent a code to dora@example.com/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  assert.equal(await page.getByRole('link', { name: 'Packing slip' }).count(), 0)
  const places = await Promise.all(
    [button(page, 'Cancel order'), page.getByRole('heading', { name: 'Your gifts' })].map((each) =>
      each.boundingBox(),
    ),
  )
  assert.ok(places[0]!.y > places[1]!.y, 'the way to cancel stands below the gifts')
}

test('an order is packed, sent in two parcels, delivered, returned and refunded', async (t) => {
  await withPage(t, {}, async (page) => {
    const number = await openPaid(page, 'emil@example.com')
    await ops('order', 'advance', number, 'processed')
    await page.reload()
    await page.getByRole('heading', { name: 'Your order is packed', level: 1 }).waitFor()
    assert.deepEqual((await progressOf(page)).slice(0, 2), ['Paid', 'Packed'])
    await page.getByText(/^Next: the carrier collects the parcel/).waitFor()
    assert.equal(await button(page, 'Cancel order').count(), 0)
    await ops('order', 'advance', number, 'pickup')
    await ops('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD01')
    await ops('order', 'advance', number, 'shipped', '--carrier', 'UPS', '--tracking', '1Z02')
    await page.reload()
    await page.getByText('Another parcel is on its way').waitFor()
    assert.deepEqual(await progressOf(page), [
      'Paid',
      'Packed',
      'Shipped',
      'Another parcel is on its way',
      'Delivered',
    ])
    assert.match(await page.locator('[aria-current="step"]').innerText(), /Shipped/)
    await page.locator('[aria-current="step"][data-done]').getByRole('img', { name: 'done' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Track the parcel' }).count(), 2)
    await expectNoAxeViolations(page)
    await confirmArrival(page)
    await button(page, 'Return gifts').waitFor()
    assert.deepEqual(await progressOf(page), ['Paid', 'Packed', 'Shipped', 'Delivered'])
    assert.equal(await page.locator('.steps small').count(), 4, 'each step has its day')
    await review(page)
    await sendBack(page, number)
    await withdraw(page, number)
    await checkDocuments(page, number)
    await screenshot(page, 'order-returned')
    const mails = await until(
      () => shop.mailsTo('emil@example.com'),
      (subjects) => subjects.length >= 8,
    )
    for (const subject of [
      `Your order ${number} has arrived`,
      `We have your return request ${number}-R1`,
      `About your return ${number}-R1`,
      `Receipt of your withdrawal ${number}-R2`,
      `Your return ${number}-R2 is approved`,
      `Your refund for order ${number}`,
    ])
      assert.equal(mails.filter((mail) => mail === subject).length, 1, subject)
  })
})

async function review(page: Page): Promise<void> {
  await page.locator('.order-reviews summary', { hasText: bunny }).click()
  await button(page, 'Send review').click()
  await page.getByText('Choose the stars and write a few words.').waitFor()
  await page.getByRole('radio', { name: '5 of 5 stars' }).check()
  await page.getByLabel('Your words').fill('The children are delighted.')
  await page.getByLabel('Your name, as it will be shown').fill('Emil')
  await expectNoAxeViolations(page)
  await screenshot(page, 'order-review')
  await button(page, 'Send review').click()
  await page.getByText('Your review appears as soon as we’ve read it.').waitFor()
  const [waiting] = (await ops('review', 'list')) as { id: string }[]
  await ops('review', 'approve', waiting!.id)
  const shown = async () => (await fetch(`${shop.origin}/chocolate-bunny`)).text()
  await until(shown, (html) => html.includes('The children are delighted.'))
  await page.reload()
  await page.locator('.order-reviews').getByText('Reviewed', { exact: true }).waitFor()
}

async function sendBack(page: Page, number: string): Promise<void> {
  await button(page, 'Return gifts').click()
  const gift = page.getByRole('checkbox', { name: bunny })
  await gift.uncheck()
  await button(page, 'Request the return').click()
  await page.getByRole('alert').filter({ hasText: 'Choose at least one gift.' }).waitFor()
  await gift.check()
  await page.getByText('Why are you returning it?').waitFor()
  await page.getByRole('radio', { name: 'Arrived damaged' }).check()
  await expectNoAxeViolations(page)
  await screenshot(page, 'order-return')
  await button(page, 'Request the return').click()
  await page.getByText('Stick the label on the parcel').waitFor()
  await page.getByRole('heading', { name: 'Return requested' }).waitFor()
  assert.deepEqual(await endings(page), ['Return requested'])
  assert.equal(await page.locator('[data-part="sent-back"]').count(), 0, 'the heading has it')
  await ops('return', 'refuse', `${number}-R1`, '--why', 'The ears were eaten.')
  await page.reload()
  await page.getByText('Not accepted: The ears were eaten.').waitFor()
  await page.getByRole('heading', { name: 'Your order has arrived' }).waitFor()
}

async function withdraw(page: Page, number: string): Promise<void> {
  await button(page, 'Withdraw from the contract here').click()
  await page.getByRole('dialog', { name: 'Withdraw from your order' }).waitFor()
  await button(page, 'Continue').click()
  await page.getByText('Enter your name.').waitFor()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Emil Petersen')
  await button(page, 'Continue').click()
  await page.getByText(`Emil Petersen, you withdraw from the contract about order ${number}`).waitFor()
  await expectNoAxeViolations(page)
  await screenshot(page, 'order-withdrawal')
  await button(page, 'Confirm withdrawal').click()
  await page.getByText('Cut the address off the slip').waitFor()
  await ops('return', 'approve', `${number}-R2`)
  await until(
    async () => {
      await page.reload()
      await page.locator('.order-sheet').waitFor()
      return page.getByRole('heading', { name: 'We sent you €19.80 back' }).count()
    },
    (count) => count === 1,
  )
  await page.locator('.order-head').getByText('Expected in your account').waitFor()
  assert.equal(await page.locator('[data-part="sent-back"]').count(), 0, 'the heading has it')
  assert.equal(await page.locator('.notice').count(), 0, 'the steps have the history')
  assert.deepEqual((await progressOf(page)).slice(4), [
    'Return requested',
    'Return not accepted',
    'Withdrawal received',
    'Return approved',
    'Refund sent',
  ])
  assert.deepEqual(await endings(page), ['Return not accepted'])
  await expectNoAxeViolations(page)
}

/** The invoice has the amounts; documents in the parcel have none. The packing slip is the merchant's. */
async function checkDocuments(page: Page, number: string): Promise<void> {
  const { html } = (await ops('order', 'slip', number)) as { html: string }
  assert.ok(html.includes(number) && html.includes(bunny) && !html.includes('€'), html)
  for (const title of ['Invoice', 'Gift receipt']) {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: title, exact: true }).click()
    const sheet = await opening
    await sheet.getByRole('heading', { name: title, level: 1 }).waitFor()
    const text = await sheet.getByRole('article').innerText()
    assert.ok(text.includes(number))
    assert.equal(text.includes('€'), title === 'Invoice', title)
    await expectNoAxeViolations(sheet)
    await sheet.getByRole('link', { name: 'Back to the order' }).waitFor()
    await sheet.getByRole('button', { name: 'Print' }).waitFor()
    await sheet.emulateMedia({ media: 'print' })
    assert.equal(await sheet.getByRole('button', { name: 'Print' }).isVisible(), false)
    await screenshot(sheet, `paper-${title.toLowerCase().replace(' ', '-')}`)
    await sheet.close()
  }
}

test('in the list of orders a customer cancels one order, confirms the arrival of another, and sees reviews and refunds', async (t) => {
  const email = 'nora@example.com'
  await unpaidOrder(shop, email)
  const { number } = await paidOrder(shop, email)
  await withPage(t, { width: 390 }, async (page) => {
    await openSignedIn(page, shop, email, '/user/center')
    await page.getByRole('heading', { name: 'Your orders' }).waitFor()
    await page.goto(`${shop.origin}/user/order?tab=unpaid`)
    await page.getByText(/^We’re holding your gifts until/).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'orders-unpaid')
    await button(page, 'Cancel order').click()
    const question = page.getByRole('dialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('No orders with this status').waitFor()

    await ops('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD01')
    await page.goto(`${shop.origin}/user/order?tab=shipped`)
    await confirmArrival(page)
    await page.getByText('No orders with this status').waitFor()
    await page.getByRole('link', { name: /^Review/ }).click()
    const [card, review] = [page.getByRole('article'), page.getByRole('link', { name: 'Write a review' })]
    await review.waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'orders-to-review')
    await review.click()
    await page.locator('.order-reviews summary', { hasText: bunny }).waitFor()
    await ops('refund', 'order', number)
    await until(
      async () => {
        await page.goto(`${shop.origin}/user/order`)
        await card.first().waitFor()
        return card.getByText('Refunded', { exact: true }).count()
      },
      (count) => count === 1,
    )
    assert.equal(await card.getByText('Delivered', { exact: true }).count(), 0)
    await card.getByText(/^We sent you €[\d.]+ back$/).waitFor()
    await screenshot(page, 'orders')
  })
})
