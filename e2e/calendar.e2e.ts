// Seasons and view transitions: occasions on the home page, colours of the seasons, moving pictures between pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, type AxeScope } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screenshot } from './screenshot.ts'
import { showTheme } from './show-theme.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path, { waitUntil: 'load' })
  // React has rendered when the screen has its props.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

const region = (page: Page, name: string) => page.getByRole('region', { name })
const titles = (page: Page, name: string) =>
  region(page, name).getByRole('heading', { level: 3 }).allInnerTexts()
const season = (page: Page) => page.evaluate(() => document.documentElement.dataset['season'] ?? null)

test('the home page shows new products, best sellers, reviews, and occasions with their last order days', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/?day=2027-03-01')
    const fresh = await titles(page, 'New in the shop')
    assert.equal(fresh[0], 'Daffodils in Glazed Pot')
    const best = await titles(page, 'Best sellers')
    assert.equal(best.length, 8)
    assert.deepEqual(
      best.filter((title) => fresh.includes(title)),
      [],
      'nothing is shown twice',
    )
    assert.equal(await region(page, 'Shop by category').getByRole('link').count(), 6)
    assert.equal(await region(page, 'What customers say').getByRole('article').count(), 3)
    const days = region(page, 'Coming up')
    await days.getByText(/Delivery country: United\sStates/).waitFor()
    const feast = (name: string) => days.getByRole('listitem').filter({ hasText: name })
    assert.match(await feast('Easter').innerText(), /March 28, 2027[^]*Standard: by Fri,\sMar\s5/)
    assert.match(await feast('Mother’s Day').innerText(), /May 9, 2027[^]*Express: by Tue,\sApr\s27/)
    await feast('Easter').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Easter', exact: true }).waitFor()
    await page
      .locator('.category-head')
      .getByText(
        /Easter is on Mar\s28\s*Standard: order by [A-Z][a-z]+,\sMar\s\d+, ready-to-send gifts by [A-Z][a-z]+,\sMar\s\d+\s*Express: by .*Mar\s\d+$/,
      )
      .waitFor()

    // After the day, the date of the next one has its year.
    await open(page, '/classify/easter?day=2027-04-20')
    await page
      .locator('.category-head')
      .getByText(/Easter is on April\s16,\s2028/)
      .waitFor()

    // Advent belongs to the same category, and is earlier.
    await open(page, '/de/classify/christmas?day=2026-11-27')
    await page
      .locator('.category-head')
      .getByText(/Standard: bestellen bis .*sofort lieferbare Geschenke bis/)
      .waitFor()

    // A period that has begun keeps its last day to order; standard shipping is too late.
    await open(page, '/ja/classify/gift-boxes?day=2026-12-02')
    const head = (await page.locator('.category-head').innerText()).replaceAll('\u2060', '')
    assert.match(head, /お歳暮は12月20日まで\s*[^]*お急ぎ便：12月\d+日/)

    await open(page, '/de?day=2027-03-01')
    const german = region(page, 'Die nächsten Anlässe').getByRole('listitem').filter({ hasText: 'Ostern' })
    assert.match(await german.innerText(), /Standard bis\sMi\.,\s17\.\sMärz/)
    // Express has one day for gifts made to order and a later one for those in stock: each line names its gifts.
    await open(page, '/de?day=2026-11-27')
    const nicholas = region(page, 'Die nächsten Anlässe')
      .getByRole('listitem')
      .filter({ hasText: 'Nikolaus' })
    const lines = await nicholas.getByRole('paragraph').allInnerTexts()
    assert.match(lines[0]!, /^Einzeln gefertigt, Express bis Mo\.,\s30\.\sNov/)
    assert.match(lines[1]!, /^Nur sofort lieferbare: Express bis Mi\.,\s2\.\sDez/)
    assert.equal(lines.length, 2)
    // Sweden has Mother's Day at the end of May.
    await open(page, '/sv?day=2027-05-15')
    assert.match(await region(page, 'Dagarna framöver').innerText(), /30 maj 2027/)

    await open(page, '/ar?day=2026-11-22')
    assert.equal(await page.locator('[aria-labelledby="home-new"] [data-stock="out"]').count(), 0)
  }))

test('best sellers have one order: on the home page, after a search without result, and in a category', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/?day=2026-12-01')
    const fresh = await titles(page, 'New in the shop')
    const best = await titles(page, 'Best sellers')
    await open(page, '/search?query=zzzz&day=2026-12-01')
    const others = page.locator('section', { has: page.getByRole('heading', { name: 'Best sellers' }) })
    const after = await others.getByRole('heading', { level: 3 }).allInnerTexts()
    assert.deepEqual(
      after.filter((title) => !fresh.includes(title)),
      best.slice(0, after.length),
    )
    await open(page, '/classify/christmas?sort=best-selling&day=2026-12-01')
    await page.getByRole('button', { name: 'Sort: Best selling' }).waitFor()
    assert.equal(await page.locator('.product-grid h3').first().innerText(), best[0])
  }))

test('in autumn the home page has no spring gifts outside the gift year', (t) =>
  withPage(t, {}, async (page) => {
    await open(page, '/?day=2026-11-22')
    const sections = ['New in the shop', 'Best sellers']
    const autumn = (await Promise.all(sections.map((name) => titles(page, name)))).flat()
    assert.equal(autumn.length, 12)
    assert.deepEqual(
      autumn.filter((title) => /Easter|Egg|Chocolate Bunny|Bunny Pair|Daffodil|Cookies|Mother/.test(title)),
      [],
    )
    // The gift year shows all later months.
    const year = page.locator('.home-year')
    assert.equal(
      await page.getByText(/Easter|Mother’s Day/).count(),
      await year.getByText(/Easter|Mother’s Day/).count(),
    )
    await page.getByRole('heading', { level: 1, name: 'Christmas, wrapped and ready' }).waitFor()
    await open(page, '/ar?day=2026-11-22')
    assert.equal(await page.getByText('عيد الفصح').or(page.getByText('الكريسماس')).count(), 0)
  }))

type Look = { readonly theme: 'light' | 'dark'; readonly width: number; readonly scope?: AxeScope }

/** In English. Colours are the same in every language. */
const looks: readonly Look[] = [
  { theme: 'light', width: 1440, scope: 'all' },
  { theme: 'light', width: 820, scope: 'all' },
  { theme: 'dark', width: 390, scope: 'colours' },
]
const mirroredLooks: readonly Look[] = [
  { theme: 'light', width: 820 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390, scope: 'structure' },
]

async function lookAt(page: Page, { theme, width }: Look): Promise<void> {
  await showTheme(page, theme)
  await page.setViewportSize({ width, height: 900 })
}

/** Colours of the page in light and dark. */
async function backgroundsOf(page: Page): Promise<string[]> {
  const backgrounds: string[] = []
  for (const look of looks) {
    await lookAt(page, look)
    backgrounds.push(
      `${look.theme} ${await page.evaluate(() => getComputedStyle(document.body).backgroundColor)}`,
    )
  }
  return backgrounds
}

test('each season has its own colours, readable in light and dark and at every width', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    const days = { easter: '2027-03-05', 'mothers-day': '2027-05-07' }
    await open(page, '/?day=2026-07-20')
    const backgrounds = await backgroundsOf(page)
    for (const [name, day] of Object.entries(days))
      for (const language of ['', '/ar']) {
        await open(page, `${language || '/'}?day=${day}&ce=DE`)
        assert.equal(await season(page), name)
        backgrounds.push(...(await backgroundsOf(page)))
        for (const look of language ? mirroredLooks : looks) {
          await lookAt(page, look)
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.ok(over <= 0, `${name} is ${over} px too wide at ${look.width}`)
          if (look.scope) await expectNoAxeViolations(page, look.scope)
          await screenshot(page, `season-${name}${language.replace('/', '-')}-${look.theme}`)
        }
      }
    assert.equal(new Set(backgrounds).size, 6, 'three seasons in two themes')
    // The colours stay on the next page.
    await page.getByRole('contentinfo').locator('a[href*="/classify/"]').first().dispatchEvent('click')
    await page.waitForURL((url) => url.pathname.includes('/classify/'))
    assert.equal(await season(page), 'mothers-day')
  }))

type Watched = { transitions: number }

/** Counts view transitions. Its clock reports no elapsed time, so the device counts as fast. */
function watchTransitions(): void {
  const clock = performance.now.bind(performance)
  performance.now = () => clock() / 1_000
  const begin = document.startViewTransition.bind(document)
  const watched: Watched = Object.assign(globalThis, { transitions: 0 })
  document.startViewTransition = (change) => {
    watched.transitions += 1
    return begin(change)
  }
}

const transitions = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).transitions)
const named = (page: Page) => page.locator('[style*="view-transition-name"]').count()

test('a picture moves to its page and back, and the list keeps its scroll position', (t) =>
  withPage(t, { width: 1280, motion: true }, async (page) => {
    await page.addInitScript(watchTransitions)
    await open(page, '/classify/easter')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/view-transition-')),
    )
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    const left = await page.evaluate(() => scrollY)
    assert.ok(left > 300)
    // Clicks by script: Playwright's mouse might scroll first.
    const title = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main .product-card a')]
      const link = links.find((each) => each.getBoundingClientRect().top > 100)
      link?.click()
      return link?.querySelector('h3')?.textContent ?? ''
    })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
    assert.equal(await transitions(page), 1)
    await page.goBack()
    await page.waitForFunction((top) => scrollY === top && location.pathname === '/classify/easter', left)
    assert.equal(await transitions(page), 2)
    await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'))
    // Of two simultaneous navigations the later one wins.
    const last = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main .product-card a')]
      links[0]?.click()
      links[1]?.click()
      return links[1]?.querySelector('h3')?.textContent ?? ''
    })
    await page.getByRole('heading', { level: 1, name: last }).waitFor()
    await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'))
    assert.equal(await named(page), 0)
  }))

test('reduced motion turns view transitions off', (t) =>
  withPage(t, {}, async (page) => {
    await page.addInitScript(watchTransitions)
    await open(page, '/classify/easter')
    await page.locator('main .product-card a:visible').first().click()
    await page.waitForURL((url) => !url.pathname.includes('/classify/'))
    await page.waitForFunction(() => scrollY === 0)
    assert.equal(await transitions(page), 0)
  }))

test('error pages link to the home page; only an unknown page has menu and footer', (t) =>
  withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/404/)
    for (const [path, heading, frames] of [
      ['/error/404', 'OOPS', 0],
      ['/no/such/page', 'Page Not Found', 1],
    ] as const) {
      await open(page, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      assert.equal(await page.getByRole('contentinfo').count(), frames)
      assert.equal(await page.getByRole('search').count(), 1)
      assert.equal(await page.locator('.next-steps li').count(), 4)
      await expectNoAxeViolations(page)
      await screenshot(page, `error${path.replaceAll('/', '-')}`)
      await page.getByRole('link', { name: 'Back to the homepage' }).click()
      await page.waitForURL(`${shop.origin}/`)
    }
  }))
