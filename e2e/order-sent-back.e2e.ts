// An order with one parcel: the next step on its way, a return that is not decided, and a part that is paid back.
import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { newId } from '#data/ids.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { addReturn } from '#data/orders/returns.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { declareWithdrawal } from '#services/orders/declare-withdrawal.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { milkBunny } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder, type PlacedOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
const others = [{ sku: 'CHB-DAR' }, { sku: 'MUG-OAT' }, { sku: 'MUG-SKY', personalisation: 'Emma' }]

test('the next step of an order on its way, a requested return in the list, and a part paid back', async (t) => {
  const email = 'rita@example.com'
  const placed = await paidOrder(shop, email, { items: [milkBunny, ...others] })
  for (const status of ['shipped', 'delivered'] as const) {
    const order = (await loadOrder(shop.db, { number: placed.number }))!
    const tracking = status === 'shipped' ? parcel : null
    assert.equal(await advanceOrder(shop.db, order, status, tracking, Date.now()), null)
    if (status === 'shipped') await seeNextStep(t, placed, email)
  }
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin + orderPage(placed))
    await page.getByRole('heading', { name: 'Your order has arrived' }).waitFor()
    await page
      .locator('.order-head')
      .locator('[data-part="day"]', { hasText: /^\w{3},/ })
      .waitFor()
    await page.getByRole('button', { name: 'Return gifts' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await page.getByRole('radio', { name: 'Arrived damaged' }).check()
    await page.getByRole('button', { name: 'Request the return' }).click()
    await page.getByRole('heading', { name: 'You’re returning 1 of 4 gifts' }).waitFor()
    assert.equal(await page.locator('.order-head .picture').count(), 1, 'the parcel has what is sent back')
    await page
      .locator('.order-head')
      .getByText(/^Stick the label on the parcel and send it by/)
      .waitFor()
    const sent = page.locator('.order-head [data-part="sent"] > li')
    assert.match((await sent.allInnerTexts()).join(), /^1\s×\sChocolate Bunny[^,]*$/)
    const worth = await page.locator('.request-task b', { hasText: '€' }).innerText()
    await page.getByRole('button', { name: 'Return another gift' }).waitFor()
    await askForLabel(page, placed.number)
    await seeReturnSlip(page, placed.number)
    await openSignedIn(page, shop, email, '/user/order')
    const card = page.getByRole('article')
    await card.getByText('Return requested').waitFor()
    await card.getByText(/^Send your return by/).waitFor()
    await card.getByRole('link', { name: 'Return slip' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /^Unpaid/ }).count(), 0, 'no tab is empty')
    await card.getByText('You’re returning 1 of 4 gifts').waitFor()
    assert.equal(await card.getByText('Delivered', { exact: true }).count(), 0)
    assert.equal(await card.locator('.picture').count(), 1, 'the card has what is sent back')
    const last = await card.locator('.picture').last().boundingBox()
    assert.ok(last && last.x + last.width <= 390 - 16, 'the picture is inside the card')
    await screenshot(page, 'orders-return-requested')
    const reference = `${placed.number}-R1`
    await seeLabelDue(t, reference)
    await withStaffPage(t, shop, {}, async (staff) => {
      await openScreen(staff, shop, `/orders/${placed.number}`)
      assert.equal(await staff.getByLabel('Back to stock').isChecked(), false, 'it is damaged')
      await runCommand(commands, ['return', 'approve', reference], Date.now(), (work) => work(shop.db))
      await staff.reload()
      await staff.locator('.badge', { hasText: 'Return approved' }).waitFor()
    })
    await page.goto(shop.origin + orderPage(placed))
    await page.getByRole('heading', { name: /^(.* is coming back to you|We sent you .* back)/ }).waitFor()
    const sums = await until(
      async () => {
        await page.reload()
        await page.locator('.order-sheet').waitFor()
        const isPaidBack = await page.locator('.badge', { hasText: 'Refund sent' }).count()
        return isPaidBack ? page.locator('[data-part="paid-back"] > p').allInnerTexts() : []
      },
      (rows) => rows.length > 0,
    )
    assert.match(sums.join(), /^Refund\s+.€[\d.]+,Paid after refund\s+€[\d.]+$/)
    assert.ok(sums[0]?.endsWith(worth), `${worth} was promised`)
    assert.equal(await page.locator('.order-head .picture').count(), 1, 'the parcel has what was paid back')
    await page.locator('.order-head').getByText('There’s nothing more for you to do.').waitFor()
    assert.equal(await page.locator('.order-head [data-part="next"] > *').count(), 0, 'nothing is asked for')
    await page.getByRole('link', { name: /^Credit note/ }).waitFor()
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL('**/cart')
  })
})

test('a return that was requested keeps its task beside withdrawals that are not confirmed', async (t) => {
  const placed = await paidOrder(shop, 'rolf@example.com', { items: [milkBunny, ...others] })
  const read = async () => (await loadOrder(shop.db, { number: placed.number }))!
  for (const status of ['shipped', 'delivered'] as const)
    assert.equal(await advanceOrder(shop.db, await read(), status, parcel, Date.now()), null)
  const order = await read()
  const goods = order.lines.map(({ id }) => [{ id, quantity: 1, reason: 'other' as const }])
  await shop.db.transaction(async (tx) => {
    const asked = { orderId: order.id, reference: `${order.number}-R1`, kind: 'return', name: '' } as const
    await addReturn(tx, { ...asked, id: newId(Date.now()), lines: goods[0]! }, Date.now(), 'asked')
  })
  for (const lines of goods.slice(1, 3)) {
    const now = await read()
    await shop.db.transaction((tx) => declareWithdrawal(tx, now, 'Rolf', lines, Date.now()))
  }
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin + orderPage(placed))
    await page.getByRole('heading', { name: 'Withdrawal received, not confirmed yet' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Confirm withdrawal' }).count(), 2)
    await page.getByRole('link', { name: 'Return slip' }).waitFor()
  })
})

test('a canceled order offers other gifts and the contact form if the shop canceled it, otherwise its gifts again', async (t) => {
  const placed = await paidOrder(shop, 'gus@example.com', { items: [milkBunny] })
  await runCommand(commands, ['order', 'advance', placed.number, 'cancelled'], Date.now(), (work) =>
    work(shop.db),
  )
  await withPage(t, { width: 390 }, async (page) => {
    await page.goto(shop.origin + orderPage(placed))
    await page.locator('.order-head').getByText('We had to cancel this order').waitFor()
    await page.getByRole('link', { name: 'Find another gift' }).waitFor()
    await page.getByRole('link', { name: 'Write to us' }).first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'Order again' }).count(), 0, 'it could fail again')
    const asked = await paidOrder(shop, 'gus@example.com', { items: [milkBunny] })
    await page.goto(shop.origin + orderPage(asked))
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('link', { name: /^Chocolate Bunny/ })
      .first()
      .waitFor()
  })
})

/** The staff mail the label. Who has none after a day asks with the contact form. */
async function askForLabel(page: Page, number: string): Promise<void> {
  const task = page.locator('.request-task')
  await task.getByText('We’ll email the free label to rita@example.com within one business day.').waitFor()
  await task.getByText('Reason: Arrived damaged').waitFor()
  await task.getByRole('link', { name: 'Write to us' }).click()
  await page.waitForURL('**/contact-us')
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[name="orderNumber"]')?.value === wanted,
    number,
  )
  assert.equal(await page.getByLabel('Subject').inputValue(), 'Return or exchange')
  assert.match(
    await page.getByRole('textbox', { name: 'Message' }).inputValue(),
    new RegExp(`label for return ${number}-R1`),
  )
  await page.goBack()
}

/** The list of returns tells the staff to send it. */
async function seeLabelDue(t: TestContext, reference: string): Promise<void> {
  await withStaffPage(t, shop, {}, async (staff) => {
    await openScreen(staff, shop, '/returns')
    const request = staff.locator('section, article', { hasText: reference })
    await request.getByText('Label to send').first().waitFor()
  })
}

/** The slip names what comes back and why, and who pays its postage. */
async function seeReturnSlip(page: Page, number: string): Promise<void> {
  const address = await page.getByRole('link', { name: 'Return slip' }).getAttribute('href')
  await page.goto(shop.origin + address)
  const slip = page.locator('.return-slip')
  await slip.getByText(`${number}-R1`).first().waitFor()
  assert.equal(await slip.locator('ul > li').count(), 1)
  assert.match(await slip.locator('dl').first().innerText(), /From\s+Anna Petersen.*@.*To/s)
  assert.match(await slip.locator('dl').nth(1).innerText(), /Return number/)
  await slip.getByText(/^Refund €/).waitFor()
  await slip.getByText('Reason: Arrived damaged').waitFor()
  await slip.getByText('The refund goes to the original payment method').waitFor()
  assert.match(await slip.locator('dl').first().innerText(), /To\s+Posy Gifts GmbH/)
  const steps = await slip.locator('ol > li').allInnerTexts()
  assert.match(steps[0] ?? '', /^We’ll email the free label to /)
  assert.equal(steps[1], 'Put this slip in the parcel.')
  assert.match(steps[2] ?? '', /^Stick the label on the parcel and send it by /)
  assert.equal(await slip.locator('[data-part="label"]').count(), 0, 'the shop mails the label')
  await expectNoAxeViolations(page)
  await screenshot(page, 'return-slip')
  assert.equal(await printedPages(page), 1)
  await page.goto(`${shop.origin}/orderDetail?number=${number}&paper=gift-receipt`)
  await page.locator('.gift-receipt').waitFor()
  assert.equal(await printedPages(page), 1, 'four gifts fit on a card')
  await page.getByRole('button', { name: /^(?:Share|Copy link)$/ }).waitFor()
}

async function printedPages(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

/** The heading follows the only parcel. Its arrival is confirmed in a row below. */
async function seeNextStep(t: TestContext, placed: PlacedOrder, email: string): Promise<void> {
  await withPage(t, { width: 390 }, async (page) => {
    const next = page.locator('[data-part="next"] > .button')
    await page.goto(shop.origin + orderPage(placed))
    await next.last().waitFor()
    assert.deepEqual(await next.allInnerTexts(), ['Track the parcel'])
    await page.locator('.order-head').getByText('JD01').waitFor()
    await page.getByRole('button', { name: 'Copy the tracking number' }).waitFor()
    assert.equal(await page.getByText('JD01').count(), 1, 'only the head has the parcel')
    await page.getByRole('button', { name: 'Confirm delivery' }).click()
    await page.getByRole('dialog').getByText('Gifts with a personal text are excluded').waitFor()
    await page.getByRole('button', { name: 'Not yet' }).click()
    await page.goto(`${shop.origin}/trackOrder?number=${placed.number}`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Find my order' }).click()
    await next.last().waitFor()
    assert.deepEqual(await next.allInnerTexts(), ['Track the parcel', 'View order'])
    assert.equal(await page.getByRole('link', { name: 'Track the parcel' }).count(), 1)
  })
}
