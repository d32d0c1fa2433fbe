// A guest's purchase from the home page to the printed documents, with mouse, touch and keyboard.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import {
  addBunny,
  bunny,
  choosePayment,
  fillAddress,
  goToCheckout,
  order,
  orderButton,
  seeThanks,
} from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => {
  // Low enough that the product page shows the number.
  shop = await openShop((db) => db.run(sql`update variant set stock = 5 where sku = 'CHB-MIL'`))
})
after(() => shop.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

test('a guest buys a product, from the home page to the paid order', async (t) => {
  await withPage(t, { prefetching: true, pictures: true }, async (page) => {
    await page.goto(shop.origin)
    await link(page, 'Sweets & tea').first().click()
    await page.getByRole('heading', { name: 'Sweets & tea', level: 1 }).waitFor()
    await page.getByRole('main').getByRole('link', { name: bunny }).first().click()
    await page.getByRole('heading', { name: bunny, level: 1 }).waitFor()
    await page.getByText('Only 5 left').waitFor()
    await button(page, 'Add to cart').first().click()
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
    await drawer.getByText('Add 1 more gift and save 5%').waitFor()
    await drawer.getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor()
    await link(page, 'Cart, 1 item').waitFor()

    await button(page, `One more of ${bunny}`).click()
    await link(page, 'Cart, 2 items').waitFor()
    await page.getByRole('main').getByText('2 gifts: 5% off').waitFor()
    await expectNoAxeViolations(page)

    await button(page, `Remove ${bunny}`).click()
    const question = page.getByRole('dialog', { name: 'Are you sure to delete this product?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    assert.equal(await page.getByLabel(`Quantity of ${bunny}`).inputValue(), '2')

    await useCoupons(page)

    await link(page, 'Check out').first().click()
    await order(page)
    await page.getByText('Please check 7 fields').waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email')
    await expectNoAxeViolations(page)
    await fillAddress(page, 'anna@example.com')
    await page.getByText('Orders to Germany are charged in EUR.').waitFor()
    await page.reload()
    assert.equal(await page.getByLabel('City').inputValue(), 'Oldenburg')
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await page.getByText('Gartenweg 3').waitFor()
    await expectNoAxeViolations(page)
    await link(page, /^Cart$/).waitFor()

    const mails = await until(
      () => shop.mailsTo('anna@example.com'),
      (subjects) => subjects.length > 0,
    )
    // Paid within minutes: one mail says all there is.
    assert.deepEqual(mails, [`We’ve received your payment for order ${number}`])
    await page.goto(`${shop.origin}/chocolate-bunny`)
    await page.getByText('Only 3 left').waitFor()
    await track(page, number)
  })
})

async function useCoupons(page: Page): Promise<void> {
  const ask = page.locator('summary', { hasText: 'Have a coupon code?' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await button(page, 'Apply').click()
  await page.getByText('Please enter coupon code').waitFor()
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await button(page, 'Apply').click()
  await page.getByText('That code isn’t valid.').waitFor()
  await page.getByLabel('Coupon code').fill('welcome10')
  await button(page, 'Apply').click()
  await page.getByText('WELCOME10 applied').waitFor()
  await button(page, 'Remove coupon WELCOME10').click()
  await ask.waitFor()
}

async function track(page: Page, number: string): Promise<void> {
  await page.goto(`${shop.origin}/trackOrder?number=${number}`)
  await button(page, 'Find my order').click()
  await page.getByText('Email format is error').waitFor()
  await page.getByRole('main').getByLabel('Email').fill('someone-else@example.com')
  await button(page, 'Find my order').click()
  await page.getByText('Order ID is error').waitFor()
  await page.getByRole('main').getByLabel('Email').fill('anna')
  await page.getByText('Can’t find your order number?').click()
  await page.getByRole('button', { name: 'Email me the links' }).click()
  await page.getByText('Email format is error').waitFor()
  await page.getByRole('main').getByLabel('Email').fill('anna@example.com')
  await page.getByRole('button', { name: 'Email me the links' }).click()
  await page.getByText('links to the latest ones are on their way').waitFor()
  await button(page, 'Find my order').click()
  const found = page.getByRole('region', { name: `Order ${number}` })
  await found.locator('h1:focus', { hasText: 'We’re getting your order ready' }).waitFor()
  assert.equal(await button(page, 'Find my order').count(), 0, 'the answer replaces the form')
  assert.equal(await page.getByText('Gartenweg 3').count(), 0, 'the street stays hidden')
  await expectNoAxeViolations(page)
  await link(page, 'View order').click()
  await page.getByRole('heading', { name: 'We’re getting your order ready', level: 1 }).waitFor()
}

test('on a phone, a declined payment is retried and then confirmed', async (t) => {
  await withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await addBunny(page, shop.origin)
    await expectNoAxeViolations(page)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'bea@example.com')
    await page.getByRole('radio', { name: /Express/ }).check()
    await order(page)
    await choosePayment(page, 'Decline')
    await page.getByText('Your payment was declined').waitFor()
    await page.getByText('Reserved for you until').waitFor()
    await expectNoAxeViolations(page)
    await page.locator('.payment-panel > .button').click()
    await choosePayment(page, 'Needs confirmation')
    await link(page, 'Decide later').click()
    await page.getByText('Your payment is being confirmed').first().waitFor()
    await page.goBack()
    await choosePayment(page, 'Confirm the payment')
    const number = await seeThanks(page)
    const mails = await until(
      () => shop.mailsTo('bea@example.com'),
      (subjects) => subjects.length > 0,
    )
    // Paid within minutes: one mail says all there is.
    assert.deepEqual(mails, [`We’ve received your payment for order ${number}`])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    assert.equal(wide, false, 'nothing is wider than the phone')
  })
})

test('a promotion shows a hint, reduces the price with a reason, and disappears when it ends', async (t) => {
  await ops('promotion', 'pause', 'buy-one-more')
  await ops(
    'promotion',
    'create',
    'nest',
    '--tiers',
    '2=10,3=20',
    '--category',
    'easter',
    '--name',
    'Full nest',
  )
  await withPage(t, { prefetching: true, width: 390 }, async (page) => {
    await page.goto(`${shop.origin}/painted-eggs-nest`)
    await button(page, 'Add to cart').first().click()
    await page.getByText('Add 1 more Easter gift and save 10%').waitFor()
    await page.goto(`${shop.origin}/cart`)
    await button(page, /^One more of/).click()
    const cart = page.getByRole('main')
    await cart.getByText('2 gifts from Easter: 10% off').waitFor()
    await cart.getByText('Add 1 more Easter gift and save 20%').waitFor()
    await expectNoAxeViolations(page)
    await ops('promotion', 'end', 'nest')
    await until(
      async () => {
        await page.reload()
        await cart.getByText(/All prices include VAT|import charges/).waitFor()
        return cart.getByText('2 gifts from Easter: 10% off').count()
      },
      (count) => count === 0,
    )
  })
  await ops('promotion', 'resume', 'buy-one-more')
})

async function ops(...words: string[]): Promise<void> {
  const { exitCode, output } = await runCommand(commands, words, Date.now(), (work) => work(shop.db))
  assert.equal(exitCode, 0, output)
}

test('the drawer shows the gift just added, the number of the others, and the total of the cart', async (t) => {
  await withPage(t, { prefetching: true, width: 390 }, async (page) => {
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
    for (const [key, wrapped] of [
      ['chocolate-bunny', true],
      ['plush-teddy', false],
      ['chocolate-bunny', true],
    ] as const) {
      await page.goto(`${shop.origin}/${key}`)
      if (wrapped) {
        await page.locator('input[name="wrap"]').check()
      }
      if (key === 'plush-teddy') await page.getByLabel('Without a name or text').check()
      await button(page, 'Add to cart').first().click()
      await drawer.waitFor()
    }
    const added = drawer.getByRole('region', { name: bunny })
    await added.getByText('× 2').waitFor()
    await added.getByRole('button', { name: 'Gift wrap', pressed: true }).waitFor()
    await drawer.getByText('1 more gift in your cart').waitFor()
    await drawer.getByText(/^You’re \$[\d.]+ away from free standard shipping$/).waitFor()
    await drawer.locator('.mini-cart-foot').getByText('Shipping', { exact: true }).waitFor()
    const total = await drawer.locator('.mini-cart-foot [data-kind="total"] bdi').innerText()
    await link(page, 'View cart').click()
    // The drawer has one, too, until it is closed.
    const row = page.getByRole('main').locator('.totals [data-kind="total"]')
    await row.waitFor()
    assert.equal(await row.locator('bdi').innerText(), total)
  })
})

test('the keyboard alone is enough to buy', async (t) => {
  await withPage(t, { prefetching: true }, async (page) => {
    await page.goto(`${shop.origin}/chocolate-bunny`)
    await pressOn(page, 'Add to cart')
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await pressOn(page, 'Check out')
    await page.getByRole('main').getByLabel('Email').waitFor()
    await typeInto(page, 'email', 'cleo@example.com')
    // Overseas the label contains the total, and the payment follows; in Europe the law prescribes the label.
    await page.getByRole('button', { name: /^Place order · \$[\d.]+$/ }).waitFor()
    await page.getByRole('link', { name: 'Terms' }).waitFor()
    await choose(page, 'country', 'DE')
    await page.getByLabel('Postal code').waitFor()
    await page.getByRole('button', { name: 'Place order and pay', exact: true }).waitFor()
    const address = {
      firstName: 'Cleo',
      lastName: 'Marsh',
      street: 'Gartenweg 5',
      zip: '26133',
      city: 'Oldenburg',
    }
    for (const [field, text] of Object.entries(address)) await typeInto(page, field, text)
    await orderButton(page).waitFor()
    await pressOn(page, 'Place order and pay')
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    await pressOn(page, 'Approve')
    await seeThanks(page)
  })
})

/** Presses Tab until the element has the focus; fails on a page that the keyboard cannot traverse. */
async function tabTo(
  page: Page,
  wanted: (focused: { name: string | null; text: string }) => boolean,
): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => ({
      name: document.activeElement?.getAttribute('name') ?? null,
      text: document.activeElement?.textContent.trim() ?? '',
    }))
    if (wanted(focused)) return
  }
  throw new Error('the keyboard does not get there')
}

async function pressOn(page: Page, text: string): Promise<void> {
  await tabTo(page, (focused) => focused.text.startsWith(text))
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, ({ name }) => name === field)
  await page.keyboard.type(text)
}

/** Uses the arrow keys, because typing into a list depends on the time between keys. */
async function choose(page: Page, field: string, value: string): Promise<void> {
  await tabTo(page, ({ name }) => name === field)
  await page.keyboard.press('Home')
  await until(
    async () => {
      const chosen = await page.locator(`[name="${field}"]`).inputValue()
      if (chosen !== value) await page.keyboard.press('ArrowDown')
      return chosen
    },
    (chosen) => chosen === value,
  )
}
