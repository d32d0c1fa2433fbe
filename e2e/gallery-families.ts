// Families of screens in the gallery, and how to show each.
import type { BrowserContext, Page } from 'playwright-core'
import {
  checkoutErrors,
  office,
  registryOf,
  returnDialog,
  savedGifts,
  severalPeople,
  zoom,
} from './gallery-more.ts'
import type { State } from './gallery-orders.ts'
import type { Show } from './gallery-stage.ts'
import { orderPage } from './placed-order.ts'
import { untilHydrated } from './steps.ts'

const at =
  (address: string): Show =>
  async ({ open }) =>
    void (await open(address))

const withCart =
  (address: string): Show =>
  async ({ page, shop, look, open }) => {
    await bring(page, await shop.cart(look.locale))
    await open(address)
  }

const signedIn = new WeakSet<BrowserContext>()

const signedInAt =
  (address: string): Show =>
  async ({ page, shop, look, open }) => {
    if (!signedIn.has(page.context())) await shop.signIn(page, look.locale)
    signedIn.add(page.context())
    await open(address)
    await page.locator('.account-page [data-part="main"] > :not(output)').first().waitFor()
  }

/** The window may know the cart of another session. */
async function bring(page: Page, session: string): Promise<void> {
  await page.addInitScript((id) => {
    localStorage.setItem('session', id)
    localStorage.removeItem('cart')
  }, session)
}

const order =
  (state: State, paid = false): Show =>
  async ({ page, shop, look, open }) => {
    const placed = await shop.order(state, look.locale)
    await bring(page, placed.session)
    await open(orderPage(placed, paid))
  }

/** Opens a paper of an order by its link there. */
const paper =
  (state: State, link: string): Show =>
  async (stage) => {
    await order(state)(stage)
    const address = await stage.page.locator(`#main a[href*="${link}"]`).first().getAttribute('href')
    await stage.page.goto(new URL(address!, stage.shop.origin).href)
  }

const gift =
  (opened: boolean): Show =>
  async (stage) => {
    await order('shipped')(stage)
    const { page } = stage
    const address = await page.locator('#main a[href*="/gift#"]').first().getAttribute('href')
    await page.goto(new URL(address!, stage.shop.origin).href)
    await page.locator('.gift-box').waitFor()
    if (opened) await page.locator('.gift-box button').first().click()
  }

/** The mail of an event, by its position among the mails of the order. */
const mail =
  (state: State, index: number): Show =>
  async ({ page, shop, look }) => {
    const { number } = await shop.order(state, look.locale)
    await page.setContent(await shop.mailHtml(number, index, look.locale))
  }

const drawer: Show = async ({ page, open }) => {
  await open('/name-mug')
  await untilHydrated(page)
  await page.locator('form input[type="text"], form input:not([type])').first().fill('Emma')
  await page.locator('#main form button[type="submit"]').first().click()
  await page.locator('[role="dialog"], dialog[open]').first().waitFor()
  return 'viewport'
}

const menu: Show = async ({ page, look, open }) => {
  await open('/classify/easter')
  await untilHydrated(page)
  const button = page.locator('.menu-drawer button:visible, .menu-drawer a:visible').first()
  if (look.width < 1000) await button.click()
  else await page.locator('header nav a:visible').nth(4).hover()
  await page
    .locator(look.width < 1000 ? '.menu-drawer nav:popover-open' : '.main-menu .picture')
    .first()
    .waitFor()
  return 'viewport'
}

export const families: Readonly<Record<string, Show>> = {
  // First: the window of a look keeps its cart and its wishlist.
  emptycart: at('/cart'),
  emptywishlist: at('/wishlist'),
  home: at('/'),
  category: at('/classify/christmas'),
  few: at('/classify/easter?tag=bunny'),
  search: at('/search?query=mug'),
  product: at('/name-mug'),
  bunny: at('/chocolate-bunny'),
  bulk: at('/bulk-gifts'),
  finder: at('/gift-finder'),
  blog: at('/rich/blog'),
  post: at('/rich/blog-easter-table'),
  faq: at('/rich/faq'),
  about: at('/rich/about'),
  contact: at('/contact-us'),
  sitemap: at('/sitemap'),
  track: at('/trackOrder'),
  missing: at('/error/404'),
  lost: at('/no-such-gift'),
  signin: at('/user/center'),
  cart: withCart('/cart'),
  checkout: withCart('/checkout'),
  several: severalPeople,
  checkouterrors: checkoutErrors,
  unpaid: order('unpaid'),
  thanks: order('paid', true),
  paid: order('paid'),
  processed: order('processed'),
  shipped: order('shipped'),
  delivered: order('delivered'),
  returnasked: order('returnasked'),
  approved: order('approved'),
  refunded: order('refunded'),
  canceled: order('canceled'),
  drawer,
  menu,
  // From here the customer of a look is signed in, with a saved address.
  account: signedInAt('/user/center'),
  orders: signedInAt('/user/order'),
  addresses: signedInAt('/user/address'),
  points: signedInAt('/user/points'),
  coupons: signedInAt('/user/coupon'),
  people: signedInAt('/user/people'),
  settings: signedInAt('/user/setting'),
  giftclosed: gift(false),
  giftopen: gift(true),
  giftreceipt: paper('paid', 'paper=gift-receipt'),
  returnslip: paper('returnasked', 'paper=return-slip'),
  invoice: paper('shipped', 'invoice'),
  mailpaid: mail('paid', 0),
  mailshipped: mail('shipped', 1),
  mailarrived: mail('delivered', 2),
  returning: returnDialog,
  zoom,
  nothingfound: at('/search?query=zzzz'),
  wishlist: savedGifts('/wishlist'),
  recent: savedGifts('/recently-viewed'),
  newsletter: at('/newsletter'),
  registryown: registryOf(false),
  registry: registryOf(true),
  officestart: office(''),
  officeorders: office('/orders'),
  officeorder: office('/orders/{order}'),
  officereturns: office('/returns'),
  officeproducts: office('/products'),
  officeproduct: office('/products/{product}'),
  officepromotions: office('/promotions'),
  officecustomers: office('/customers'),
  officesettings: office('/settings'),
  officeshipping: office('/settings/shipping'),
  officeimport: office('/import'),
  officesetup: office('/setup'),
}
