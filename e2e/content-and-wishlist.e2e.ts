// Editorial pages, wishlist, recently viewed products, reviews, navigation menus and search suggestions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await untilHydrated(page)
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { name, level })
const heart = (page: Page, title: string) => main(page).getByRole('button', { name: `Wishlist: ${title}` })

type StructuredData = Record<string, unknown>

async function structuredData(page: Page, type: string): Promise<StructuredData[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const items = blocks.map((block) => JSON.parse(block) as StructuredData)
  return items.filter((item) => item['@type'] === type)
}

test('the links of an editorial page stay in the shop and in its language', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/rich/faq')
    await heading(page, 'FAQ').waitFor()
    const [faq] = await structuredData(page, 'FAQPage')
    assert.ok(Array.isArray(faq?.['mainEntity']) && faq['mainEntity'].length >= 8)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Returns policy' }).click()
    await page.waitForURL(`${shop.origin}/rich/returns`)
    await open(page, '/de/rich/terms')
    const links = await main(page)
      .locator('.rich-text a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    assert.ok(links.length > 0)
    for (const link of links.filter((each) => each.startsWith('/'))) assert.match(link, /^\/de\//)
    assert.equal((await page.request.get(`${shop.origin}/rich/no-such-page`)).status(), 404)
  }))

test('the blog links to a post, and the post to others', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/rich/blog')
    assert.equal(await main(page).locator('.post-list > li:has(.picture)').count(), 5)
    await main(page)
      .getByRole('link', { name: /How a name/ })
      .click()
    await main(page).getByRole('link', { name: 'Open the gift finder' }).waitFor()
    await main(page).getByRole('link', { name: 'See all' }).click()
    await main(page)
      .getByRole('link', { name: /An Easter table/ })
      .click()
    await heading(page, 'An Easter table in twenty minutes').waitFor()
    const gifts = page.getByRole('region', { name: 'You might also like' })
    assert.equal(await gifts.getByRole('article').filter({ hasNotText: 'Chocolate Bunny with' }).count(), 4)
    await gifts.getByRole('link', { name: 'All gifts for Easter' }).waitFor()
    await heading(page, 'More to read', 2).waitFor()
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Blog' }).click()
    await heading(page, 'Blog').waitFor()
    await open(page, '/rich/blog-easter-table')
    const [article] = await structuredData(page, 'Article')
    assert.equal(article?.['headline'], 'An Easter table in\u00a0twenty minutes')
  }))

test('products are saved to the wishlist, counted, kept, and moved to the cart', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/classify/easter')
    const bunny = heart(page, 'Chocolate Bunny with Ribbon')
    assert.equal(await bunny.getAttribute('aria-pressed'), 'false')
    await bunny.click()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).waitFor()
    assert.equal(await bunny.getAttribute('aria-pressed'), 'true')
    await heart(page, 'Gold Foil Chocolate Bunny').click()
    const link = page.getByRole('link', { name: 'Wishlist, 2 gifts' })
    await link.waitFor()
    await link.click()
    await heading(page, 'Wishlist').waitFor()
    await main(page).getByRole('article').nth(1).waitFor()

    await open(page, '/chocolate-bunny')
    await until(
      () => heart(page, 'Chocolate Bunny with Ribbon').first().getAttribute('aria-pressed'),
      (pressed) => pressed === 'true',
    )
    await open(page, '/wishlist')
    // The first list: the second one suggests further gifts.
    const saved = main(page).locator('.product-grid').first()
    const item = (title: string) => saved.getByRole('listitem').filter({ hasText: title })
    await item('Gold Foil').getByRole('button', { name: 'Move to cart' }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).waitFor()
    await item('Gold Foil').waitFor({ state: 'detached' })
    // This product has options, which are selected on its own page.
    await item('Chocolate Bunny').getByRole('link', { name: 'Choose options' }).click()
    await heading(page, 'Chocolate Bunny with Ribbon').waitFor()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).click()
    await heading(page, 'Wishlist').waitFor()
    await heart(page, 'Chocolate Bunny with Ribbon').first().click()
    await heading(page, 'Nothing saved yet', 2).waitFor()
    await main(page).getByText('Gifts you’ve saved.').waitFor({ state: 'hidden' })
    await main(page).getByText('Sign in to keep your list on all your devices.').waitFor()
  }))

test('a gift saved in a size is shown in it, and goes to the cart in it', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/chocolate-bunny')
    const size = main(page).getByRole('radio').last()
    await size.check({ force: true })
    await page.waitForURL(/variant=/)
    await heart(page, 'Chocolate Bunny with Ribbon').first().click()
    await page.getByRole('link', { name: 'Wishlist, 1 gift' }).waitFor()
    await open(page, '/wishlist')
    // Best sellers are there before the saved gifts are loaded.
    const saved = main(page).locator('.wishlist-products h3')
    const [, options] = (await saved.innerText()).split('\n')
    assert.ok(options)
    await main(page).getByRole('button', { name: 'Move to cart' }).first().click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await open(page, '/cart')
    await main(page).getByText(options).first().waitFor()
  }))

test('the page of a gift says where its code stands, and leads to the shop', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await open(page, '/gift')
    await main(page).getByText('printed on the card in your parcel').waitFor()
    await main(page).getByRole('link', { name: 'Contact us' }).click()
    await heading(page, 'Contact us').waitFor()
  }))

test('an empty cart shows best sellers and links to all products', (t) =>
  withPage(t, { width: 390 }, async (page) => {
    await open(page, '/cart')
    await heading(page, 'Your cart is empty', 2).waitFor()
    await heading(page, 'Best sellers', 2).waitFor()
    assert.equal(await main(page).getByRole('article').count(), 4)
    await main(page).getByRole('link', { name: 'See the gifts' }).click()
    await heading(page, 'All gifts').waitFor()
  }))

test('a failed wishlist change is undone, without navigation', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/request failed|ERR_FAILED/)
    await open(page, '/classify/easter')
    await page.route(`**${apiPath}**`, (route) => route.abort())
    const bunny = heart(page, 'Chocolate Bunny with Ribbon')
    await bunny.click()
    await page.locator('.toast').filter({ hasText: 'so nothing was changed' }).waitFor()
    assert.equal(await bunny.getAttribute('aria-pressed'), 'false')
    assert.equal(new URL(page.url()).pathname, '/classify/easter')
  }))

test('products viewed for a second are listed, and can be removed', (t) =>
  withPage(t, {}, async (page) => {
    const noted = () =>
      page.waitForResponse(
        (response) => (response.request().postData() ?? '').includes('recent.add') && response.ok(),
      )
    for (const path of ['/plush-bunny', '/chocolate-bunny']) {
      const done = noted()
      await open(page, path)
      await done
    }
    const done = noted()
    await open(page, '/name-mug')
    await done
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await heading(page, 'Recently viewed', 2).waitFor()
    const section = page.getByRole('region', { name: 'Recently viewed' })
    assert.deepEqual(await section.getByRole('heading', { level: 3 }).allTextContents(), [
      'Chocolate Bunny with Ribbon',
      'Cuddly Plush Bunny',
    ])
    await section.getByRole('link', { name: 'See all' }).click()
    await heading(page, 'Recently viewed').waitFor()
    await main(page).getByRole('article').nth(2).waitFor()
    await page.getByRole('button', { name: 'Clear history' }).click()
    await heading(page, 'Nothing here yet', 2).waitFor()
    await page.reload()
    await heading(page, 'Nothing here yet', 2).waitFor()
  }))

test('reviews have a text for their stars, and structured data only when there are some', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/name-mug')
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await reviews.getByText('4.8 of 5 stars, 5 reviews').waitFor()
    await reviews.getByRole('article').nth(1).waitFor()
    assert.equal(await reviews.getByRole('article').count(), 2)
    await reviews.getByText('In other languages · 3').click()
    await reviews.getByRole('article').nth(4).waitFor()
    assert.equal(await reviews.getByRole('article').count(), 5)
    await reviews.getByText('4 of 5 stars', { exact: true }).waitFor()
    // No sample review belongs to an order.
    assert.equal(await reviews.getByText('Verified purchase', { exact: true }).count(), 0)
    await reviews.getByText('How we check reviews').click()
    await reviews.getByText(/belongs to an order of this gift/).waitFor()
    const [group] = await structuredData(page, 'ProductGroup')
    assert.equal((group?.['aggregateRating'] as StructuredData | undefined)?.['reviewCount'], 5)

    await open(page, '/tote-bag')
    for (const type of ['Product', 'ProductGroup'])
      for (const item of await structuredData(page, type)) assert.equal(item['aggregateRating'], undefined)

    await open(page, '/')
    const latest = page.getByRole('region', { name: 'What customers say' })
    await latest.getByRole('article').nth(2).waitFor()
    assert.equal(await latest.getByRole('article').count(), 3)
    await latest.getByRole('link').first().click()
    await page.getByRole('region', { name: 'Reviews' }).waitFor()
  }))

test('help, information about the shop and all menus are one press away', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/')
    const footer = page.getByRole('contentinfo')
    for (const name of [
      'FAQ',
      'Delivery',
      'Returns policy',
      'Privacy policy',
      'Terms',
      'Payment methods',
      'Affiliate program',
      'Contact us',
      'About us',
      'Blog',
      'Sitemap',
    ]) {
      const href = await footer.getByRole('link', { name, exact: true }).getAttribute('href')
      assert.equal((await page.request.get(shop.origin + href)).status(), 200, name)
    }
    await page.getByRole('button', { name: 'Customer service' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Track an order' }).click()
    await heading(page, 'Track your order').waitFor()
    await footer.getByRole('link', { name: 'Sitemap' }).click()
    await heading(page, 'Sitemap').waitFor()
    await main(page).getByRole('link', { name: 'Kitchen & table' }).click()
    await heading(page, 'Kitchen & table').waitFor()
  }))

test('suggestions appear while typing, and the keyboard selects them', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/')
    const field = page.getByLabel('Search for a gift')
    await field.focus()
    const box = page.getByRole('combobox', { name: 'Search for a gift' })
    await box.pressSequentially('choco', { delay: 20 })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list.getByRole('option').first().waitFor()
    assert.equal(await box.getAttribute('aria-expanded'), 'true')
    await box.press('ArrowDown')
    const first = list.getByRole('option', { selected: true })
    assert.equal(await box.getAttribute('aria-activedescendant'), await first.getAttribute('id'))
    await box.press('Escape')
    await list.waitFor({ state: 'hidden' })
    assert.equal(await box.inputValue(), 'choco')
    await box.press('ArrowUp')
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/')
    assert.notEqual(new URL(page.url()).pathname, '/search')

    await open(page, '/')
    await page.getByLabel('Search for a gift').fill('bunny')
    await page.keyboard.press('Enter')
    await heading(page, 'Results for “bunny”').waitFor()
    await page.getByRole('button', { name: 'Sort: Best match' }).click()
    await page.getByRole('link', { name: 'Best selling', exact: true }).click()
    await page.waitForURL(/sort=best-selling/)
    await page.getByRole('button', { name: 'Sort: Best selling' }).click()
    await page.getByRole('link', { name: 'Best match' }).click()
    await page.getByRole('button', { name: 'Sort: Best match' }).waitFor()
    assert.doesNotMatch(page.url(), /sort=/)
  }))

test('the document head has manifest, colours, share picture and a working search', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/chocolate-bunny')
    const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    const manifest = await attribute('link[rel="manifest"]', 'href')
    assert.equal((await page.request.get(shop.origin + manifest)).status(), 200)
    assert.equal(await page.locator('meta[name="theme-color"]').count(), 2)
    const image = (await attribute('meta[property="og:image"]', 'content')) ?? ''
    assert.match(image, /\/share\/[a-z0-9-]+\.jpg$/)
    assert.equal((await page.request.get(image)).headers()['content-type'], 'image/jpeg')
    await open(page, '/')
    const [site] = await structuredData(page, 'WebSite')
    const action = site?.['potentialAction'] as { target: { urlTemplate: string } } | undefined
    await page.goto((action?.target.urlTemplate ?? '').replace('{search_term_string}', 'bunny'))
    await heading(page, 'Results for “bunny”').waitFor()
  }))
