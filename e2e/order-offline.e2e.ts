// The page of an order without a connection.
import { after, before, test } from 'node:test'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { buyBunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

test('an order that cannot be loaded again stays on the page', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/ERR_FAILED/)
    const number = await buyBunny(page, shop.origin, 'ivy@example.com')
    await page.goto(`${shop.origin}/orderDetail?number=${number}`)
    const sheet = page.getByRole('heading', { name: 'Your gifts' })
    await sheet.waitFor()
    await page.route(`**${apiPath}**`, (route) => route.abort())
    // The customer signs in in another window: the order is loaded again.
    const other = await page.context().newPage()
    await other.goto(`${shop.origin}/rich/faq`)
    await other.evaluate(() => localStorage.setItem('user', JSON.stringify({ version: 1, value: 'Ivy' })))
    await page.getByText('We couldn’t reach the shop').waitFor()
    await sheet.waitFor()
  }))
