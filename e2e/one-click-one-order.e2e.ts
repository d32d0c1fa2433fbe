// Nothing happens twice or gets lost: fast presses, lost responses, two tabs of one shopper.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { refusalCodes } from '#contract/refusals.ts'
import { sql } from '#data/database.ts'
import { withPage } from './browser.ts'
import { addBunny, bunny, fillAddress, goToCheckout, order } from './buying.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { holdScripts, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

async function ordersOf(email: string): Promise<number> {
  const row = await shop.db.row<{ count: number }>(
    sql`select count(*)::int as count from orders where email = ${email}`,
  )
  return row?.count ?? 0
}

/** The order is placed: the provider asks for its payment. */
const paymentPage = (page: Page): Promise<void> => page.getByRole('button', { name: 'Approve' }).waitFor()

/** Lets the call reach the server and drops the response, like a lost connection. */
async function loseAnswers(page: Page, operation: string): Promise<() => Promise<void>> {
  await page.route('**/*', async (route) => {
    if (route.request().postData()?.includes(`"api":"${operation}"`)) {
      await route.fetch()
      await route.abort('connectionreset')
    } else await route.fallback()
  })
  return () => page.unroute('**/*')
}

test('fast presses take effect in order', async (t) => {
  await withPage(t, {}, async (page) => {
    await bringCart(page, shop)
    await page.goto(`${shop.origin}/cart`)
    const more = page.getByRole('button', { name: `One more of ${bunny}` })
    for (let press = 0; press < 8; press += 1) await more.click()
    assert.equal(await page.getByLabel(`Quantity of ${bunny}`).inputValue(), '9', 'shown at once')
    const stored = await until(
      () =>
        shop.db.row<{ quantity: number }>(
          sql`select (lines->0->>'quantity')::int as quantity from cart order by updated_at desc limit 1`,
        ),
      (row) => row?.quantity === 9,
    )
    assert.equal(stored?.quantity, 9)
    await page.reload()
    assert.equal(await page.getByLabel(`Quantity of ${bunny}`).inputValue(), '9')
  })
})

test('a press before hydration counts, with all selections and input until then', async (t) => {
  await withPage(t, {}, async (page) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(`${shop.origin}/name-mug`, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Blush' }).check({ force: true })
    await page.getByLabel('Quantity').fill('2')
    await page.getByLabel('Name or word on the mug').fill('Ada')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    releaseScripts()
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
    await drawer.getByText('Blush').waitFor()
    await drawer.getByText('“Ada”').waitFor()
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    assert.equal(page.url(), `${shop.origin}/name-mug?variant=MUG-BLU`)
  })
})

test('a press while the page hydrates adds the product once', async (t) => {
  await withPage(t, {}, async (page) => {
    await page.addInitScript(pressBeforeReplay, 'Add to cart')
    await page.goto(`${shop.origin}/chocolate-bunny`)
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await openHydrated(page, `${shop.origin}/cart`)
    assert.equal(await page.getByLabel(`Quantity of ${bunny}`).inputValue(), '1')
  })
})

/** Runs in the page: presses the button after the form is hydrated, and before `ReplaySubmit` looks for a press. */
function pressBeforeReplay(text: string): void {
  const { supports } = CSS
  CSS.supports = (...asked: [string]) => {
    CSS.supports = supports
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('form.product-form button')]
    buttons.find((button) => button.textContent.includes(text))?.click()
    return supports.apply(CSS, asked)
  }
}

test('presses count before the cart rules have loaded, and without them', async (t) => {
  await withPage(t, {}, async (page, faults) => {
    faults.allow(/optimistic-cart/)
    await bringCart(page, shop)
    await page.route(/optimistic-cart/, (route) => route.abort())
    await page.goto(`${shop.origin}/cart`)
    const more = page.getByRole('button', { name: `One more of ${bunny}` })
    for (let press = 0; press < 3; press += 1) await more.click()
    assert.equal(await page.getByLabel(`Quantity of ${bunny}`).inputValue(), '4')
    await page.getByRole('link', { name: 'Cart, 4 items' }).waitFor()
  })
})

test('the cart in another tab updates', async (t) => {
  await withPage(t, {}, async (page) => {
    await page.goto(`${shop.origin}/cart`)
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    const other = await page.context().newPage()
    await addBunny(other, shop.origin)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByLabel(`Quantity of ${bunny}`).waitFor()
  })
})

test('a double press places one order', async (t) => {
  await withPage(t, {}, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'dora@example.com')
    await page.getByRole('button', { name: 'Place order and pay' }).dblclick()
    await paymentPage(page)
    assert.equal(await ordersOf('dora@example.com'), 1)
  })
})

test('an order whose response was lost is found again', async (t) => {
  await withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_CONNECTION_RESET/)
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'ella@example.com')
    const restore = await loseAnswers(page, 'order.place')
    await order(page)
    await page.getByRole('heading', { name: 'OOPS' }).waitFor()
    await restore()
    await page.getByRole('button', { name: 'Check my order' }).click()
    await page.getByText('Your order isn’t paid yet').waitFor()
    await page
      .getByRole('button', { name: /^Pay €/ })
      .first()
      .click()
    await paymentPage(page)
    assert.equal(await ordersOf('ella@example.com'), 1)
  })
})

test('an order whose database went away before the reply is found by the next press', async (t) => {
  await withPage(t, {}, async (page, faults) => {
    faults.allow(/503/)
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'hal@example.com')
    await page.route('**/*', async (route) => {
      if (!route.request().postData()?.includes('"api":"order.place"')) return route.fallback()
      const response = await route.fetch()
      const reply = { code: refusalCodes.busy, msg: 'Busy', data: null, refused: 'busy', traceId: 'lost' }
      return route.fulfill({ response, status: 503, json: reply })
    })
    await order(page)
    await page.getByText('Busy').waitFor()
    await page.unroute('**/*')
    await order(page)
    await paymentPage(page)
    assert.equal(await ordersOf('hal@example.com'), 1)
  })
})

test('while the server is unreachable nothing is ordered, and cart and input are kept', async (t) => {
  await withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_CONNECTION_REFUSED/)
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'gus@example.com')
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
    )
    await order(page)
    await page.waitForURL('**/error/404')
    await page.getByRole('heading', { name: 'OOPS' }).waitFor()
    await page.unroute('**/*')
    await page.goBack()
    await page.getByLabel('City').waitFor()
    assert.equal(await page.getByLabel('City').inputValue(), 'Oldenburg')
    assert.equal(await ordersOf('gus@example.com'), 0)
    await order(page)
    await paymentPage(page)
    assert.equal(await ordersOf('gus@example.com'), 1)
  })
})

test('without storage, what was typed is kept while the server is unreachable', async (t) => {
  await withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_CONNECTION_REFUSED/)
    await bringCart(page, shop)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'gil@example.com')
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
    )
    await order(page)
    await page.waitForURL('**/error/404')
    await page.unroute('**/*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByLabel('City').waitFor()
    assert.equal(await page.getByLabel('City').inputValue(), 'Oldenburg')
  })
})

test('a changed total is shown and needs a new confirmation', async (t) => {
  await withPage(t, {}, async (page) => {
    await bringCart(page, shop)
    await goToCheckout(page, shop.origin)
    await fillAddress(page, 'fay@example.com')
    const other = await page.context().newPage()
    await addBunny(other, shop.origin)
    await order(page)
    await page.getByText('Your cart changed in another window.').waitFor()
    await page.getByText('Check the summary and place your order again.').waitFor()
    assert.equal(await ordersOf('fay@example.com'), 0)
    await order(page)
    await paymentPage(page)
    assert.equal(await ordersOf('fay@example.com'), 1)
  })
})

test('a gift whose request is slow is in the cart although the shopper has left the page', (t) =>
  withPage(t, {}, async (page) => {
    const begin = new Date()
    const debug = await page.context().newCDPSession(page)
    /** Bytes in a second; −1 for no limit. */
    const limitUpload = (uploadThroughput: number) =>
      debug.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await openHydrated(page, `${shop.origin}/chocolate-bunny`)
    await limitUpload(400)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await page.goto(`${shop.origin}/rich/faq`, { waitUntil: 'commit' })
    await limitUpload(-1)
    const lines = await until(
      () =>
        shop.db.rows(sql`select id from cart where updated_at > ${begin} and jsonb_array_length(lines) = 1`),
      (found) => found.length > 0,
      20,
    )
    assert.equal(lines.length, 1)
  }))
