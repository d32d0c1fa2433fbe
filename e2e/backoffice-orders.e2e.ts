// Staff find an order by scanner, pack and ship it by keyboard, print a batch, and refund a part.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { addReturn } from '#data/orders/returns.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { until } from '#test-support/until.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { bunny } from './buying.ts'
import { milkBunny } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder, unpaidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.textContent || (document.activeElement as HTMLInputElement).name,
  )

test('an order is packed and shipped by keyboard alone, printed in a batch and refunded in part', async (t) => {
  const { number } = await paidOrder(shop, 'dora@example.com')
  const { number: second } = await paidOrder(shop, 'emil@example.com')
  await withStaffPage(t, shop, { width: 1440 }, async (page) => {
    await openScreen(page, shop, '')
    await page.getByRole('link', { name: 'Pack 2 orders' }).waitFor()
    await expectNoAxeViolations(page)

    await openScreen(page, shop, '/orders')
    await page.getByRole('link', { name: number }).waitFor()
    await expectNoAxeViolations(page)
    await page.evaluate(() => {
      // The frame that prints opens the system's dialog otherwise.
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get(this: HTMLIFrameElement) {
          const target = this.contentDocument?.defaultView
          if (target) target.print = () => undefined
          return target
        },
      })
    })
    await page.getByLabel('Select all').check()
    await page.getByText('2 orders selected').waitFor()
    await page.getByLabel('Pick list').check()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const printed = page.frameLocator('iframe[data-part="print"]')
    await printed.getByRole('heading', { name: 'Pick list' }).waitFor({ state: 'attached' })
    assert.equal(await printed.locator('.packing-slip').count(), 2)
    assert.match((await printed.locator('.pick-list').textContent()) ?? '', new RegExp(bunny))

    // From here on the keyboard alone: the scanner types the number and presses Enter.
    await page.getByRole('searchbox').focus()
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    await until(async () => (await focused(page)) === 'Mark as packed')
    await page.keyboard.press('Enter')
    await page.getByLabel('Tracking number').first().waitFor()
    await until(() => page.evaluate(() => document.activeElement instanceof HTMLInputElement))
    await page.keyboard.type('DHL')
    await page.keyboard.press('Tab')
    await page.keyboard.type('00340434161794299999')
    await page.keyboard.press('Enter')
    await until(async () => (await focused(page)) === 'Next order')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Order ${second}` }).waitFor()
    // The carrier of the last parcel is filled in, so the scanner's number is all that is left.
    await until(async () => (await focused(page)) === 'Mark as packed')
    await page.keyboard.press('Control+Enter')
    await page.getByLabel('Tracking number').first().waitFor()
    await until(() => page.evaluate(() => document.activeElement instanceof HTMLInputElement))
    await page.keyboard.type('00340434161794288888')
    await page.keyboard.press('Enter')
    await until(async () => (await focused(page)) === 'Next order')

    await openScreen(page, shop, `/orders/${number}`)
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    const amount = dialog.getByLabel('Amount (EUR)')
    const yes = dialog.getByRole('button', { name: 'Refund' })
    for (const typed of ['1,000.50', '1.005', '1e0']) {
      await amount.fill(typed)
      await yes.click()
      await dialog.getByText('Enter an amount above zero.').waitFor()
    }
    // A refused refund can be corrected.
    await amount.fill('9000')
    await yes.click()
    await page.locator('.toast').waitFor()
    await amount.fill('1.50')
    await yes.click()
    await page.getByText('−€1.50').first().waitFor()
    await page.getByLabel('Note for the team').fill('Ribbon was torn')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('Ribbon was torn').first().waitFor()
  })
})

test('one of two gifts is removed before packing: the dialog names the refund, and the customer reads it', async (t) => {
  const placed = await paidOrder(shop, 'frida@example.com', { items: [milkBunny, milkBunny] })
  const { number } = placed
  await withPage(t, {}, async (buyer) => {
    await withStaffPage(t, shop, { width: 1440 }, async (page) => {
      await openScreen(page, shop, `/orders/${number}`)
      await page.getByRole('button', { name: 'Correct gift' }).click()
      const dialog = page.getByRole('dialog', { name: 'Correct gift' })
      await dialog.getByLabel('Gifts that remain').selectOption('0')
      await dialog.getByText('It is the last gift of the parcel.').waitFor()
      await dialog.getByLabel('Gifts that remain').selectOption('1')
      const correct = dialog.getByRole('button', { name: /^Correct and refund €/ })
      await correct.waitFor()
      await expectNoAxeViolations(page)
      const [refund = ''] = /€[\d.]+/.exec((await correct.textContent()) ?? '') ?? []
      await correct.click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('1 removed').waitFor()
      await page.getByText(`−${refund}`).waitFor()
      await buyer.goto(shop.origin + orderPage(placed))
      await buyer.getByText('1 removed').waitFor()
      await buyer.getByText(refund).first().waitFor()
    })
  })
})

test('of a returned parcel, staff choose which gifts go back to stock; a damaged one is left out', async (t) => {
  const { number } = await paidOrder(shop, 'hugo@example.com', { items: [milkBunny, { sku: 'MUG-OAT' }] })
  const order = (await loadOrder(shop.db, { number }))!
  const lines = order.lines.map(({ id, sku }) => {
    return { id, quantity: 1, reason: sku === 'CHB-MIL' ? ('damaged' as const) : ('changed-mind' as const) }
  })
  const about = { id: newId(Date.now()), orderId: order.id, reference: `${number}-R1`, name: '' }
  await shop.db.transaction((tx) => addReturn(tx, { ...about, kind: 'return', lines }, Date.now()))
  const readStocks = async () => {
    const skus = sql`select stock from variant where sku in ('CHB-MIL', 'MUG-OAT') order by sku`
    return (await shop.db.rows<{ stock: number }>(skus)).map(({ stock }) => stock)
  }
  const [bunnies, mugs] = await readStocks()
  await withStaffPage(t, shop, { width: 390 }, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    const restock = page.getByRole('group', { name: 'Back to stock' })
    await restock.getByRole('checkbox', { name: bunny, checked: false }).waitFor()
    await restock.getByRole('checkbox', { name: 'Mug', checked: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /^Approve and refund/ }).click()
    await page
      .getByRole('dialog')
      .getByText(/goes back to the buyer/)
      .waitFor()
    await expectNoAxeViolations(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve and refund/ })
      .click()
    await restock.waitFor({ state: 'detached' })
  })
  assert.deepEqual(await readStocks(), [bunnies, mugs! + 1])
})

test('staff read why nothing can be refunded of an order whose gifts became a voucher', async (t) => {
  const { number } = await paidOrder(shop, 'gina@example.com')
  const { id: orderId, total } = (await loadOrder(shop.db, { number }))!
  const code = 'G-GINA'
  const voucher = { code, promotion: 'voucher-g-gina', amounts: { EUR: total }, names: { us: 'Voucher' } }
  await shop.db.transaction(async (tx) => {
    await issueCoupon(tx, { ...voucher, endsAt: Date.now() + 3_600_000, customerId: null }, Date.now())
    const data = { reference: `${number}-R1`, voucher: code }
    const event = {
      id: newId(Date.now()),
      orderId,
      kind: 'exchange-approved',
      actor: 'merchant',
      data,
    } as const
    await recordEvent(tx, event, Date.now())
  })
  await withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/already given as a voucher/)
      .waitFor()
  })
})

test('on a phone, the next step stays in reach, money is in a menu, and a return is decided in its list', async (t) => {
  const { number } = await paidOrder(shop, 'ines@example.com')
  const order = (await loadOrder(shop.db, { number }))!
  const lines = order.lines.map(({ id }) => ({ id, quantity: 1, reason: 'changed-mind' as const }))
  const about = { id: newId(Date.now()), orderId: order.id, reference: `${number}-R1`, name: '' }
  await withStaffPage(t, shop, { width: 390 }, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    const pack = page.getByRole('button', { name: 'Mark as packed' })
    await page.mouse.wheel(0, 5_000)
    await until(async () => ((await pack.boundingBox())?.y ?? 0) > 700)
    const refund = page.getByRole('button', { name: 'Refund', exact: true })
    assert.equal(await refund.isVisible(), false)
    await page.getByLabel('More actions').press('Enter')
    await refund.waitFor()
    await expectNoAxeViolations(page)

    await shop.db.transaction((tx) => addReturn(tx, { ...about, kind: 'return', lines }, Date.now()))
    await openScreen(page, shop, '/returns')
    const request = page.locator('.panel', { hasText: `${number}-R1` })
    await request.getByText('ines@example.com').waitFor()
    await request.getByRole('button', { name: 'Review' }).click()
    await request.getByRole('button', { name: 'Decline' }).click()
    assert.equal(
      await request.getByRole('button', { name: 'Decline' }).isDisabled(),
      true,
      'without a reason',
    )
    await request.getByLabel('Reason (sent to the customer)').fill('It was worn.')
    await request.getByRole('button', { name: 'Decline' }).click()
    await request.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Closed' }).click()
    await request.getByText('It was worn.').waitFor()
    await expectNoAxeViolations(page)
  })
})

test('an order by phone is priced while it is typed, and paid by a mailed link', async (t) => {
  await withStaffPage(t, shop, { width: 1440, role: 'manager' }, async (page) => {
    await openScreen(page, shop, '/orders')
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByLabel('Title, SKU or barcode').fill('chb-mil')
    await page.getByRole('listitem').filter({ hasText: bunny }).getByRole('button', { name: 'Add' }).click()
    assert.equal(await page.getByLabel('Country').inputValue(), 'DE', "the seller's country")
    await page.getByLabel('Gift wrap').check()
    await page.locator('.amounts', { hasText: 'Gift wrap' }).waitFor()
    await page.getByLabel('Email').fill('grete@example.com')
    await page.getByLabel('First name').fill('Grete')
    await page.getByLabel('Last name').fill('Holm')
    await page.getByLabel('Postal code').fill('26133')
    await page.getByLabel('City').fill('Oldenburg')
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByLabel('Street address').and(page.locator('[aria-invalid=true]')).waitFor()
    await page.getByLabel('Street address').fill('Gartenweg 3')
    await page.locator('[aria-invalid=true]').waitFor({ state: 'detached' })
    await expectNoAxeViolations(page)
    await screenshot(page, 'new-order')
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByRole('heading', { name: /^Order / }).waitFor()
    await page.getByText('Payment link').waitFor()
    await until(async () => (await shop.mailsTo('grete@example.com')).length === 1)
  })
})

test('an order that needs no parcel is packed and delivered; an unpaid one has no next step', async (t) => {
  const { number } = await paidOrder(shop, 'dina@example.com')
  await shop.db.run(sql`
    update shipment_group set requires_shipping = false
    where order_id = (select id from orders where number = ${number})`)
  const unpaid = await unpaidOrder(shop, 'dina@example.com')
  await withStaffPage(t, shop, {}, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('To ship').first().waitFor()
    assert.equal(await page.getByLabel('Tracking number').count(), 0)
    await page.keyboard.press('Control+Enter')
    await page.getByText('Delivered').first().waitFor()
    await openScreen(page, shop, `/orders/${(await paidOrder(shop, 'dina@example.com')).number}`)
    await page.getByRole('button', { name: 'Ship without packing' }).click()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByLabel('Tracking number').and(page.locator('[aria-invalid=true]')).waitFor()
    await openScreen(page, shop, `/orders/${unpaid.number}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click()
    assert.equal(await page.getByText('does the next step').count(), 0)
  })
})

test('on a phone, a packer sees no prices and no customer', async (t) => {
  const { number } = await paidOrder(shop, 'finn@example.com')
  await withStaffPage(t, shop, { width: 390, role: 'packer' }, async (page) => {
    await openScreen(page, shop, `/orders/${number}`)
    await page.getByRole('heading', { name: 'Parcel for Anna Petersen' }).waitFor()
    const text = await page.getByRole('main').innerText()
    assert.doesNotMatch(text, /€|finn@example\.com|Refund|Cancel order/)
    await expectNoAxeViolations(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(width <= 390, `no sideways scrolling: ${width}`)
  })
})
